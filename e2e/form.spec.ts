import type { Locator } from "@playwright/test";
import { formatPrice, yearlyTotal } from "../lib/pricing";
import {
  devices,
  errorMessage,
  FAILURE,
  fillIn,
  submit,
  SUCCESS,
  unfoldForm,
} from "./support/form";
import { mailWith } from "./support/read-mail";
import { sampleQuotation } from "./support/quotation";
import { expect, skipOnLiveSite, test } from "./support/test";

test("the form is ready without a press", async ({ page }) => {
  await page.goto("/contact-us");
  await expect(page.locator("[data-island]")).toHaveCount(0);
});

test("a request reaches the sales inbox with all that was entered", async ({ page }) => {
  skipOnLiveSite();
  const quotation = sampleQuotation();
  await page.goto("/contact-us");
  await fillIn(page, quotation);
  await submit(page);

  const message = page.getByRole("status");
  await expect(message).toContainText(SUCCESS);
  await expect(message).toBeFocused();
  await unfoldForm(page);
  await expect(page.getByLabel("Your name")).toHaveValue("");
  await expect(devices(page)).toHaveValue("1");

  const email = await mailWith(quotation.company_name);
  const reference = /TG-\w{4}-\w{4}/.exec((await message.textContent()) ?? "")?.[0];
  expect(reference).toBeTruthy();
  for (const value of [
    ...Object.values(quotation),
    "Gold",
    formatPrice(yearlyTotal(7)),
    reference,
  ]) {
    expect(email.text).toContain(String(value));
  }
  expect(email.replyTo).toMatchObject([{ address: quotation.company_email }]);
});

test("the count travels from the calculator into the form and the mail", async ({ page }) => {
  skipOnLiveSite();
  const quotation = sampleQuotation({ qty: 8 });
  await page.goto("/pricing");
  await page.getByRole("slider").fill("8");
  const calls = page.locator("a[href='/contact-us?qty=8#quotation']", { hasText: /a quotation/ });
  await calls.locator("visible=true").first().click();
  await expect(page).toHaveURL("/contact-us?qty=8#quotation");
  await expect(devices(page)).toHaveValue("8");
  await fillIn(page, quotation);
  await submit(page);
  await expect(page.getByRole("status")).toContainText(SUCCESS);
  const email = await mailWith(quotation.company_name);
  expect(email.subject).toContain(
    `Quotation request: \u2068${quotation.company_name}\u2069, 8 devices (TG-`,
  );
});

test("the estimate moves nothing and stays in the form", { tag: "@desktop" }, async ({ page }) => {
  const right = async (part: Locator) => {
    const box = await part.boundingBox();
    return box!.x + box!.width;
  };
  await page.goto("/contact-us");
  for (const width of [320, 768, 900, 1000, 1180]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = new Set<number>();
    for (const count of ["1", "7", "27", "99"]) {
      await devices(page).fill(count);
      const estimate = page.getByText("Yearly estimate");
      await expect(estimate).toContainText(count === "7" ? "8 cost less" : `${count} ×`);
      expect(await right(estimate), `${count} at ${width}`).toBeLessThan(
        (await right(page.locator("form"))) + 1,
      );
      heights.add(await page.evaluate(() => document.body.scrollHeight));
    }
    expect([...heights], String(width)).toHaveLength(1);
  }
});

