import type { Page } from "@playwright/test";
import { type Quotation, quotationFields, textFieldNames } from "@/lib/quotation/fields";

// The specification contains these sentences.
export const SUCCESS = "Your request was sent successfully";
export const FAILURE = "An error occured when trying to send your request. Please try again later.";

export async function fillIn(page: Page, quotation: Quotation) {
  await devices(page).fill(String(quotation.qty));
  for (const name of textFieldNames) {
    await page.getByLabel(quotationFields[name].label).fill(quotation[name]);
  }
}

/** Returns the number input. Its role is needed, because the names of its buttons contain the same words. */
export function devices(page: Page) {
  return page.getByRole("spinbutton", { name: "Number of devices" });
}

export function submit(page: Page) {
  return page.getByRole("button", { name: "Get a quotation" }).click();
}

/** Returns the form's alert. Next renders an empty one outside the form, for page changes. */
export function errorMessage(page: Page) {
  return page.locator("form").getByRole("alert");
}
