import { sampleQuotation } from "@/e2e/support/quotation";
import { formatAmount } from "@/lib/pricing";
import { quotationFields, type TextFieldName, textFieldNames } from "./fields";
import { problemsOf, quotationSchema } from "./schema";

const valid = sampleQuotation();

const lines = textFieldNames.filter(
  (name) => name !== "company_email" && !quotationFields[name].hasLines,
);

test("accepts what form posts send, with defaults for absent fields", () => {
  const { your_name, company_email, company_contact, company_name } = valid;
  const required = { your_name, company_email, company_contact, company_name };
  expect(quotationSchema.parse({ ...required, utm_source: "x" })).toEqual({
    ...Object.fromEntries(textFieldNames.map((name) => [name, ""])),
    ...required,
    qty: 1,
  });
  for (const qty of ["3", " 3 "]) expect(quotationSchema.parse({ ...valid, qty }).qty).toBe(3);
});

test.each(["0", "100", "2.5", "0x10", "", "3 devices", "-1", 2.5, 100, NaN, true, [3]])(
  "rejects %p as a number of devices",
  (qty) => expect(quotationSchema.safeParse({ ...valid, qty }).success).toBe(false),
);

test.each([
  ["1e1", 10],
  ["2.0", 2],
  [99, 99],
  [null, 1],
])("accepts %p as %i devices", (qty, expected) =>
  expect(quotationSchema.parse({ ...valid, qty }).qty).toBe(expected),
);

test.each([5, null, {}])("rejects %j as an e-mail address", (company_email) =>
  expect(quotationSchema.safeParse({ ...valid, company_email }).success).toBe(false),
);

test.each<[string, string]>([
  ["  Aminath  Ibrahim ", "Aminath  Ibrahim"],
  ["\u202a+960 777 1234\u202c", "+960 777 1234"],
  ["\u2068ޢާއިޝަތު\u2069 ", "ޢާއިޝަތު"],
  ["\ufeff\u00a0\u30007\t\r\n", "7"],
  ["x\u202Emoc.elpmaxe", "xmoc.elpmaxe"],
  ["A\ud800", "A"],
  ...["\t", "\r\n", "\n", "\r", "\u0085", "\u2028", "\u000b", "\0"].map((end): [string, string] => [
    `x${end}Bcc: a@b.example`,
    "x Bcc: a@b.example",
  ]),
])("makes one plain line of %j", (text, expected) => {
  for (const name of lines) expect(parsed(name, text)).toBe(expected);
});

test("normalises the lines of the message", () => {
  const { maxLength } = quotationFields.message;
  const longest = "x".repeat(maxLength - 2);
  expect(parsed("message", " Two rooms.\r\n\tFish\u2028Ice\r\n")).toBe("Two rooms.\n\tFish\nIce");
  expect(parsed("message", `${longest}\r\ny`)).toBe(`${longest}\ny`);
  expect(problem("message", `${longest}\r\nyz`)).toContain(`${formatAmount(maxLength)} characters`);
  expect(parsed("message", "Fish\0 and\ud800 ice")).toBe("Fish and ice");
  expect(parsed("message", " \n")).toBe("");
});

test("reads an optional field of spaces and marks as empty", () => {
  expect(parsed("company_street", " \u200e ")).toBe("");
  expect(parsed("company_address", " ")).toBe("");
});

test.each(textFieldNames)("accepts %s up to its limit, without the spaces around it", (name) => {
  const { maxLength } = quotationFields[name];
  const ending = name === "company_email" ? "@x.mv" : "y";
  const longest = ending.padStart(maxLength, "x");
  expect(parsed(name, ` ${longest} `)).toBe(longest);
  expect(problem(name, `x${longest}`)).toContain(`${formatAmount(maxLength)} characters`);
});

test.each([
  ["user@münchen.de", "user@xn--mnchen-3ya.de"],
  ["USER@MÜNCHEN.DE", "USER@xn--mnchen-3ya.de"],
  ["a.b@faß.example", "a.b@xn--fa-hia.example"],
  ["a@例え.jp", "a@xn--r8jz45g.jp"],
  ["a@ｅxample.mv", "a@example.mv"],
  ["a@Example.MV", "a@Example.MV"],
])("converts the domain of %s as browsers do", (typed, sent) => {
  expect(parsed("company_email", typed)).toBe(sent);
});

test.each([
  "ü@b.mv",
  "a@ü.mv/x",
  "a@ü.mv?x",
  "a@ü.mv:80",
  "a@b@ü.mv",
  "a@ü%41.mv",
  "a@ü mv",
  "@ü.mv",
  "ü.mv",
  `a@${"ü.".repeat(60)}mv`,
])("rejects %s", (address) => expect(problem("company_email", address)).toBeDefined());

test.each(["O’Brien", "김철수", "Ibrāhīm 👩‍🔬", "ޢާއިޝަތު", "نرگس‌ها", "क्‍ष", "Zoë d'Été-Noël", "<b>"])(
  "accepts %s as a name",
  (name) => {
    expect(quotationSchema.parse({ ...valid, your_name: name }).your_name).toBe(name);
  },
);

test.each([" \u3000", "\u200b", "\ufe0f", "\u200d\u200c", "\0", "\ud800", "\u{e0041}"])(
  "treats %j as a missing name",
  (text) => {
    expect(problem("your_name", text)).toBe("Enter your name.");
    expect(problem("company_contact", text)).toBe("Enter a number that we can call.");
  },
);

function parsed(name: TextFieldName, text: string): string {
  return quotationSchema.parse({ ...valid, [name]: text })[name];
}

function problem(name: TextFieldName, text: string): string | undefined {
  const { error } = quotationSchema.safeParse({ ...valid, [name]: text });
  return error && problemsOf(error)[name];
}
