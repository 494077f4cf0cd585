/** @jest-environment jsdom */
import { sampleQuotation } from "@/e2e/support/quotation";
import { quotationFields } from "@/lib/quotation/fields";
import { problemsOf, quotationSchema } from "@/lib/quotation/schema";
import { fieldProblems, problemSummary, toQuotation } from "./validate-form";

const valid = { ...sampleQuotation(), qty: "3" };

test.each([
  ["company_street", "Nirolhu\tMagu"],
  ["your_name", "\u200b"],
  ["company_address", " "],
  ["company_email", "zoe@müller.de"],
  ["company_email", "zoe@mül ler.de"],
])("finds the same problem in %s = %j as the server", (name, text) => {
  const changed = { ...valid, [name]: text };
  expect(fieldProblems(changed)).toEqual(serverProblems(changed));
});

test("summarises how many answers are missing or wrong", () => {
  const { missing } = quotationFields.your_name;
  expect(problemSummary({})).toBeUndefined();
  expect(problemSummary({ your_name: missing })).toBe("One answer is missing.");
  expect(problemSummary({ your_name: missing, qty: "…" })).toBe("2 answers need another look.");
});

test("converts values to the request that the server will parse", () => {
  const typed = {
    your_name: " \u2068Aminath\u2069 ",
    company_contact: "\u202a7771234\u202c",
    message: " Two rooms.\nFish. ",
  };
  const read = { your_name: "Aminath", company_contact: "7771234", message: "Two rooms.\nFish." };
  expect(toQuotation({ ...valid, ...typed })).toEqual({ ...valid, ...read, qty: 3 });
});

function serverProblems(values: object) {
  const { error } = quotationSchema.safeParse(values);
  return error ? problemsOf(error) : {};
}
