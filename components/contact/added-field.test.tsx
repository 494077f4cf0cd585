/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { sampleContext, sampleQuotation } from "@/e2e/support/quotation";
import { readQuotation } from "@/lib/quotation/browser/validate-form";
import { quotationEmail } from "@/lib/quotation/quotation-email";
import { FormFields } from "./form-fields";
import { receiptFor } from "./receipt";

jest.mock("@/lib/quotation/fields", () => {
  const fields = jest.requireActual("@/lib/quotation/fields");
  const labels = { label: "Jetty", emailLabel: "Jetty", summaryLabel: "Jetty" };
  fields.quotationFields.jetty = { ...fields.quotationFields.company_street, ...labels };
  fields.fieldNames.push("jetty");
  fields.textFieldNames.push("jetty");
  return fields;
});

test("a field that is added to the list reaches form, request, receipt and e-mail", () => {
  render(
    <form>
      <input name="qty" />
      <FormFields problems={{}} />
    </form>,
  );
  const input = screen.getByLabelText<HTMLInputElement>(/Jetty/);
  input.value = "Number 9";
  const quotation = { ...readQuotation(input.form!), ...sampleQuotation() };
  expect(quotation).toMatchObject({ jetty: "Number 9" });
  expect(receiptFor(quotation)).toMatchObject({ Jetty: "Number 9" });
  expect(quotationEmail(quotation, sampleContext).text).toMatch(/^Jetty: +Number 9$/m);
});
