import type { Page } from "@playwright/test";
import {
  deviceCountProblem,
  formatAmount,
  plans,
  quotationPath,
  yearlyTotal,
} from "../lib/pricing";
import { devices } from "./support/form";
import { findOverlaps } from "./support/overlaps";
import { expect, test } from "./support/test";

const slider = (page: Page) => page.getByRole("slider", { name: "Number of devices" });
const number = (page: Page) => page.getByRole("spinbutton", { name: "How many devices?" });
const bar = (page: Page, count: number) =>
  page.getByRole("button", { name: RegExp(`^${count} devices?: `) });

const barHeight = async (page: Page, count: number) =>
  (await bar(page, count).locator("rect").boundingBox())!.height;

/** Sets the number and waits until the page shows its total. */
async function choose(page: Page, count: number) {
  await slider(page).fill(String(count));
  await expect(slider(page)).toHaveAttribute("aria-valuetext", RegExp(`^${count} device`));
}

test("a press anywhere in a bar's column chooses its count", async ({ page, isMobile }) => {
  await page.goto("/pricing");
  // The first press precedes hydration.
  for (const count of [12, 1, 8, 13, 4]) {
    const box = (await bar(page, count).boundingBox())!;
    const position = { x: box.width / 2, y: 6 };
    await (isMobile ? bar(page, count).tap({ position }) : bar(page, count).click({ position }));
    await expect(number(page)).toHaveValue(String(count));
    await expect(slider(page)).toBeFocused();
  }
  // The last bar represents every larger count. A press keeps the chosen one.
  await choose(page, 60);
  await bar(page, 60).click();
  await expect(number(page)).toHaveValue("60");
});

test(
  "each plan is below its bars, which share one scale",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/pricing");
    for (const { title, minNumberDevices: first } of plans) {
      const plan = page.getByRole("listitem").filter({ hasText: title });
      const { x, width } = (await plan.locator("div").boundingBox())!;
      for (const [i, each] of (await plan.locator("rect").all()).entries()) {
        const box = (await each.boundingBox())!;
        expect(box.x).toBeGreaterThanOrEqual(x);
        expect(box.x + box.width).toBeLessThanOrEqual(x + width);
        const ratio = box.height / (await barHeight(page, 1));
        expect(ratio).toBeCloseTo(yearlyTotal(first + i) / yearlyTotal(1), 1);
      }
    }
  },
);

test(
  "a number beyond the last bar is shown as the highest bar, with a cut",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/pricing");
    const before = await barHeight(page, 12);
    await choose(page, 99);
    await expect(bar(page, 99)).toHaveText(RegExp(`${formatAmount(yearlyTotal(99))}\\s*99`));
    expect(await barHeight(page, 99)).toBeGreaterThan(1.2 * before);
    expect(await barHeight(page, 12)).toBe(before);
    await expect(bar(page, 99).locator("line")).toHaveCount(2);
  },
);

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 664],
  [768, 1024],
  [1366, 600],
  [1440, 900],
] as const) {
  test(`total, button and labels fit at ${width} px`, { tag: "@desktop" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/pricing");
    const layouts = new Set<string>();
    for (const count of [1, 6, 7, 8, 9, 12, 20, 99]) {
      await choose(page, count);
      const total = page.locator("strong", { hasText: formatAmount(yearlyTotal(count)) });
      const quotation = page.getByRole("link", { name: `Get a quotation for ${count} device` });
      await expect(total).toBeInViewport({ ratio: 1 });
      await expect(quotation).toBeInViewport({ ratio: 1 });
      const chart = page.locator(".plan-chart");
      expect(await chart.evaluate(findOverlaps, "rect, button:not(.plan-bar)")).toEqual([]);
      layouts.add(await page.evaluate(() => String(document.body.scrollHeight)));
    }
    expect([...layouts], "heights of the page").toHaveLength(1);
  });
}

test("every link to the form contains the number, and Back restores it", async ({ page }) => {
  await page.goto("/pricing");
  await choose(page, 54);
  const closing = page.locator("section", { has: page.locator("#closing-line") }).getByRole("link");
  await expect(closing.first()).toHaveAttribute("href", quotationPath(54));
  await expect(page).toHaveURL("/pricing?qty=54");
  await closing.first().click();
  await expect(devices(page)).toHaveValue("54");
  await page.goBack();
  await expect(number(page)).toHaveValue("54");
  await expect(page.getByText(formatAmount(yearlyTotal(54))).first()).toBeVisible();
});

test(
  "an invalid number stays as typed, is explained, and moves nothing else",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/pricing");
    await choose(page, 9);
    const before = await slider(page).boundingBox();
    await number(page).fill("");
    await number(page).pressSequentially("1e3");
    await expect(number(page)).toHaveAccessibleDescription(`${deviceCountProblem("1e3")}.`);
    await number(page).press("Tab");
    await expect(number(page)).toHaveValue("1e3");
    expect(await slider(page).boundingBox()).toEqual(before);
    await expect(page.getByRole("main").locator("a[href*=qty]")).toHaveCount(0);
  },
);

test("the printed page is one sheet", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/pricing");
  await choose(page, 20);
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  for (const text of ["Cooperate", formatAmount(yearlyTotal(20)), "+960"]) {
    await expect(page.getByText(text).locator("visible=true").first()).toBeVisible();
  }
});

test(
  "forced colours show the value of the slider and the chosen bar",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/pricing");
    const shots = [];
    for (const count of [3, 60]) {
      await choose(page, count);
      await number(page).focus();
      shots.push((await slider(page).screenshot()).toString("base64"));
    }
    expect(shots[0]).not.toBe(shots[1]);
    const ground = await page
      .locator("body")
      .evaluate((body) => getComputedStyle(body).backgroundColor);
    await expect(bar(page, 3).locator("rect")).toHaveCSS("fill", ground);
    await expect(bar(page, 60).locator("rect")).not.toHaveCSS("fill", ground);
    // A border around a whole column would cross the text above the bars.
    await expect(bar(page, 8)).toHaveCSS("border-top-width", "0px");
  },
);
