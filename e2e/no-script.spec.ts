import { fieldNames } from "../lib/quotation/fields";
import { failureReasons } from "../lib/quotation/result";
import { FAILURE, fillIn, submit, SUCCESS } from "./support/form";
import { disableScripts, withoutScripts } from "./support/no-script";
import { paths } from "./support/paths";
import { sampleQuotation } from "../test-support/quotation";
import { mailWith } from "../test-support/read-mail";
import { expect, skipOnLiveSite, test } from "./support/test";

for (const { name, javaScriptEnabled } of withoutScripts) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ page }) => disableScripts(page));

    test("the form is posted natively and leads to the page of sent requests", async ({ page }) => {
      skipOnLiveSite();
      const quotation = sampleQuotation();
      await page.goto("/contact-us");
      await fillIn(page, quotation);
      await submit(page);
      await expect(page).toHaveURL(/\/contact-us\/sent\?ref=TG-/);
      // `disableScripts` does not apply to the page after a redirect.
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(SUCCESS);
      await expect(page.getByText(/reference is at the end of this page’s address/)).toBeVisible();
      const email = await mailWith(quotation.company_name);
      for (const value of Object.values(quotation)) expect(email.text).toContain(String(value));
    });

    test("pricing has the plans, one total and a link to the form", async ({ page }) => {
      await page.goto("/pricing");
      await expect(page.getByRole("slider")).toBeHidden();
      await expect(page.getByRole("spinbutton")).toBeHidden();
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
      await expect(page.getByText(/^2 devices cost MVR/)).toBeVisible();
      await expect(page.getByRole("heading", { name: "Cooperate" })).toBeVisible();
      await expect(page.getByText("8 cost less than 7")).toBeVisible();
      // Without a script the form cannot read a number from the address.
      await expect(page.locator("a[href*='qty=']").locator("visible=true")).toHaveCount(0);
      await page.getByRole("main").getByRole("link", { name: "Get a quotation" }).first().click();
      await expect(page).toHaveURL(/\/contact-us(#quotation)?$/);
    });
  });
}

test.use({ javaScriptEnabled: false });

test.describe("the form without JavaScript", { tag: "@desktop" }, () => {
  test("leads to the page of failed requests if the request is not delivered", async ({ page }) => {
    skipOnLiveSite();
    const quotation = sampleQuotation();
    quotation.company_name += " relay-refuses";
    await page.goto("/contact-us");
    await fillIn(page, quotation);
    await submit(page);
    await expect(page).toHaveURL(/\/contact-us\/not-sent/);
    const main = page.getByRole("main");
    await expect(main.getByText(FAILURE, { exact: true })).toBeVisible();
    await expect(main.getByRole("link", { name: /^Call/ })).toBeVisible();
    // Only a script could lead back to the answers.
    await expect(main.getByRole("link", { name: "Back to my answers" })).toBeHidden();
    const ids = [...Object.keys(failureReasons), ...fieldNames];
    const otherReasons = page.locator(ids.map((id) => `#${id}`).join());
    await expect(otherReasons).toHaveCount(ids.length);
    for (const reason of await otherReasons.all()) await expect(reason).toBeHidden();
  });

  test("leads to the first refused field", async ({ page }) => {
    skipOnLiveSite();
    await page.goto("/contact-us");
    await fillIn(page, sampleQuotation({ your_name: "", company_email: "secret@" }));
    // `submit()` skips the browser's own validation.
    await page.locator("form").evaluate((form: HTMLFormElement) => form.submit());
    await expect(page).toHaveURL(/not-sent\?reason=invalid_fields#your_name$/);
    await expect(page.locator("li:target")).toContainText("Enter your name.");
    await expect(page.locator("li:target")).toBeInViewport();
  });

  test("is validated by the browser, with the title in its message", async ({ page }) => {
    await page.goto("/contact-us");
    await submit(page);
    await expect(page).toHaveURL("/contact-us");
    await expect(page.getByLabel("Company e-mail")).toHaveAttribute("title", /^[A-Z].+\.$/);
  });

  test("shows no price, which could not change with the number", async ({ page }) => {
    await page.goto("/contact-us?qty=8");
    await expect(page.getByRole("spinbutton")).toBeVisible();
    await expect(page.getByRole("main").getByText("MVR").locator("visible=true")).toHaveCount(0);
  });
});

test("every page is dark, readable and linked without JavaScript", async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveClass(/dark/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "Contact Us" })).toBeVisible();
  }
});
