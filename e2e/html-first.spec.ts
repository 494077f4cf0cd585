import { chromium, type Page, type Route } from "@playwright/test";
import { formatAmount, formatPrice, yearlyTotal } from "../lib/pricing";
import { chromiumArguments, findChromium } from "./support/browser";
import { fillIn, submit } from "./support/form";
import { pages } from "./support/pages";
import { someQuotation } from "./support/quotation";
import { expect, skipOnLiveSite, test } from "./support/test";

test.describe("before anything is used", () => {

  for (const path of pages) {
    test(`${path} is painted before any script file, and asks no other host`, async ({ page }) => {
      const requests = recordRequests(page);
      await page.goto(path, { waitUntil: "networkidle" });
      expect(await scriptsBeforePaint(page)).toEqual([]);
      const hasIsland = (await page.locator("script[data-files]").count()) > 0;
      const scripts = () => requests().filter(({ type }) => type === "script").length;
      if (hasIsland) await expect.poll(scripts).toBeGreaterThan(0);
      else expect(scripts()).toBe(0);
      const origin = new URL(page.url()).origin;
      expect(requests().filter(({ url }) => !url.startsWith(origin))).toEqual([]);
      const early = requests().filter(
        ({ type }) => !["image", "font", "script", "other"].includes(type),
      );
      expect(early.map(({ type }) => type)).toEqual(["document"]);
    });
  }

  test("a painted page asks for them, whatever it is still loading", async ({ page }) => {
    const requests = recordRequests(page);
    await page.route("**/images/**", () => {});
    await page.goto("/", { waitUntil: "commit" });
    await expect.poll(() => requests().filter(({ type }) => type === "script").length).not.toBe(0);
    expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
  });

  test("islands start where the browser reports no first paint", async ({ page }) => {
    await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => {}));
    await page.goto("/pricing");
    // A busy machine is seldom idle.
    await expect(page.locator("[data-island]")).toHaveCount(0, { timeout: 20_000 });
  });

  test("who saves data gets script files only when something is used", async ({ page }) => {
    const requests = recordRequests(page);
    const scripts = () => requests().filter(({ type }) => type === "script").length;
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
    await page.goto("/pricing", { waitUntil: "networkidle" });
    expect(scripts()).toBe(0);
    await page.getByRole("button", { name: "Increase number of devices" }).click();
    await expect(page.getByRole("slider")).toHaveValue("3");
  });
});

test("the first press on the calculator counts, and so do the next ones", async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto("/pricing");
  const more = page.getByRole("button", { name: "Increase number of devices" });
  await more.click();
  await more.click();
  await more.click();
  letThrough();
  await expect(page.getByRole("spinbutton")).toHaveValue("5");
  await expect(page.getByRole("slider")).toHaveValue("5");
});

test("what the slider was set to before React came is kept", async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto("/pricing");
  await page.getByRole("slider").focus();
  await page.keyboard.press("End");
  letThrough();
  await expect(page.getByRole("slider")).toHaveAttribute(
    "aria-valuetext",
    RegExp(formatAmount(yearlyTotal(99))),
  );
  await expect(page.getByRole("slider")).toBeFocused();
});

test("typed text, the focus and a press outlast the start of the form", async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto("/contact-us");
  await page.getByLabel("Your name").fill("Aminath");
  await page.getByLabel("Company name").fill("Reef");
  await page.getByRole("button", { name: "Increase number of devices" }).click();
  const address = page.getByLabel("Company e-mail");
  await address.pressSequentially("a@b");
  letThrough();
  await expect(page.getByRole("spinbutton")).toHaveValue("2");
  await address.pressSequentially(".co");
  await expect(page.getByLabel("Your name")).toHaveValue("Aminath");
  await expect(address).toHaveValue("a@b.co");
  await expect(address).toBeFocused();
});

test("the first press in the demo counts", async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto("/demo");
  await page.getByRole("button", { name: /power/i }).first().click();
  letThrough();
  await expect(page).toHaveURL(/break=power/);
});

test("a press is seen at once, and a second tap on it counts no second time", async ({ page }) => {
  const letThrough = await holdScripts(page);
  await page.goto("/demo");
  const play = page.getByRole("button", { name: "Play", exact: true });
  await play.dblclick();
  await expect(page.locator("button[aria-busy=true]")).toHaveCount(1);
  letThrough();
  await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
  await expect(page.locator("button[aria-busy=true]")).toHaveCount(0);
});

test("the number of a link stands in its input before any framework", async ({ page }) => {
  await page.route("**/islands/**", () => {});
  await page.goto("/contact-us?qty=6");
  await expect(page.getByRole("spinbutton")).toHaveValue("6");
});

