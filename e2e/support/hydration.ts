import { expect, type Page } from "@playwright/test";

/** Opens a page and waits until its islands are hydrated. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator("[data-island]")).toHaveCount(0);
}

/** Stops the clock of pages that are opened from now on. Only `page.clock` advances it. */
export async function stopClock(page: Page) {
  const now = new Date("2026-01-15T20:00:00Z").getTime();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
}
