/** @jest-environment jsdom */
import fc from "fast-check";
import { sampleQuotation } from "@/e2e/support/quotation";
import { fieldNames, quotationFields } from "@/lib/quotation/fields";
import { problemsOf, quotationSchema } from "@/lib/quotation/schema";
import { fieldProblems, problemSummary, toQuotation } from "./validate-form";

const valid = { ...sampleQuotation(), qty: "3" };

// Few characters, so that they meet: letters, digits, what stands in and around addresses, blanks and controls.
const characters = [
  ..."aé9ޢ@.,;:<>'\"“”?=%_-+ \t\n\r\0\u0085\u00a0\u200b\u200e\u202e\u2028\u2800\u3000\ufeff😀",
];
const unit = fc.oneof(
  fc.constantFrom(...characters),
  fc.constantFrom("mailto:", "ali@example.mv", "\ud800", "=?", "0x", "1e"),
  fc.string({ unit: "binary", maxLength: 3 }),
);
const text = fc.array(unit, { maxLength: 12 }).map((units) => units.join(""));

test("browser and server find the same problems and read the same request", () => {
  const changes = fc.dictionary(fc.constantFrom(...fieldNames), text, { maxKeys: 8 });
  fc.assert(
    fc.property(changes, (changed) => {
      const values = { ...valid, ...changed };
      const problems = fieldProblems(values);
      const { data, error } = quotationSchema.safeParse(values);
      expect(problems).toEqual(error ? problemsOf(error) : {});
      if (!data) return;
      expect(toQuotation(values)).toEqual(data);
      // The server reads again what the browser has read.
      expect(quotationSchema.parse(data)).toEqual(data);
    }),
    { numRuns: 500 },
  );
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