test.describe("an island that does not come", () => {
  test.use({ allowedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported/] });

  for (const [how, end] of [
    ["is blocked", (route: Route) => route.abort()],
    ["never answers", async () => {}],
  ] as const) {
    test(`${how}: the calculator says so, and tries again`, async ({ page }) => {
      let isDown = true;
      await page.route("**/islands/**", (route) => (isDown ? end(route) : route.continue()));
      await page.goto("/pricing");
      // Nobody needs to know about an island that is late, as long as it is not used.
      if (how === "never answers") await page.getByRole("slider").press("End");
      const notice = page.getByRole("alert").filter({ hasText: "could not be loaded" });
      await expect(notice).toBeInViewport({ ratio: 1 });
      await expect(notice.getByRole("link", { name: /\d/ })).toHaveAttribute("href", /^tel:/);
      await expect(page.getByRole("slider")).toBeHidden();
      isDown = false;
      await notice.getByRole("button", { name: "Try again" }).click();
      await expect(notice).toBeHidden();
      await page.getByRole("slider").press("Home");
      await expect(page.getByRole("slider")).toHaveAttribute(
        "aria-valuetext",
        RegExp(formatPrice(yearlyTotal(1))),
      );
    });

    test(`${how}: the form is posted natively`, async ({ page }) => {
      skipOnLiveSite();
      await page.route("**/islands/**", end);
      await page.goto("/contact-us");
      await fillIn(page, someQuotation());
      await submit(page);
      await expect(page).toHaveURL(/\/contact-us\/sent/, { timeout: 10_000 });
    });
  }

  for (const path of pages) {
    test(`${path}: no button is left that does nothing, and the focus is somewhere`, async ({
      page,
    }) => {
      await page.route("**/islands/**", async () => {});
      await page.goto(path);
      const islands = page.locator("[data-island]");
      for (const island of await islands.all()) {
        const button = island.locator("button[type=button]:enabled:visible").first();
        if ((await button.count()) === 0) continue;
        await button.press("Enter");
        await expect(island).toHaveAttribute("data-state", "failed", { timeout: 10_000 });
        await expect(island.locator("button[type=button]:visible")).toHaveCount(0);
        await expect(page.locator(":focus")).toBeInViewport();
        const message = island.locator("xpath=following-sibling::*[1]/*[@data-when='failed']");
        if ((await message.count()) > 0) await expect(message).toBeInViewport({ ratio: 1 });
      }
    });
  }

  test("an island that comes after all takes the focus from its message", async ({ page }) => {
    let letThrough = () => {};
    const gate = new Promise<void>((resolve) => (letThrough = resolve));
    await page.route("**/islands/**", async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Increase number of devices" }).press("Enter");
    const notice = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    await expect(notice).toBeFocused({ timeout: 10_000 });
    letThrough();
    await expect(notice).toBeHidden();
    await expect(page.locator("[data-island]")).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  });

  test("Try again waits for the connection that it needs", async ({ page, context }) => {
    let isDown = true;
    await page.route("**/islands/**", (route) => (isDown ? route.abort() : route.continue()));
    await page.goto("/pricing");
    const again = page.getByRole("button", { name: "Try again" });
    await expect(again).toBeVisible();
    isDown = false;
    await context.setOffline(true);
    await again.click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(again).toHaveAttribute("aria-busy", "true");
    await context.setOffline(false);
    await expect(again).toBeHidden();
    await page.getByRole("slider").press("Home");
    await expect(page.getByRole("slider")).toHaveAttribute(
      "aria-valuetext",
      RegExp(formatPrice(yearlyTotal(1))),
    );
  });

  test("without a connection the form stays, and says why", async ({ page, context }) => {
    skipOnLiveSite();
    await page.route("**/islands/**", (route) => route.abort());
    await page.goto("/contact-us");
    const quotation = someQuotation();
    await fillIn(page, quotation);
    await context.setOffline(true);
    await submit(page);
    await expect(page.getByRole("alert").filter({ hasText: "offline" })).toBeInViewport({
      ratio: 1,
    });
    await expect(page.getByLabel("Company name")).toHaveValue(quotation.company_name);
    await context.setOffline(false);
    await submit(page);
    await expect(page).toHaveURL(/\/contact-us\/sent/);
  });
});

test("pages are kept by the browser and come back as they were left", async ({ baseURL }) => {
  // Playwright's own browser has that switched off.
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL });
  for (const path of ["/contact-us?qty=8", "/pricing", "/demo", "/"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.title = persisted ? "kept" : "loaded again";
      });
    });
    await page.goto("/privacy");
    await page.goBack({ waitUntil: "commit" });
    await expect(page, path).toHaveTitle("kept");
  }
  await browser.close();
});

function recordRequests(page: Page) {
  const requests: { url: string; type: string }[] = [];
  page.on("request", (request) =>
    requests.push({ url: request.url(), type: request.resourceType() }),
  );
  return () => requests;
}

/** The script files that were asked for before the page was painted. */
function scriptsBeforePaint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const start = paint?.startTime ?? Infinity;
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => name.endsWith(".js") && startTime < start)
      .map(({ name }) => name);
  });
}

/** No script file arrives before it is let through, so that a visitor is quicker. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}