test("works by keyboard alone", { tag: "@desktop" }, async ({ page }) => {
  skipOnLiveSite();
  const quotation = sampleQuotation({ qty: 2 });
  await page.goto("/contact-us");
  await devices(page).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(devices(page)).toHaveValue("2");
  for (const value of [
    quotation.your_name,
    quotation.company_email,
    quotation.company_contact,
    quotation.company_name,
  ]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(value);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText(SUCCESS);
  expect((await mailWith(quotation.company_name)).subject).toContain("2 devices");
});

test("after sending, one headline, what was sent, and the cleared form one press away", async ({
  page,
  isMobile,
}) => {
  skipOnLiveSite();
  const quotation = sampleQuotation({ qty: 7 });
  await page.goto("/contact-us");
  await fillIn(page, quotation);
  await submit(page);
  const headline = page.getByRole("heading", { level: 1 });
  await expect(headline).toHaveText(SUCCESS);
  await expect(headline).toBeInViewport({ ratio: 1 });
  const receipt = page.getByRole("region", { name: "What you sent" });
  const demo = page.getByRole("link", { name: "Try the demo" });
  if (isMobile) {
    const [sent, wayOn] = [await receipt.boundingBox(), await demo.boundingBox()];
    expect(sent!.y + sent!.height).toBeLessThan(wayOn!.y);
  } else await expect(demo).toBeInViewport({ ratio: 1 });
  for (const value of [...Object.values(quotation), formatPrice(yearlyTotal(7))]) {
    await expect(receipt).toContainText(String(value));
  }
  await expect(page.getByText(`We reply to ${quotation.company_email}`)).toBeVisible();
  await expect(page.getByText("Before you ask")).toBeHidden();
  await expect(page.getByLabel("Your name")).toBeHidden();

  await unfoldForm(page);
  await page.getByLabel("Your name").fill("Somebody else");
  await submit(page);
  // What is missing is named in the page's own form again, and the message is gone.
  await expect(page.getByLabel("Company e-mail")).toBeFocused();
  await expect(page.getByLabel("Company e-mail")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("status")).toBeEmpty();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
});

test("a reload after sending says again what was sent, until the tab is closed", async ({
  page,
  context,
}) => {
  const quotation = sampleQuotation({ company_street: "" });
  await page.goto("/contact-us?qty=3");
  await fillIn(page, quotation);
  await submit(page);
  const reference = (await page.getByText(/^Reference TG-/).textContent()) ?? "";
  const receipt = page.getByRole("region", { name: "What you sent" });
  const rows = await receipt.locator("dl > div").allTextContents();
  expect(rows.join()).toContain(quotation.company_email);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(SUCCESS);
  await expect(page.getByText(reference)).toBeVisible();
  expect(await receipt.locator("dl > div").allTextContents()).toEqual(rows);
  await expect(page.getByText(`reply to ${quotation.company_email}`)).toBeVisible();
  await page.getByRole("link", { name: "Try the demo" }).click();
  await page.goBack();
  await expect(receipt).toContainText(quotation.company_name);

  const address = page.url();
  await page.getByRole("link", { name: "Get another quotation" }).click();
  await expect(page.getByLabel("Company name")).toHaveValue("");
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByText(reference)).toBeVisible();
  await expect(other.getByText(quotation.company_name)).toHaveCount(0);
  await expect(other.getByRole("region", { name: "What you sent" })).toBeHidden();
});

test("what must stay cold is in the mail where it was said, and can be asked for with another number", async ({
  page,
}) => {
  skipOnLiveSite();
  const quotation = sampleQuotation({ qty: 7, message: "Two rooms.\nFish on ice." });
  await page.goto("/contact-us");
  await fillIn(page, quotation);
  await submit(page);
  await page.getByRole("link", { name: "Ask for 8 instead" }).click();
  await expect(devices(page)).toHaveValue("8");
  await expect(page.getByLabel("Company name")).toHaveValue(quotation.company_name);
  await expect(page.getByLabel("What must stay cold?")).toHaveValue("Two rooms.\nFish on ice.");
  const mail = await mailWith(quotation.company_name);
  for (const text of [mail.text, mail.html]) expect(text).toMatch(/Two rooms\.[^]*Fish on ice\./);
  const record = mail.attachments.find(({ mimeType }) => mimeType === "application/json");
  expect(JSON.parse(new TextDecoder().decode(record?.content as ArrayBuffer))).toMatchObject({
    message: "Two rooms.\nFish on ice.",
  });
});

