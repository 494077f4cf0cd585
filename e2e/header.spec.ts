import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

const header = (page: Page) => page.getByRole("banner");

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
