import fc from "fast-check";
import { someQuotation } from "@/e2e/support/quotation";
import { quotationFields, type TextFieldName, textFieldNames } from "./fields";
import { problemsOf, quotationSchema } from "./schema";

const valid = someQuotation();

const lines = textFieldNames.filter((name) => name !== "company_email" && name !== "message");

test("accepts exactly what an independent statement of the rules accepts", () => {
  fc.assert(
    fc.property(request, (body) => {
      expect([body, quotationSchema.safeParse(body).success]).toEqual([body, isAcceptable(body)]);
    }),
    { numRuns: 3_000 },
  );
});

test("takes what form posts send, and fills in what is absent", () => {
  const { your_name, company_email, company_contact, company_name } = valid;
  const required = { your_name, company_email, company_contact, company_name };
  expect(quotationSchema.parse({ ...required, utm_source: "x" })).toEqual({
    ...Object.fromEntries(textFieldNames.map((name) => [name, ""])),
    message: undefined,
    ...required,
    qty: 1,
  });
  for (const qty of ["3", " 3 "]) expect(quotationSchema.parse({ ...valid, qty }).qty).toBe(3);
});

test.each([
  ["  Aminath  Ibrahim ", "Aminath  Ibrahim"],
  ["\u202a+960 777 1234\u202c", "+960 777 1234"],
  [" \u200e\u200f\u2066 7\u2069 \u061c", "7"],
  ["\u2068ޢާއިޝަތު\u2069 ", "ޢާއިޝަތު"],
])("takes the spaces and marks off the ends of %j", (text, expected) => {
  for (const name of lines) expect(parsed(name, text)).toBe(expected);
});

test("takes spaces off an e-mail address, and no mark, as browsers do", () => {
  expect(parsed("company_email", " a@example.mv ")).toBe("a@example.mv");
  expect(problem("company_email", "\u202aa@example.mv\u202c")).toBe(malformed("company_email"));
});

test("what must stay cold may have lines, each counted as one character, and is left out where it is empty", () => {
  const { maxLength } = quotationFields.message;
  const longest = "x".repeat(maxLength - 2);
  expect(parsed("message", " Two rooms.\r\n\tFish\u2028Ice\r\n")).toBe("Two rooms.\n\tFish\nIce");
  expect(parsed("message", `${longest}\r\ny`)).toBe(`${longest}\ny`);
  expect(problem("message", `${longest}\r\nyz`)).toContain(`${maxLength} characters`);
  expect(parsed("message", "Fish\0 and\ud800 ice")).toBe("Fish and ice");
  expect(parsed("message", "\u202aFish\u202c and ice")).toBe("Fish\u202c and ice");
  expect(JSON.stringify(quotationSchema.parse({ ...valid, message: " \n" }))).not.toContain(
    "message",
  );
});

test("an optional field of nothing but spaces and marks is empty", () => {
  expect(parsed("company_street", " \u200e ")).toBe("");
  expect(parsed("company_address", " ")).toBe("");
});

test.each(textFieldNames)("%s may be as long as its limit, spaces included", (name) => {
  const { maxLength } = quotationFields[name];
  const ending = name === "company_email" ? "@x.mv" : "y";
  const longest = ending.padStart(maxLength, "x");
  expect(parsed(name, longest)).toBe(longest);
  for (const text of [`x${longest}`, ` ${longest}`]) {
    expect(problem(name, text)).toContain(`${maxLength} characters`);
  }
});

test.each([
  ["user@münchen.de", "user@xn--mnchen-3ya.de"],
  ["USER@MÜNCHEN.DE", "USER@xn--mnchen-3ya.de"],
  ["a.b@faß.example", "a.b@xn--fa-hia.example"],
  ["a@例え.jp", "a@xn--r8jz45g.jp"],
  ["a@ｅxample.mv", "a@example.mv"],
  ["a@Example.MV", "a@Example.MV"],
])("writes the domain of %s as other browsers send it", (typed, sent) => {
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
])("refuses %s", (address) =>
  expect(problem("company_email", address)).toBe(malformed("company_email")),
);

