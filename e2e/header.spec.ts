import type { Page } from "@playwright/test";
import { headerPages } from "../lib/site";
import { indexedPages, pages } from "./support/pages";
import { expect, test } from "./support/test";

const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const header = (page: Page) => page.getByRole("banner");

for (const path of indexedPages) {
  for (const size of sizes) {
    const name = `${path} asks for one quotation at a time, at ${size.width} px`;
    test(name, { tag: "@desktop" }, async ({ page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      const down = Array.from({ length: Math.ceil(end / 150) }, (_, i) => i * 150);
      for (const y of [...down, ...down.toReversed()]) {
        await scrollTo(page, y);
        await expect.poll(() => page.evaluate(quotationLinks), `at ${y}`).toBeLessThan(2);
      }
    });
  }
}

test("the header follows down the page, without a shift", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/iot/tempguard");
  await page.evaluate(watchShifts);
  const ask = header(page).getByRole("link", { name: "Get a quotation" });
  await expect(ask).toBeHidden();
  await scrollTo(page, 2_500);
  await expect(ask).toBeInViewport({ ratio: 1 });
  await expect(ask).toHaveAttribute("href", "/contact-us");
  await scrollTo(page, 0);
  await expect(ask).toBeHidden();
  await expect(header(page).getByRole("link", { name: "Login" })).toBeInViewport();
  expect(await page.evaluate(shifts)).toBe(0);
});

test("it makes room for the closing, and comes back on the way up", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/iot/tempguard");
  await scrollTo(page, 2_500);
  await scrollTo(page, 1e6);
  await expect(header(page)).not.toBeInViewport();
  await scrollTo(page, await page.evaluate(() => scrollY - 40));
  await expect(header(page)).toBeInViewport();
  await expect(header(page).getByRole("link", { name: "Get a quotation" })).toBeHidden();
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test("the bar keeps the focus, and nothing scrolls on the way through it", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => document.querySelector("#parts")?.scrollIntoView());
    const bar = page.locator(".sticky-bar");
    await expect(bar).toBeInViewport({ ratio: 1 });
    await bar.getByRole("link", { name: "Get a quotation" }).focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press("Tab");
    await expect(bar.getByRole("link", { name: /^Call/ })).toBeFocused();
    await expect(bar).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test("the header is there on the way up, the bar once the hero has left", async ({ page }) => {
    await page.goto("/");
    const bar = page.getByRole("main").getByRole("link", { name: /^Call/ });
    await page.locator("[data-cta]").first().scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await scrollTo(page, 2_500);
    await expect(header(page)).not.toBeInViewport();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 2_400);
    await expect(header(page)).toBeInViewport({ ratio: 1 });
    await scrollTo(page, 1e6);
    await expect(bar).toBeHidden();
  });

  test("the menu opens from the header that follows, and covers the screen", async ({ page }) => {
    await page.goto("/iot/tempguard");
    await scrollTo(page, 2_500);
    await scrollTo(page, 2_400);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect
      .poll(async () => (await menu.boundingBox())?.height)
      .toBe(page.viewportSize()?.height);
  });
});

test("it does not follow on the form's page", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/contact-us");
  await scrollTo(page, 400);
  await scrollTo(page, 300);
  await expect(header(page)).not.toBeInViewport();
});

test("the keyboard finds it wherever the page is", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/iot/tempguard");
  await scrollTo(page, 1e6);
  const [before = "", link = ""] = headerPages.slice(-2).map(({ label }) => label);
  await header(page).getByRole("link", { name: link }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(header(page).getByRole("link", { name: before })).toBeFocused();
  await expect(header(page)).toBeInViewport({ ratio: 1 });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("it stays at the top of the page", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/iot/tempguard#industries");
    await expect(page.getByRole("heading", { name: "Core industries" })).toBeInViewport();
    await expect(header(page)).not.toBeInViewport();
  });
});

for (const path of pages) {
  const name = `${path}: no focus lies under a bar at 320 × 256`;
  test(name, { tag: "@desktop" }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(coveredFocus), `stop ${stop}`).toBe("");
    }
  });
}

async function scrollTo(page: Page, y: number) {
  await page.evaluate(async (y) => {
    window.scrollTo(0, y);
    // The page answers a scroll in the frame that follows.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, y);
}

/** How many links to a quotation can be pressed on the screen as it is. */
function quotationLinks(): number {
  return [...document.querySelectorAll("a[href^='/contact-us']")].filter((link) => {
    const { left, width, top, bottom } = link.getBoundingClientRect();
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const isShown = width > 0 && bottom > 0 && top < innerHeight;
    return (
      isShown &&
      /^Get a quotation/.test(link.textContent) &&
      link.contains(document.elementFromPoint(left + width / 2, y))
    );
  }).length;
}

function watchShifts() {
  Object.assign(window, { shifts: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      Object.assign(window, {
        shifts: shiftsSoFar() + ("value" in entry ? Number(entry.value) : 0),
      });
    }
  }).observe({ type: "layout-shift" });

  function shiftsSoFar() {
    return "shifts" in window ? Number(window.shifts) : NaN;
  }
}

function shifts(): number {
  return "shifts" in window ? Number(window.shifts) : NaN;
}

/** What has the focus, where something that is pinned to the window lies over its middle. */
function coveredFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return "";
  const { left, width, top, bottom } = focused.getBoundingClientRect();
  const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 1);
  for (let over = document.elementFromPoint(x, (from + to) / 2); over; over = over.parentElement) {
    const isPinned = ["sticky", "fixed"].includes(getComputedStyle(over).position);
    if (isPinned && !over.contains(focused)) return focused.outerHTML.slice(0, 120);
  }
  return "";
}
