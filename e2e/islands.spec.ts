import type { Page, Route } from "@playwright/test";
import { formatPrice, yearlyTotal } from "../lib/pricing";
import { QUOTATION_ENDPOINT } from "../lib/quotation/result";
import { ISLAND_WAIT_MS } from "../lib/time-limits";
import { fillIn, submit } from "./support/form";
import { holdIslands, ISLANDS, stopClock } from "./support/hydration";
import { sampleQuotation } from "../test-support/quotation";
import { readMail } from "../test-support/read-mail";
import { expect, skipOnLiveSite, test } from "./support/test";
import { translatePage } from "./support/translate";

test("islands are fetched after the first frame, while pictures are still loading", async ({
  page,
}) => {
  let scripts = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts++;
  });
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (target) {
      Object.assign(window, { showFrame: () => observe.call(this, target) });
    };
  });
  await page.route("**/images/**", () => {});
  await page.goto("/", { waitUntil: "domcontentloaded" });
  expect(scripts).toBe(0);
  await page.evaluate(() => (window as unknown as { showFrame: () => void }).showFrame());
  await expect.poll(() => scripts).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
});

test.describe("before hydration", () => {
  test("a press is shown at once, and a double click counts once", async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto("/demo");
    await page.getByRole("button", { name: "Pull the plug" }).dblclick();
    await expect(page.locator("button[aria-busy=true]")).toHaveCount(1);
    release();
    await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
    await expect(page.locator("button[aria-busy=true]")).toHaveCount(0);
  });

  test("the slider keeps its value and the focus", async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto("/pricing");
    await page.getByRole("slider").press("End");
    release();
    await expectCalculated(page, 99);
    await expect(page.getByRole("slider")).toBeFocused();
  });

  test("the form keeps typed text, the focus and a press", async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto("/contact-us");
    await page.getByLabel("Your name").fill("Aminath");
    const increase = page.getByRole("button", { name: "Increase number of devices" });
    await increase.press("Enter");
    release();
    await expect(page.getByRole("spinbutton")).toHaveValue("2");
    await expect(increase).toBeFocused();
    await expect(page.getByLabel("Your name")).toHaveValue("Aminath");
  });

  test("a press that would send a form is dropped when the form is changed afterwards", async ({
    page,
  }) => {
    const release = await holdIslands(page);
    await page.goto("/contact-us");
    await submit(page);
    await page.getByLabel("Your name").fill("Aminath");
    release();
    await expect(page.locator("[data-island]")).toHaveCount(0);
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  });
});

test.describe("on a translated page", () => {
  // The elements differ from those that the server rendered, so React renders the island again.
  test.use({ allowedErrors: [/React error #418/] });

  for (const [path, name, result] of [
    ["/", "Leave the door open", { name: "Close the door" }],
    ["/demo", "Pull the plug", { name: "Plug it in" }],
  ] as const) {
    test(`${path} replays a press on "${name}"`, async ({ page }) => {
      const release = await holdIslands(page);
      await page.goto(path);
      await translatePage(page);
      const island = page.locator("[data-island]").first();
      await island.getByRole("button", { name }).press("Enter");
      release();
      await expect(page.locator("[data-island]")).toHaveCount(0);
      await expect(page.getByRole("button", result).and(page.locator(":focus"))).toBeVisible();
      await expect(page.locator("button[aria-busy=true]")).toHaveCount(0);
    });
  }
});

test.describe("an island that cannot be loaded", () => {
  test.use({ allowedErrors: [/ERR_FAILED|dynamically imported/] });

  for (const [reason, answer] of [
    ["refused", (route: Route) => route.abort()],
    ["never answered", async () => {}],
  ] as const) {
    test(`${reason}: the calculator shows a message and loads on a retry`, async ({ page }) => {
      let isDown = true;
      await stopClock(page);
      await page.route(ISLANDS, (route) => (isDown ? answer(route) : route.continue()));
      await page.goto("/pricing");
      // An island whose files do not arrive fails only while a visitor waits for it.
      if (reason === "never answered") {
        await page.getByRole("slider").press("End");
        await page.clock.runFor(ISLAND_WAIT_MS);
      }
      const message = page.getByRole("alert").filter({ hasText: "could not be loaded" });
      await expect(message).toBeInViewport({ ratio: 1 });
      await expect(message.getByRole("link", { name: /\d/ })).toHaveAttribute("href", /^tel:/);
      await expect(page.getByRole("slider")).toBeHidden();
      isDown = false;
      await message.getByRole("link", { name: "Try again" }).click();
      await expect(message).toBeHidden();
      await page.getByRole("slider").press("Home");
      await expectCalculated(page, 1);
    });
  }

  test("a form that is posted natively stays native when its island arrives", async ({ page }) => {
    skipOnLiveSite();
    const release = await holdIslands(page);
    const quotation = sampleQuotation();
    await page.goto("/contact-us");
    await fillIn(page, quotation);
    // The visitor stays on the page, as one who stops the navigation, and presses again.
    const deliver = async (route: Route) => {
      await route.fetch();
      await route.fulfill({ status: 204 });
    };
    await page.route(`**${QUOTATION_ENDPOINT}`, deliver, { times: 1 });
    const delivered = page.waitForResponse(`**${QUOTATION_ENDPOINT}`);
    await submit(page);
    await page.clock.runFor(ISLAND_WAIT_MS);
    await delivered;
    release();
    await page.evaluate(() => {
      const islands = document.querySelectorAll<HTMLElement>("[data-files]");
      const files = [...islands].flatMap(({ dataset }) => dataset.files?.split(" ") ?? []);
      return Promise.all(files.map((file) => import(file)));
    });
    await expect(page.locator("[data-island]")).toHaveCount(0);
    await submit(page);
    await expect(page).toHaveURL(/\/contact-us\/sent\?ref=TG-/);
    const mail = await readMail();
    expect(mail.filter(({ text }) => text?.includes(quotation.company_name))).toHaveLength(1);
  });

  test("hides buttons that do nothing", async ({ page }) => {
    await stopClock(page);
    await page.route(ISLANDS, (route) => route.abort());
    for (const path of ["/", "/pricing", "/contact-us", "/demo"]) {
      await page.goto(path);
      const island = page.locator("[data-island][data-state=failed]");
      await expect(island).toBeAttached();
      await expect(island.locator("button[type=button]:visible")).toHaveCount(0);
    }
  });
});

async function expectCalculated(page: Page, devices: number) {
  await expect(page.getByRole("slider")).toHaveAttribute(
    "aria-valuetext",
    new RegExp(formatPrice(yearlyTotal(devices))),
  );
}
