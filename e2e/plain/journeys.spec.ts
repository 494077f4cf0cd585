import { formatAmount, yearlyTotal } from "../../lib/pricing";
import { fillIn, submit } from "../support/form";
import { mailWith } from "../support/read-mail";
import { pages } from "../support/pages";
import { isPlain, servePlainPages } from "../support/plain-pages";
import { someQuotation } from "../support/quotation";
import { expect, test } from "../support/test";
import { chooseTheme } from "../support/theme";

test.skip(isPlain, "there every test looks at such pages");

// Without the finish the framework itself starts every part: the way that stays if the finish cannot be used one day.
test.beforeEach(({ page }) => servePlainPages(page));

for (const path of pages) {
  test(`${path} starts without an error, and switches its theme`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.locator("script[src*='/_next/']").first()).toBeAttached();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await chooseTheme(page, false, "light");
    await expect(page.locator("html")).not.toHaveClass(/dark/);
  });
}

test("the calculator follows its slider", async ({ page }) => {
  await page.goto("/pricing", { waitUntil: "networkidle" });
  await page.getByRole("slider").press("End");
  await expect(page.getByRole("slider")).toHaveAttribute(
    "aria-valuetext",
    RegExp(formatAmount(yearlyTotal(99))),
  );
});

test("the demo plays", async ({ page }) => {
  await page.goto("/demo", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: /power/i }).first().click();
  await expect(page).toHaveURL(/break=power/);
});

test("the form sends the number of its link", async ({ page }) => {
  const quotation = { ...someQuotation(), qty: 6 };
  await page.goto("/contact-us?qty=6", { waitUntil: "networkidle" });
  await expect(page.getByRole("spinbutton")).toHaveValue("6");
  await fillIn(page, quotation);
  await submit(page);
  const email = await mailWith(quotation.company_name);
  expect(email.subject).toContain("6 devices");
});
