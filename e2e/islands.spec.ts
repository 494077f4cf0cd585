import type { Page, Route } from "@playwright/test";
import { formatPrice, yearlyTotal } from "../lib/pricing";
import { ISLAND_SILENCE_MS } from "../lib/time-limits";
import { devices, fillIn, submit } from "./support/form";
import { holdIslands, ISLANDS, openHydrated, stopClock } from "./support/hydration";
import { sampleQuotation } from "./support/quotation";
import { expect, skipOnLiveSite, test } from "./support/test";
import { translatePage } from "./support/translate";

test("islands are fetched while pictures are still loading", async ({ page }) => {
  const scripts = countScripts(page);
  await page.route("**/images/**", () => {});
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(scripts).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
});

test("islands wait until the browser has painted content", async ({ page }) => {
  const scripts = countScripts(page);
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("body * { visibility: hidden }");
    document.adoptedStyleSheets = [sheet];
    // The loader starts its timer in an animation frame.
    window.requestAnimationFrame = () => 0;
  });
  await page.goto("/pricing", { waitUntil: "networkidle" });
  const paints = () =>
    page.evaluate(() => performance.getEntriesByType("paint").map(({ name }) => name));
  await expect.poll(paints).toEqual(["first-paint"]);
  expect(scripts()).toBe(0);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  await expect(page.locator("[data-island]")).toHaveCount(0);
});

test("islands load although the browser does not report the first paint", async ({ page }) => {
  await page.addInitScript(() => (PerformanceObserver.prototype.observe = () => {}));
  await openHydrated(page, "/pricing");
});

test("with Save-Data islands are fetched at the first interaction", async ({ page }) => {
  const scripts = countScripts(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto("/pricing", { waitUntil: "networkidle" });
  expect(scripts()).toBe(0);
  await page.getByRole("button", { name: "Increase number of devices" }).click();
  await expect(page.getByRole("slider")).toHaveValue("3");
});

test.describe("before hydration", () => {
  test("a press is shown at once, and a double click counts once", async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto("/demo");
    await page.getByRole("button", { name: "Power off" }).dblclick();
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
    await page.getByRole("button", { name: "Increase number of devices" }).click();
    const address = page.getByLabel("Company e-mail");
    await address.pressSequentially("a@b");
    release();
    await expect(page.getByRole("spinbutton")).toHaveValue("2");
    await address.pressSequentially(".co");
    await expect(page.getByLabel("Your name")).toHaveValue("Aminath");
    await expect(address).toHaveValue("a@b.co");
    await expect(address).toBeFocused();
  });
});

test.describe("a press that waits for its island", () => {
  test("waits for as long as the island's files arrive", async ({ page }) => {
    test.slow();
    const connection = await page.context().newCDPSession(page);
    const speed = { latency: 0, downloadThroughput: 12_000, uploadThroughput: -1 };
    await page.goto("/pricing", { waitUntil: "commit" });
    await connection.send("Network.emulateNetworkConditions", { offline: false, ...speed });
    await page.getByRole("button", { name: "Increase number of devices" }).click();
    await expect(page.getByRole("slider")).toHaveValue("3", { timeout: 60_000 });
    await expect(failure(page)).toBeHidden();
  });

  test("is dropped when the visitor uses a control that works", async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Increase number of devices" }).click();
    await page.getByRole("switch", { name: "Dark theme" }).click();
    await expect(page.locator("button[aria-busy=true]")).toHaveCount(0);
    release();
    await expect(page.locator("[data-island]")).toHaveCount(0);
    await expect(page.getByRole("spinbutton")).toHaveValue("2");
  });

  test("is dropped when a number is typed", async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Increase number of devices" }).click();
    await page.getByRole("spinbutton").fill("8");
    release();
    await expectCalculated(page, 8);
  });

  test("is dropped when it would send a form that is changed afterwards", async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto("/contact-us");
    await submit(page);
    await page.getByLabel("Your name").fill("Aminath");
    release();
    await expect(page.locator("[data-island]")).toHaveCount(0);
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  });

  test("is dropped when the visitor leaves and comes back", async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto("/demo");
    await page.getByRole("button", { name: "Start: open the door" }).click();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
    release();
    await expect(page.locator("[data-island]")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Start: open the door" })).toBeVisible();
  });
});

