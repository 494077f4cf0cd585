/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { circumstances, someQuotation } from "@/e2e/support/quotation";
import { quotationEmail } from "@/lib/quotation/email/compose";
import { readQuotation } from "@/lib/quotation/browser/validate-form";
import { FormFields } from "./form-fields";
import { Slip, slipFacts } from "./slip";

jest.mock("@/lib/quotation/fields", () => {
  const fields = jest.requireActual("@/lib/quotation/fields");
  const { company_street } = fields.quotationFields;
  const labels = { label: "Jetty", emailLabel: "Jetty", summaryLabel: "Jetty" };
  fields.quotationFields.jetty = { ...company_street, ...labels };
  fields.fieldNames.push("jetty");
  fields.textFieldNames.push("jetty");
  return fields;
});

test("a field that is added to the list stands in form, request, receipt and e-mail", () => {
  const { container } = render(
    <form>
      <FormFields problems={{}} devices="7" onDevices={() => {}} />
    </form>,
  );
  screen.getByRole<HTMLInputElement>("textbox", { name: /Jetty/ }).value = "Number 9";
  const form = container.querySelector("form");
  const written = { ...someQuotation(), ...(form && readQuotation(form)), company_email: "a@b.mv" };
  expect(written).toMatchObject({ jetty: "Number 9" });

  render(<Slip title="What you sent" note="" facts={slipFacts(written)} />);
  expect(screen.getByText("Number 9").previousElementSibling?.textContent).toBe("Jetty");

  expect(quotationEmail(written, circumstances).text).toMatch(/^Jetty: +Number 9$/m);
});
