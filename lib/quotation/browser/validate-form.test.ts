/** @jest-environment jsdom */
import { someQuotation } from "@/e2e/support/quotation";
import { deviceCountProblem } from "@/lib/pricing";
import { problemsOf, quotationSchema } from "@/lib/quotation/schema";
import { fieldNames, quotationFields } from "@/lib/quotation/fields";
import { fieldProblems, readQuotation } from "./validate-form";

const valid = { ...someQuotation(), qty: "3" };

test.each([
  ["company_address", "\t"],
  ["company_street", "Nirolhu\tMagu"],
  ["company_street", "\ud800"],
  ["your_name", "\u200b"],
  ["your_name", "A\u202e"],
  ["your_name", "A\u202eB"],
  ["company_contact", "\u202a7771234\u202c"],
  ["company_email", "\u202aa@evil.mv\u202c"],
  ["company_contact", "\t"],
  ["company_email", "=?utf-8?Q?ceo?=@evil.mv"],
  ["company_name", "x".repeat(151)],
  ["company_address", " "],
  ["company_address", "\u200b"],
])("says of %s = %j what the server says", (name, text) => {
  const changed = { ...valid, [name]: text };
  const { error } = quotationSchema.safeParse(changed);
  expect(fieldProblems(formWith(changed))).toEqual(error ? problemsOf(error) : {});
});

test("says of an e-mail address what the browser finds wrong, and what a number lacks", () => {
  const form = formWith({ ...valid, company_email: "aminath at example.mv", qty: "100" });
  expect(fieldProblems(form)).toEqual({
    company_email: quotationFields.company_email.malformed,
    qty: `${deviceCountProblem("100")}.`,
  });
});

test("reads what the server will read", () => {
  const typed = { your_name: " \u2068Aminath\u2069 ", company_contact: "\u202a7771234\u202c" };
  expect(readQuotation(formWith({ ...valid, ...typed }))).toEqual({
    ...valid,
    your_name: "Aminath",
    company_contact: "7771234",
    qty: 3,
  });
});

function formWith(values: Record<string, string>): HTMLFormElement {
  const form = document.createElement("form");
  for (const name of fieldNames) {
    const input = document.createElement("input");
    input.name = name;
    input.type = quotationFields[name].type;
    input.value = values[name] ?? "";
    form.append(input);
  }
  return form;
}