test("on paper a sent request is its receipt alone", { tag: "@desktop" }, async ({ page }) => {
  const quotation = sampleQuotation();
  await page.goto("/contact-us");
  await fillIn(page, quotation);
  await submit(page);
  const receipt = page.getByRole("region", { name: "What you sent" });
  await expect(receipt).toBeVisible();
  for (const where of ["in the form", "after a reload"]) {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(SUCCESS);
    await expect(receipt).toContainText(quotation.company_name);
    await expect(page.getByText(/^Reference TG-/)).toBeVisible();
    const others = page
      .locator("nav, footer, button, summary, h3, main .button")
      .locator("visible=true");
    await expect(others, where).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 2 }), where).toHaveText(["What you sent"]);
    await page.emulateMedia({ media: "screen" });
    await page.reload();
  }
});

for (const body of ['{"success": true}', "no JSON"]) {
  test(`nothing that is seen moves when the answer is ${body}`, async ({ page }) => {
    await page.route("**/php/emailer.php", async (route) => {
      // A shift within half a second of a press is not counted.
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.fulfill({ body });
    });
    await page.goto("/contact-us");
    await fillIn(page, sampleQuotation());
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean })[];
        const counted = shifts.filter(({ hadRecentInput }) => !hadRecentInput).length;
        if (counted > 0) document.documentElement.dataset.shifted = String(counted);
      }).observe({ type: "layout-shift" });
    });
    await submit(page);
    await expect(
      page.getByRole("status").or(errorMessage(page)).and(page.locator(":focus")),
    ).toHaveText(/./);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
    );
    await expect(page.locator("html")).not.toHaveAttribute("data-shifted");
  });
}

test(
  "a reload while sending loses nothing, and sending again is one e-mail",
  { tag: "@desktop" },
  async ({ page }) => {
    skipOnLiveSite();
    const quotation = sampleQuotation({ qty: 9 });
    const held: (() => Promise<void>)[] = [];
    await page.route("**/php/emailer.php", (route) => {
      held.push(() => route.abort());
    });
    await page.goto("/contact-us?qty=3");
    await fillIn(page, quotation);
    const [request] = await Promise.all([page.waitForRequest("**/php/emailer.php"), submit(page)]);
    await page.reload();
    await expect(page.getByText("may already have gone out")).toBeVisible();
    await expect(page.getByLabel("Company name")).toHaveValue(quotation.company_name);
    await expect(devices(page)).toHaveValue("9");

    await page.unrouteAll({ behavior: "ignoreErrors" });
    const [again] = await Promise.all([page.waitForRequest("**/php/emailer.php"), submit(page)]);
    expect(again.headers()["idempotency-key"]).toBe(request.headers()["idempotency-key"]);
    expect(again.postData()).toBe(request.postData());
    await expect(page.getByRole("status")).toContainText(SUCCESS);
    await mailWith(quotation.company_name);
    await page.goto("/contact-us");
    await expect(page.getByLabel("Company name")).toHaveValue("");
  },
);

test("Back brings every answer again, from a page that the browser has not kept", async ({
  page,
}) => {
  const quotation = sampleQuotation({ qty: 9 });
  await page.goto("/contact-us");
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  await fillIn(page, quotation);
  await page.goto("/privacy");
  await page.goBack();
  // The page is on its way, and what is asked of the one before it fails.
  await expect(async () => {
    expect(await page.evaluate(() => "isTheSamePage" in window)).toBe(false);
  }).toPass();
  await expect(page.getByLabel("Company name")).toHaveValue(quotation.company_name);
  await expect(page.getByLabel("Street")).toHaveValue(quotation.company_street);
  await expect(devices(page)).toHaveValue("9");
});

test("what is missing is named at its field, and the first is focused", async ({ page }) => {
  await page.goto("/contact-us");
  await page.getByLabel("Your name").fill("Aminath");
  await submit(page);
  const email = page.getByLabel("Company e-mail");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/e-mail address/);
  await email.fill("aminath@example.mv");
  await expect(email).toHaveAccessibleDescription("");
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  const name = `the first missing answer and how many there are are seen at once: ${width}`;
  test(name, { tag: "@desktop" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/contact-us");
    await submit(page);
    await expect(page.getByLabel("Your name")).toBeFocused();
    await expect(page.getByLabel("Your name")).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("4 answers are missing.")).toBeInViewport({ ratio: 1 });
  });
}

