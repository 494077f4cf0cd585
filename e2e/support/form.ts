import type { Page } from "@playwright/test";
import { type Quotation, quotationFields, textFieldNames } from "@/lib/quotation/fields";

// The sentences of the specification.
export const SUCCESS = "Your request was sent successfully";
export const FAILURE = "An error occured when trying to send your request. Please try again later.";

export async function fillIn(page: Page, quotation: Quotation) {
  await devices(page).fill(String(quotation.qty));
  for (const name of textFieldNames) {
    await page.getByLabel(quotationFields[name].label).fill(quotation[name]);
  }
}

/** The number input; its buttons carry the same name. */
export function devices(page: Page) {
  return page.getByRole("spinbutton", { name: "Number of devices" });
}

export function submit(page: Page) {
  return page.getByRole("button", { name: "Get a quotation" }).click();
}

/** The form's own alert: Next keeps an empty one for page changes. */
export function errorMessage(page: Page) {
  return page.locator("form").getByRole("alert");
}
