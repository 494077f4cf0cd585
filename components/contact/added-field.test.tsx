/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { sampleQuotation } from "@/e2e/support/quotation";
import { quotationEmail } from "@/lib/quotation/quotation-email";
import { fieldNames } from "@/lib/quotation/fields";
import { quotationSchema } from "@/lib/quotation/schema";
import { QuotationForm } from "./quotation-form";

jest.mock("@/lib/quotation/fields", () => {
  const fields = jest.requireActual("@/lib/quotation/fields");
  const labels = { label: "Jetty", emailLabel: "Jetty" };
  fields.quotationFields.jetty = { ...fields.quotationFields.company_street, ...labels };
  fields.fieldNames.push("jetty");
  fields.textFieldNames.push("jetty");
  return fields;
});

test("a field that is added to the list reaches form, request, validation, receipt and e-mail", async () => {
  window.scrollTo = jest.fn();
  const post = jest.fn();
  global.fetch = post.mockResolvedValueOnce({
    ok: true,
    text: async () => JSON.stringify({ success: true }),
  });
  render(<QuotationForm phone="+960 300 0000" />);
  const quotation = sampleQuotation({ jetty: "Number 9" });
  for (const name of fieldNames) {
    const control = document.getElementById(name);
    if (control) fireEvent.input(control, { target: { value: quotation[name as "qty"] } });
  }
  await act(async () => screen.getByText("Get a quotation").click());

  const sent = JSON.parse(String(post.mock.lastCall?.[1].body));
  expect(sent).toEqual(quotation);
  expect(quotationSchema.parse(sent)).toEqual(quotation);
  expect(screen.getByLabelText("What you sent").textContent).toContain("JettyNumber 9");
  expect(quotationEmail(sent, "TG-7F3K-9Q2M").text).toMatch(/^Jetty: +Number 9$/m);
});
