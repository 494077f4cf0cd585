import type { Page } from "@playwright/test";
import { formatPrice, yearlyTotal } from "../lib/pricing";
import { devices, errorMessage, FAILURE, fillIn, submit, SUCCESS } from "./support/form";
import { openHydrated } from "./support/hydration";
import { pageFaults, watchPage } from "./support/in-page";
import { sampleQuotation } from "../test-support/quotation";
import { mailWith } from "../test-support/read-mail";
import { expect, skipOnLiveSite, test } from "./support/test";

const ENDPOINT = "**/php/emailer.php";
const REFERENCE = "TG-AB12-CD34";

const confirm = (page: Page) =>
  page.route(ENDPOINT, (route) => route.fulfill({ json: { success: true, reference: REFERENCE } }));
const receipt = (page: Page) => page.getByRole("region", { name: "What you sent" });
const headline = (page: Page) => page.getByRole("heading", { level: 1 });

test("a request gets from the calculator to the sales inbox", async ({ page }) => {
  skipOnLiveSite();
  const quotation = sampleQuotation({ qty: 8, message: "Two rooms.\nFish on ice." });
  await page.goto("/pricing");
  await page.getByRole("slider").fill("8");
  const links = page.locator("a[href='/contact-us?qty=8#quotation']", { hasText: /a quotation/ });
  await links.locator("visible=true").first().click();
  await expect(devices(page)).toHaveValue("8");
  await fillIn(page, quotation);
  await submit(page);

  await expect(page.getByRole("status")).toHaveText(SUCCESS);
  await expect(headline(page)).toBeFocused();
  await expect(headline(page)).toBeInViewport({ ratio: 1 });
  await expect(receipt(page)).toBeInViewport();
  await expect(page.locator("form")).not.toBeInViewport();
  await expect(page.getByLabel("Company name")).toHaveValue("");
  await expect(devices(page)).toHaveValue("1");
  const reference = await page.getByText(/^Reference TG-/).textContent();
  const facts = Object.values({ ...quotation, message: undefined }).filter(Boolean);
  const email = await mailWith(quotation.company_name);
  for (const fact of [...facts, formatPrice(yearlyTotal(8))]) {
    await expect(receipt(page)).toContainText(String(fact));
    expect(email.text).toContain(String(fact));
  }
  expect(email.text).toContain(reference?.replace("Reference ", ""));
  expect(email.subject).toContain("8 devices (TG-");
  expect(email.replyTo).toMatchObject([{ address: quotation.company_email }]);
  for (const text of [email.text, email.html]) expect(text).toMatch(/Two rooms\.[^]*Fish on ice\./);
});

test("what was sent can be printed, and a reload keeps the reference", async ({ page }) => {
  await confirm(page);
  await openHydrated(page, "/contact-us");
  await fillIn(page, sampleQuotation({ qty: 3 }));
  await submit(page);
  await expect(page).toHaveURL(`/contact-us/sent?ref=${REFERENCE}`);
  await page.emulateMedia({ media: "print" });
  await expect(receipt(page)).toContainText("3 devices");
  const others = page.locator("nav, footer, button, input").locator("visible=true");
  await expect(others).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });

  await page.reload();
  await expect(headline(page)).toHaveText(SUCCESS);
  await expect(page.getByText(`Reference ${REFERENCE}`)).toBeVisible();
  await page.getByRole("link", { name: "Get another quotation" }).click();
  await expect(page.getByLabel("Company name")).toHaveValue("");
  await expect(devices(page)).toHaveValue("1");
});

test("a failed request that was posted before hydration leads back to its answers", async ({
  page,
}) => {
  skipOnLiveSite();
  // The island never arrives, so the form is posted natively.
  await page.route("**/islands/*.js", () => {});
  const quotation = sampleQuotation();
  quotation.company_name += " relay-refuses";
  await page.goto("/contact-us");
  await fillIn(page, quotation);
  await submit(page);
  await expect(page).toHaveURL(/\/contact-us\/not-sent/);
  await expect(page.getByText(FAILURE)).toBeVisible();
  await page.getByRole("link", { name: "Back to my answers" }).click();
  await expect(page.getByLabel("Company name")).toHaveValue(quotation.company_name);
  await expect(page.getByLabel("Street")).toHaveValue(quotation.company_street);
});

test("a long text is pasted completely, and a message says that it is too long", async ({
  page,
}) => {
  await openHydrated(page, "/contact-us");
  await fillIn(page, sampleQuotation());
  const text = "Fish on ice. ".repeat(117);
  const message = page.getByLabel("What must stay cold?");
  await message.fill("");
  await message.focus();
  await page.keyboard.insertText(text);
  await expect(message).toHaveValue(text);
  await submit(page);
  await expect(message).toHaveAccessibleDescription(/characters or fewer/);
  await expect(message).toBeFocused();
});

