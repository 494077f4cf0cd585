import { formatAmount } from "@/lib/pricing";
import { quotationFields, type TextFieldName, textFieldNames } from "./fields";
import { fieldProblems, noValues, toQuotation } from "./values";

const lines = textFieldNames.filter(
  (name) => name !== "company_email" && !quotationFields[name].hasLines,
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

test.each(["。", "．", "｡"])("reads %s as a dot in an address", (dot) => {
  expect(parsed("company_email", `zoe@mail${dot}例え${dot}jp`)).toBe("zoe@mail.例え.jp");
});

test.each([
  "Ali <ali@example.mv>",
  "mailto:ali@example.mv",
  "ali@example.mv, zoe@example.mv",
  "ali@example.mv;",
  "ali@exam\u00a0ple.mv",
  "ali@example.mv:80",
  "call me",
  "=?utf-8?Q?x?=@example.mv",
])("refuses %s as an address", (text) => {
  expect(problem("company_email", text)).toBe(quotationFields.company_email.malformed);
});

/** Returns the text of a valid value as it is sent. */
function parsed(name: TextFieldName, text: string): string {
  expect(problem(name, text)).toBeUndefined();
  return toQuotation({ ...noValues, [name]: text })[name];
}

function problem(name: TextFieldName, text: string): string | undefined {
  return fieldProblems({ ...noValues, [name]: text })[name];
}
