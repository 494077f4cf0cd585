import { formatAmount, yearlyTotal } from "../lib/pricing";
import { failureReasons } from "../lib/quotation/result";
import { FAILURE, fillIn, submit, SUCCESS } from "./support/form";
import { mailWith } from "./support/read-mail";
import { pages } from "./support/pages";
import { sampleQuotation } from "./support/quotation";
import { expect, skipOnLiveSite, test } from "./support/test";

test.use({ javaScriptEnabled: false });

test(
  "the form posts natively and says what became of it",
  { tag: "@desktop" },
  async ({ page }) => {
    skipOnLiveSite();
    const quotation = sampleQuotation();
    await page.goto("/contact-us");
    await fillIn(page, quotation);
    await submit(page);
    await expect(page).toHaveURL(/\/contact-us\/sent/);
    await expect(page.getByText(SUCCESS, { exact: true })).toBeVisible();
    await expect(page.getByText(/reference is at the end of this page’s address/)).toBeVisible();
    const email = await mailWith(quotation.company_name);
    for (const value of Object.values(quotation)) expect(email.text).toContain(String(value));
  },
);

test(
  "a request that cannot be delivered ends on the error page",
  { tag: "@desktop" },
  async ({ page }) => {
    skipOnLiveSite();
    const quotation = sampleQuotation();
    quotation.company_name += " relay-refuses";
    await page.goto("/contact-us");
    await fillIn(page, quotation);
    await submit(page);
    await expect(page).toHaveURL(/\/contact-us\/not-sent/);
    await expect(page.getByText(FAILURE, { exact: true })).toBeVisible();
    await expect(page.getByText(failureReasons.invalid_fields)).toBeHidden();
  },
);

test(
  "a link's number, which nobody fills in here, is asked for",
  { tag: "@desktop" },
  async ({ page }) => {
    const quotation = sampleQuotation({ qty: 8 });
    await page.goto("/contact-us?qty=8");
    await expect(page.getByText(/Set the number here/)).toBeVisible();
    await fillIn(page, quotation);
    await submit(page);
    await expect(page).toHaveURL(/\/contact-us\/sent/);
    expect((await mailWith(quotation.company_name)).subject).toContain("8 devices");
  },
);

test("a refused form leads to what its first refused field wants", async ({ page }) => {
  skipOnLiveSite();
  await page.goto("/contact-us");
  await fillIn(page, sampleQuotation({ your_name: "" }));
  // What a browser does whose own validation lets it through.
  await page.locator("form").evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveURL(/fields=your_name#your_name$/);
  await expect(page.locator("li:target")).toContainText("Enter your name.");
  await expect(page.locator("li:target")).toBeInViewport();
});

test(
  "the browser's own validation holds an incomplete form back",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/contact-us");
    await submit(page);
    await expect(page).toHaveURL("/contact-us");
  },
);

test(
  "the browser quotes what a refused text wants, and leaves it to the script where one runs",
  { tag: "@desktop" },
  async ({ page, browser, baseURL }) => {
    const name = page.getByLabel("Your name");
    await page.goto("/contact-us");
    await name.fill("A\tB");
    const isRefused = (input: HTMLInputElement) => input.validity.patternMismatch;
    expect(await name.evaluate(isRefused)).toBe(true);
    await expect(name).toHaveAttribute("title", /^[A-Z].+\.$/);
    await name.fill("\u2068ޢާއިޝަތު\u2069");
    expect(await name.evaluate(isRefused)).toBe(false);

    const withScript = await browser.newPage({ baseURL, javaScriptEnabled: true });
    await withScript.goto("/contact-us");
    await expect(withScript.getByLabel("Your name")).not.toHaveAttribute("title");
    await withScript.close();
  },
);

test("pricing without its calculator has the plans, the totals and a way to ask", async ({
  page,
}) => {
  await page.goto("/pricing");
  await expect(page.getByRole("slider")).toBeHidden();
  await expect(page.getByRole("spinbutton")).toBeHidden();
  await expect(page.getByText("2 devices", { exact: true })).toBeHidden();
  await expect(page.getByText("a year, 2 devices")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Cooperate" })).toBeVisible();
  await page.getByText("Totals as a table").click();
  await expect(page.getByRole("row", { name: /^12 / })).toContainText(
    formatAmount(yearlyTotal(12)),
  );
  // The form could not take a number from them.
  await expect(page.locator("a[href*='qty=']").locator("visible=true")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Get a quotation" }).first().click();
  await expect(page).toHaveURL(/\/contact-us$/);
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