test("an address must not grow beyond its limit by the way it is written", () => {
  const address = `a@${"ü.".repeat(60)}mv`;
  expect(problem("company_email", address)).toBe(malformed("company_email"));
});

test("names every field at fault with one sentence", () => {
  const result = quotationSchema.safeParse({ qty: "many", company_street: "a\nb" });
  const errors = result.error ? problemsOf(result.error) : {};
  expect(Object.keys(errors).sort()).toEqual([
    "company_contact",
    "company_email",
    "company_name",
    "company_street",
    "qty",
    "your_name",
  ]);
  for (const message of Object.values(errors)) expect(message).toMatch(/^[A-Z][^\n]+\.$/);
});

test.each([
  "a\r\nBcc: everybody@example.com",
  "a\nb",
  "a\tb",
  "a\u0000b",
  "a\u0085b",
  "a\u2028b",
  "a\u202Eb",
  "a\u2066b\u2069",
  "a\u200Fb",
  "\u200Fa\u200F b",
])("refuses %j in every field of one line", (text) => {
  for (const name of ["your_name", "company_contact", "company_name", "company_address"]) {
    expect(quotationSchema.safeParse({ ...valid, [name]: text }).success).toBe(false);
  }
  const address = { ...valid, company_email: `${text}@example.com` };
  expect(quotationSchema.safeParse(address).success).toBe(false);
});

test.each(["O’Brien", "김철수", "Ibrāhīm 👩‍🔬", "ޢާއިޝަތު", "نرگس‌ها", "क्‍ष", "Zoë d'Été-Noël", "<b>"])(
  "accepts %s as a name",
  (name) => {
    expect(quotationSchema.parse({ ...valid, your_name: name }).your_name).toBe(name);
  },
);

test.each([
  "\u200b",
  "\u00ad\u00ad",
  "\u3164",
  "\u2800 \u2800",
  "\ufe0f",
  "\u200d\u200c",
  "\ud800",
  "\u{e0041}",
  " \u2060 ",
])("counts %j as no name at all", (text) => {
  const result = quotationSchema.safeParse({ ...valid, your_name: text, company_contact: text });
  const missing = {
    your_name: "Enter your name.",
    company_contact: "Enter a number that we can call.",
  };
  expect(result.error && problemsOf(result.error)).toEqual(missing);
});

test("refuses half a character in every field", () => {
  const result = quotationSchema.safeParse({
    ...valid,
    your_name: "A\udc00",
    company_street: "\ud800",
  });
  expect(result.error && Object.keys(problemsOf(result.error))).toEqual([
    "your_name",
    "company_street",
  ]);
});

test("refuses an address that mail programs decode into another one", () => {
  for (const company_email of ["=?utf-8?Q?ceo=40bank.mv=2C_x?=@evil.mv", "a=?b@example.mv"]) {
    expect(quotationSchema.safeParse({ ...valid, company_email }).success).toBe(false);
  }
  expect(quotationSchema.parse({ ...valid, company_email: "a=b?c@example.mv" })).toBeTruthy();
});

function parsed(name: TextFieldName, text: string): string | undefined {
  return quotationSchema.parse({ ...valid, [name]: text })[name];
}

function problem(name: TextFieldName, text: string): string | undefined {
  const { error } = quotationSchema.safeParse({ ...valid, [name]: text });
  return error && problemsOf(error)[name];
}

function malformed(name: TextFieldName): string {
  return quotationFields[name].malformed;
}

const text = (limit: number) =>
  fc.oneof(
    fc.constantFrom(undefined, null, "", " ", "\n", "Acme", 12, true, ["x"], {}),
    fc.string({ unit: "binary", maxLength: 8 }),
    fc.string({
      unit: fc.constantFrom(
        "a",
        "é",
        " ",
        "\u00a0",
        "\n",
        "\0",
        "\u202e",
        "\u200e",
        "\u200b",
        "\u2800",
        "\ud800",
      ),
      maxLength: 5,
    }),
    fc.integer({ min: limit - 2, max: limit + 2 }).map((length) => "x".repeat(length)),
  );