test("the form works by keyboard alone", { tag: "@desktop" }, async ({ page }) => {
  const { your_name, company_email, company_contact, company_name } = sampleQuotation();
  await confirm(page);
  await openHydrated(page, "/contact-us");
  await devices(page).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(devices(page)).toHaveValue("2");
  for (const value of [your_name, company_email, company_contact, company_name]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(value);
  }
  await expect(page.getByLabel("Your request")).toHaveText(RegExp(`2 devices.*${company_name}`));
  const request = page.waitForRequest(ENDPOINT);
  await page.keyboard.press("Enter");
  // The specification names these seven keys.
  expect((await request).postDataJSON()).toEqual({
    your_name,
    company_email,
    company_contact,
    qty: 2,
    company_name,
    company_address: "",
    company_street: "",
  });
  await expect(headline(page)).toBeFocused();
});

test("a value that a program enters without an event survives a reload, and is sent", async ({
  page,
}) => {
  await confirm(page);
  await openHydrated(page, "/contact-us");
  const quotation = sampleQuotation();
  const names = ["your_name", "company_email", "company_contact", "company_name"] as const;
  for (const name of names)
    await page.locator(`#${name}`).evaluate((input: HTMLInputElement, value) => {
      input.value = value;
    }, quotation[name]);
  await page.reload();
  await page.getByLabel("Street").pressSequentially("Nirolhu");
  for (const name of names) await expect(page.locator(`#${name}`)).toHaveValue(quotation[name]);
  const request = page.waitForRequest(ENDPOINT);
  await submit(page);
  const { company_street, ...sent } = (await request).postDataJSON();
  expect(company_street).toBe("Nirolhu");
  for (const name of names) expect(sent[name]).toBe(quotation[name]);
});

test("a number field that contains no number says what is wanted", async ({ page }) => {
  await openHydrated(page, "/contact-us");
  await devices(page).fill("");
  await expect(devices(page)).not.toHaveAttribute("aria-invalid");
  await expect(page.getByLabel("Your request")).toHaveText(/– devices\sMVR\s–/);
  // The value of the field becomes empty, as with a digit of another script.
  await devices(page).fill("1");
  await devices(page).pressSequentially("e");
  await expect(devices(page)).toHaveAccessibleDescription(/a whole number from 1 to 99/);
});

for (const body of ['{"success": true}', "no JSON"]) {
  test(`the layout does not shift when the response is ${body}`, async ({ page }) => {
    await page.route(ENDPOINT, async (route) => {
      // Browsers ignore layout shifts within 500 ms of user input.
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.fulfill({ body });
    });
    await openHydrated(page, "/contact-us");
    await fillIn(page, sampleQuotation());
    await page.evaluate(async () => void (await document.fonts.ready));
    await page.evaluate(watchPage, 0);
    await submit(page);
    await expect(headline(page).or(errorMessage(page)).and(page.locator(":focus"))).toHaveText(/./);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
    expect(await page.evaluate(pageFaults)).toEqual([]);
  });
}

test(
  "the first missing answer is focused, without scrolling if it is in view",
  { tag: "@desktop" },
  async ({ page }) => {
    for (const [height, isInView] of [
      [1200, true],
      [500, false],
    ] as const) {
      await page.setViewportSize({ width: 1440, height });
      await page.goto("/contact-us");
      await submit(page);
      await expect(page.getByLabel("Your name")).toBeFocused();
      await expect(page.getByLabel("Your name")).toBeInViewport({ ratio: 1 });
      expect((await page.evaluate(() => scrollY)) === 0).toBe(isInView);
    }
  },
);

test("the overlay is modal, and Escape and Cancel keep every answer", async ({ page }) => {
  await page.route(ENDPOINT, () => {});
  await openHydrated(page, "/contact-us");
  const quotation = sampleQuotation();
  await fillIn(page, quotation);
  const overlay = page.getByRole("dialog", { name: "Sending request" });
  for (const cancel of [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "Cancel" }).click(),
  ]) {
    await submit(page);
    await expect(overlay).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(overlay).toBeVisible();
    // The page behind the dialog is inert.
    await page.getByLabel("Your name").evaluate((input) => input.focus());
    await expect(page.getByLabel("Your name")).not.toBeFocused();
    await cancel();
    await expect(overlay).toBeHidden();
    await expect(page.getByRole("button", { name: "Get a quotation" })).toBeFocused();
    await expect(page.getByLabel("Company name")).toHaveValue(quotation.company_name);
  }
  await expect(errorMessage(page)).toHaveCount(0);
});

test.describe("when sending fails", () => {
  // The browser logs every failed response to the console.
  test.use({ allowedErrors: [/php\/emailer\.php/] });

  test("the message is in view and has the focus, and every answer stays", async ({ page }) => {
    skipOnLiveSite();
    const quotation = sampleQuotation();
    quotation.company_name += " relay-refuses";
    await page.goto("/contact-us");
    await fillIn(page, quotation);
    await submit(page);
    await expect(errorMessage(page)).toContainText(FAILURE);
    await expect(errorMessage(page)).toBeInViewport({ ratio: 1 });
    await expect(errorMessage(page)).toBeFocused();
    await expect(page.getByLabel("Company name")).toHaveValue(quotation.company_name);
    await expect(devices(page)).toHaveValue("7");
  });
});