test.describe("on a translated page", () => {
  // The elements differ from those that the server rendered, so React renders the island again.
  test.use({ allowedErrors: [/React error #418/] });

  for (const [path, name, result] of [
    ["/", "Leave the door open", { name: "Close the door" }],
    ["/demo", "Start: open the door", { name: /door/i, pressed: true }],
    ["/demo", "Power off", { name: /power/i, pressed: true }],
  ] as const) {
    test(`${path} replays a press on "${name}" once`, async ({ page }) => {
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

  test("the form replays a press on its button", async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto("/contact-us");
    await translatePage(page);
    await submit(page);
    release();
    await expect(page.getByLabel("Your name")).toBeFocused();
    await expect(page.getByLabel("Your name")).toHaveAttribute("aria-invalid", "true");
  });

  test("every press of the step button counts, and the button keeps the focus", async ({
    page,
  }) => {
    const release = await holdIslands(page);
    await page.goto("/pricing");
    await translatePage(page);
    const increase = page.getByRole("button", { name: "Increase number of devices" });
    for (let press = 0; press < 3; press++) await increase.press("Enter");
    release();
    await expectCalculated(page, 5);
    await expect(increase).toBeFocused();
  });

  test("a visitor can go on typing after hydration", async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto("/contact-us?qty=3");
    await translatePage(page);
    const name = page.getByLabel("Your name");
    await name.fill("Ainath");
    await name.press("Home");
    await name.press("ArrowRight");
    release();
    await expect(page.locator("[data-island]")).toHaveCount(0);
    await page.keyboard.type("m");
    await expect(name).toHaveValue("Aminath");
  });

  test("a number that is partly typed before hydration is kept", async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto("/contact-us?qty=3");
    await translatePage(page);
    await page.getByLabel("Your name").fill("Aminath");
    await devices(page).fill("1");
    release();
    await expect(page.locator("[data-island]")).toHaveCount(0);
    await page.keyboard.type("2");
    await expect(devices(page)).toHaveValue("12");
    await expect(page.getByLabel("Your name")).toHaveValue("Aminath");
  });
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
        await page.clock.runFor(ISLAND_SILENCE_MS);
      }
      const message = failure(page);
      await expect(message).toBeInViewport({ ratio: 1 });
      await expect(message.getByRole("link", { name: /\d/ })).toHaveAttribute("href", /^tel:/);
      await expect(page.getByRole("slider")).toBeHidden();
      isDown = false;
      await message.getByRole("link", { name: "Try again" }).click();
      await expect(message).toBeHidden();
      await page.getByRole("slider").press("Home");
      await expectCalculated(page, 1);
    });

    test(`${reason}: the form is posted natively`, async ({ page }) => {
      skipOnLiveSite();
      await stopClock(page);
      await page.route(ISLANDS, answer);
      await page.goto("/contact-us");
      await fillIn(page, sampleQuotation());
      await submit(page);
      await page.clock.runFor(ISLAND_SILENCE_MS);
      await expect(page).toHaveURL(/\/contact-us\/sent/);
    });
  }

  for (const path of ["/", "/pricing", "/contact-us", "/demo"]) {
    test(`${path} hides buttons that do nothing and moves the focus`, async ({ page }) => {
      await stopClock(page);
      await page.route(ISLANDS, async () => {});
      await page.goto(path);
      for (const island of await page.locator("[data-island]").all()) {
        const button = island.locator("button[type=button]:enabled:visible").first();
        if ((await button.count()) === 0) continue;
        await button.press("Enter");
        await page.clock.runFor(ISLAND_SILENCE_MS);
        await expect(island).toHaveAttribute("data-state", "failed");
        await expect(island.locator("button[type=button]:visible")).toHaveCount(0);
        await expect(page.locator(":focus")).toBeInViewport();
      }
    });
  }

  test("a late island returns the focus to the control that was pressed", async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto("/pricing");
    const increase = page.getByRole("button", { name: "Increase number of devices" });
    await increase.press("Enter");
    await page.clock.runFor(ISLAND_SILENCE_MS);
    await expect(failure(page)).toBeFocused();
    release();
    await expect(failure(page)).toBeHidden();
    await expect(increase).toBeFocused();
  });
});

function countScripts(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (request.resourceType() === "script") count++;
  });
  return () => count;
}

function failure(page: Page) {
  return page.getByRole("alert").filter({ hasText: "could not be loaded" });
}

async function expectCalculated(page: Page, devices: number) {
  await expect(page.getByRole("slider")).toHaveAttribute(
    "aria-valuetext",
    new RegExp(formatPrice(yearlyTotal(devices))),
  );
}