const email = fc.oneof(
  text(254),
  fc.emailAddress(),
  fc.stringMatching(/^[a-z.@-]{1,9}@[a-z.@-]{1,9}$/),
  fc.constantFrom("a=?b@c.d", "a@b", "a@b..c", "a@-b.c", "ä@b.c", "a@b.c ", '"a"@b.c', "a.@b.c"),
);

const quantity = fc.oneof(
  fc.integer({ min: -2, max: 102 }),
  fc.integer({ min: -2, max: 102 }).map(String),
  fc.constantFrom(
    undefined,
    null,
    "",
    " ",
    "0x10",
    "1e1",
    "2.0",
    "2.5",
    2.5,
    NaN,
    true,
    [3],
    "3 devices",
  ),
);

// Mostly valid, so that each single fault is seen by itself.
const request = fc
  .record(
    {
      your_name: text(100),
      company_email: email,
      company_contact: text(40),
      qty: quantity,
      company_name: text(150),
      company_address: text(200),
      company_street: text(200),
      message: text(1_000),
    },
    { requiredKeys: [] },
  )
  .chain((changes) =>
    fc.subarray(Object.entries(changes)).map((some) => ({
      ...valid,
      ...Object.fromEntries(some.slice(0, 2)),
    })),
  );

function isAcceptable(body: Record<string, unknown>): boolean {
  const line = (value: unknown, limit: number, isRequired: boolean, hasLines = false) => {
    if (value === undefined || value === null) return !isRequired;
    if (typeof value === "number") return true;
    if (typeof value !== "string") return false;
    const isEnd = (character = "") => character === " " || isMark(character.charCodeAt(0));
    let [start, end] = [0, value.length];
    while (isEnd(value[start])) start++;
    while (end > start && isEnd(value[end - 1])) end--;
    const trimmed = value.slice(start, end);
    if (isRequired && ![...trimmed].some(isInk)) return false;
    return (
      value.length <= limit &&
      (hasLines || ![...trimmed].some((character) => isForbidden(character.codePointAt(0) ?? 0)))
    );
  };
  return (
    line(body.your_name, 100, true) &&
    line(body.company_contact, 40, true) &&
    line(body.company_name, 150, true) &&
    line(body.company_address, 200, false) &&
    line(body.company_street, 200, false) &&
    line(body.message, 1_000, false, true) &&
    isEmail(body.company_email) &&
    isQuantity(body.qty)
  );
}

/** By what it is drawn with, for the characters that the generators above make. */
function isInk(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const isNothing = /\p{Default_Ignorable_Code_Point}/u.test(character) || code === 0x2800;
  return !isNothing && /[\p{L}\p{N}\p{P}\p{S}]/u.test(character);
}

function isForbidden(code: number): boolean {
  const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0);
  const isSeparator = code === 0x2028 || code === 0x2029;
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  return isControl || isSeparator || isMark(code) || isHalf;
}

/** Of writing direction. */
function isMark(code: number): boolean {
  return (
    [0x61c, 0x200e, 0x200f].includes(code) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2066 && code <= 0x2069)
  );
}

function isEmail(value: unknown): boolean {
  if (typeof value !== "string") return false;
  const trimmed = value.replace(/^ +/, "").replace(/ +$/, "");
  const at = trimmed.indexOf("@");
  if (value.length > 254 || at < 1 || trimmed.includes("=?")) return false;
  const isLabel = (label: string) =>
    label.length >= 1 &&
    label.length <= 63 &&
    /^[a-z0-9-]+$/i.test(label) &&
    !label.startsWith("-") &&
    !label.endsWith("-");
  return (
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i.test(trimmed.slice(0, at)) &&
    trimmed
      .slice(at + 1)
      .split(".")
      .every(isLabel)
  );
}

function isQuantity(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === "string" && !/^\s*-?(\d+(\.\d+)?|\.\d+)(e[+-]?\d+)?\s*$/i.test(value)) {
    return false;
  }
  if (typeof value !== "string" && typeof value !== "number") return false;
  const devices = Number(value);
  return Number.isInteger(devices) && devices >= 1 && devices <= 99;
}
