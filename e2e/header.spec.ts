import type { Page } from "@playwright/test";
import { indexedPaths } from "./support/paths";
import { expect, test } from "./support/test";

const header = (page: Page) => page.getByRole("banner");

for (const path of indexedPaths) {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    const name = `${path} shows at most one filled quotation link at a time, at ${width} px`;
    test(name, { tag: "@desktop" }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < end; y += 250) {
        await page.evaluate((top) => window.scrollTo(0, top), y);
        expect(await page.evaluate(quotationLinks), `at ${y}`).toBeLessThan(2);
      }
    });
  }
}

/** Returns the number of filled quotation links that are visible in the window. */
function quotationLinks(): number {
  return [...document.querySelectorAll("a[href^='/contact-us']")].filter((link) => {
    const { top, bottom } = link.getBoundingClientRect();
    return (
      link.checkVisibility({ visibilityProperty: true }) &&
      bottom > 0 &&
      top < innerHeight &&
      /^Get a quotation/.test(link.textContent) &&
      getComputedStyle(link).backgroundColor !== "rgba(0, 0, 0, 0)"
    );
  }).length;
}

for (const width of [320, 640, 900, 1024, 1140]) {
  test(
    `has room for the longest company name, at ${width} px`,
    { tag: "@desktop" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/pricing");
      const brand = header(page).getByRole("link").first();
      const name = brand.locator("span");
      await name.evaluate((span) => (span.textContent = "Maldivian Cold Chain Company Ltd"));
      const box = await name.evaluate((span) => span.getBoundingClientRect().toJSON());
      const bar = await header(page).evaluate((bar) => bar.getBoundingClientRect().toJSON());
      expect(box.top).toBeGreaterThanOrEqual(bar.top);
      expect(box.bottom).toBeLessThanOrEqual(bar.bottom);
      const others = header(page).locator("nav a, button, a").filter({ visible: true });
      const lefts = await others.evaluateAll((all) =>
        all.slice(1).map((one) => one.getBoundingClientRect().left),
      );
      expect(Math.min(...lefts)).toBeGreaterThan(box.right);
    },
  );
}