test.describe("when it goes wrong", () => {
  // The browser itself reports every failed response on the console.
  test.use({ allowedErrors: [/php\/emailer\.php/] });

  for (const word of ["relay-refuses", "relay-drops"]) {
    test(`the visitor is told so and keeps every answer: ${word}`, async ({ page }) => {
      skipOnLiveSite();
      const quotation = sampleQuotation();
      quotation.company_name += ` ${word}`;
      await page.goto("/contact-us");
      await fillIn(page, quotation);
      await submit(page);
      await expect(errorMessage(page)).toContainText(FAILURE, { timeout: 12_000 });
      await expect(errorMessage(page)).toBeInViewport({ ratio: 1 });
      await expect(errorMessage(page)).toBeFocused();
      const button = await page.getByRole("button", { name: "Get a quotation" }).boundingBox();
      const words = await errorMessage(page).locator("svg").boundingBox();
      expect(words!.y - button!.y - button!.height).toBeGreaterThanOrEqual(16);
      await expect(page.getByLabel("Company name")).toHaveValue(quotation.company_name);
      await expect(devices(page)).toHaveValue("7");
    });
  }

  test(
    "offline is an error, and sending again afterwards works",
    { tag: "@desktop" },
    async ({ page, context }) => {
      skipOnLiveSite();
      const quotation = sampleQuotation();
      await page.goto("/contact-us");
      await fillIn(page, quotation);
      // Without its script the form would be the browser's own: that is another test.
      await expect(page.locator("[data-island]")).toHaveCount(0);
      await context.setOffline(true);
      await submit(page);
      await expect(errorMessage(page)).toContainText(FAILURE);
      await context.setOffline(false);
      await submit(page);
      await expect(page.getByRole("status")).toContainText(SUCCESS);
      await expect(errorMessage(page)).toHaveCount(0);
      await mailWith(quotation.company_name);
    },
  );
});

test("the overlay is modal; Escape and Cancel abort and keep every field", async ({ page }) => {
  await page.route("**/php/emailer.php", () => {});
  await page.goto("/contact-us");
  const quotation = sampleQuotation();
  await fillIn(page, quotation);
  for (const cancel of [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "Cancel" }).click(),
  ]) {
    await submit(page);
    const overlay = page.getByRole("dialog", { name: "Sending request" });
    await expect(overlay).toBeVisible();
    await expect(overlay).toContainText("7 devices");
    await expect(overlay).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(overlay).toBeVisible();
    // The page behind is inert: nothing there takes the focus.
    await page.getByLabel("Your name").evaluate((input) => input.focus());
    await expect(page.getByLabel("Your name")).not.toBeFocused();
    await page.getByRole("button", { name: "Cancel" }).focus();
    await cancel();
    await expect(overlay).toBeHidden();
    await expect(page.getByRole("button", { name: "Get a quotation" })).toBeFocused();
    await expect(page.getByLabel("Company name")).toHaveValue(quotation.company_name);
  }
  await expect(errorMessage(page)).toHaveCount(0);
});

test(
  "an answer that confirms nothing leaves the overlay, and Cancel leaves it",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.route("**/php/emailer.php", (route) => route.fulfill({ json: { success: false } }));
    await page.goto("/contact-us");
    await fillIn(page, sampleQuotation());
    const answered = page.waitForResponse("**/php/emailer.php");
    await submit(page);
    await answered;
    const overlay = page.getByRole("dialog", { name: "Sending request" });
    await expect(overlay).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(overlay).toBeHidden();
    await expect(errorMessage(page)).toHaveCount(0);
    await expect(page.getByRole("status")).toBeEmpty();
  },
);
