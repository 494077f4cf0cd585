/** @jest-environment jsdom */
import { fieldErrors, quotationSchema } from "@/lib/quotation/schema";
import { fieldNames } from "@/lib/quotation/fields";
import { fieldProblems } from "./validate-form";

const valid = {
  your_name: "Aminath Ibrahim",
  company_email: "aminath@example.mv",
  company_contact: "+960 777 1234",
  qty: "3",
  company_name: "Fish & Ice",
  company_address: "",
  company_street: "",
};

test.each([
  ["company_address", "\t"],
  ["company_street", "Nirolhu\tMagu"],
  ["company_street", "\ud800"],
  ["your_name", "\u200b"],
  ["your_name", "A\u202e"],
  ["company_contact", "\t"],
  ["company_email", "=?utf-8?Q?ceo?=@evil.mv"],
  ["company_name", "x".repeat(151)],
  ["company_address", " "],
  ["company_address", "\u200b"],
])("says of %s = %j what the server says", (name, text) => {
  const changed = { ...valid, [name]: text };
  const { error } = quotationSchema.safeParse(changed);
  expect(fieldProblems(formWith(changed))).toEqual(error ? fieldErrors(error) : {});
});

function formWith(values: Record<string, string>): HTMLFormElement {
  const form = document.createElement("form");
  for (const name of fieldNames) {
    const input = document.createElement("input");
    input.name = name;
    input.value = values[name] ?? "";
    form.append(input);
  }
  return form;
}
