import { FAILURE, fillIn, submit, SUCCESS } from "../support/form";
import { waitForMail } from "../support/mail";
import { pages } from "../support/pages";
import { someQuotation } from "../support/quotation";
import { expect, test } from "../support/test";

test.use({ javaScriptEnabled: false });

test("the form posts natively and says what became of it", async ({ page }) => {
  const quotation = someQuotation();
  await page.goto("/contact-us");
  await fillIn(page, quotation);
  await submit(page);
  await expect(page).toHaveURL(/\/contact-us\/sent/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(SUCCESS);
  const email = await waitForMail(({ text }) => Boolean(text?.includes(quotation.company_name)));
  for (const value of Object.values(quotation)) expect(email.text).toContain(String(value));
});

test("a request that cannot be delivered ends on the error page", async ({ page }) => {
  const quotation = someQuotation();
  quotation.company_name += " relay-refuses";
  await page.goto("/contact-us");
  await fillIn(page, quotation);
  await submit(page);
  await expect(page).toHaveURL(/\/contact-us\/not-sent/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(FAILURE);
});

test("the browser's own validation holds an incomplete form back", async ({ page }) => {
  await page.goto("/contact-us");
  await submit(page);
  await expect(page).toHaveURL("/contact-us");
});

test("every page is dark, readable and linked", async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveClass(/dark/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(
      page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }),
    ).toBeVisible();
  }
});
