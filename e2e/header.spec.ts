import type { Page } from "@playwright/test";
import { headerPages } from "../lib/site";
import { pageFaults, watchPage } from "./support/in-page";
import { indexedPaths, paths } from "./support/paths";
import { expect, test } from "./support/test";

const header = (page: Page) => page.getByRole("banner");
const quotationLink = (page: Page) => header(page).getByRole("link", { name: "Get a quotation" });

for (const path of indexedPaths) {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    const name = `${path} shows at most one filled quotation link at a time, at ${width} px`;
    test(name, { tag: "@desktop" }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      const down = Array.from({ length: Math.ceil(end / 250) }, (_, i) => i * 250);
      for (const y of [...down, ...down.toReversed()]) {
        await scrollTo(page, y);
        await expect.poll(() => page.evaluate(quotationLinks), `at ${y}`).toBeLessThan(2);
      }
    });
  }
}

test("is pinned without a layout shift, hides at the closing panel, and returns when scrolling up", async ({
  page,
}) => {
  await page.goto("/iot/tempguard");
  await page.evaluate(watchPage);
  await expect(quotationLink(page)).toBeHidden();
  await scrollTo(page, 2_500);
  await expect(quotationLink(page)).toBeInViewport({ ratio: 1 });
  await page.locator("#closing-line").scrollIntoViewIfNeeded();
  await scrollTo(page, 1e6);
  await scrollTo(page, await page.evaluate(() => scrollY - 40));
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await expect(quotationLink(page)).toBeHidden();
  await scrollTo(page, 0);
  expect(await page.evaluate(pageFaults)).toEqual([]);
});

test(
  "shows no quotation link while the home page's simulation runs",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Leave the door open" }).click();
    await expect(page.getByRole("button", { name: "Close the door" }).first()).toBeVisible();
    await page.locator("#parts").evaluate((parts) => parts.scrollIntoView());
    await expect(header(page)).toBeInViewport();
    await expect(quotationLink(page)).toBeHidden();
  },
);

test("is not pinned on the page with the form", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto("/contact-us");
  await scrollTo(page, 400);
  await scrollTo(page, 300);
  await expect(header(page)).not.toBeInViewport();
});

test("is shown when it receives the keyboard focus", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/iot/tempguard");
  await scrollTo(page, 1e6);
  const [before = "", link = ""] = headerPages.slice(-2).map(({ label }) => label);
  await header(page).getByRole("link", { name: link }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(header(page).getByRole("link", { name: before })).toBeFocused();
  await expect(header(page)).toBeInViewport({ ratio: 1 });
});

for (const path of paths) {
  const name = `${path}: no pinned element covers the focused element at 320 × 256`;
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
    // The scroll event is dispatched in the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, y);
}

/** Returns the number of filled quotation links that are visible in the window. */
function quotationLinks(): number {
  return [...document.querySelectorAll("a[href^='/contact-us']")].filter((link) => {
    const { left, width, top, bottom } = link.getBoundingClientRect();
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const isShown = width > 0 && bottom > 0 && top < innerHeight;
    return (
      isShown &&
      /^Get a quotation/.test(link.textContent) &&
      getComputedStyle(link).backgroundColor !== "rgba(0, 0, 0, 0)" &&
      link.contains(document.elementFromPoint(left + width / 2, y))
    );
  }).length;
}

/** Returns the start of the focused element's HTML if a pinned element covers its centre, else an empty string. */
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
