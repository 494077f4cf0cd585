import { expect, type Locator, type Page } from "@playwright/test";

/** Opens a page and waits until its islands are hydrated. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator("[data-island]")).toHaveCount(0);
}

/** Stops the clock of pages that are opened from now on. Only `page.clock` advances it. */
export async function stopClock(page: Page) {
  // `pauseAt` fails if the clock has passed its time. From 1970 it never has, however slow the machine is.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt("2026-01-15T20:00:00Z");
}

/** Advances the page's clock until `status` matches. */
export async function runUntil(status: Locator, text: RegExp) {
  const { clock } = status.page();
  const next = async () => {
    await clock.runFor(500);
    return (await status.textContent())?.replaceAll("\u00a0", " ");
  };
  await expect.poll(next, { intervals: [0], timeout: 30_000 }).toMatch(text);
}

/** Holds back the files of the islands until the returned function is called. Stops the clock of their timeout. */
export async function holdIslands(page: Page): Promise<() => void> {
  await stopClock(page);
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(ISLANDS, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

export const ISLANDS = "**/islands/**";
