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

test.each(textFieldNames)("accepts %s up to its limit, without the spaces around it", (name) => {
  const { maxLength } = quotationFields[name];
  const ending = name === "company_email" ? "@x.mv" : "y";
  const longest = ending.padStart(maxLength, "x");
  expect(parsed(name, ` ${longest} `)).toBe(longest);
  expect(problem(name, `x${longest}`)).toContain(`${formatAmount(maxLength)} characters`);
});

test.each([
  "o'neil&co?x@example.com",
  "ali@gmail",
  "a.@b.c",
  `a@${"x".repeat(63)}.mv`,
  "zoe@müller.de",
  "a@例え.jp",
])("accepts the address %s", (address) => expect(parsed("company_email", address)).toBe(address));

test.each([
  "Ali <ali@example.mv>",
  "mailto:ali@example.mv",
  "ali@example.mv, zoe@example.mv",
  "ali@example.mv;",
  "ali ahmed@example.mv",
  "ali@exam\u00a0ple.mv",
  "zoë@example.mv",
  "ali@ex_ample.mv",
  "ali@example@mv",
  "ali@",
  "@example.mv",
  "ali@example..mv",
  "ali@example.mv:80",
  `a@${"x".repeat(64)}.mv`,
  "call me",
  "=?utf-8?Q?x?=@example.mv",
])("refuses %s as an address", (text) => {
  expect(problem("company_email", text)).toBe(quotationFields.company_email.malformed);
});

function parsed(name: TextFieldName, text: string): string {
  return quotationSchema.parse({ ...valid, [name]: text })[name];
}

function problem(name: TextFieldName, text: string): string | undefined {
  const { error } = quotationSchema.safeParse({ ...valid, [name]: text });
  return error && problemsOf(error)[name];
}
