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
const tread = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
const probe = (page: Page) => page.locator(".stair-motion > g").locator("visible=true");

/** Sets the number and waits until the page shows its total. */
async function choose(page: Page, count: number) {
  await slider(page).fill(String(count));
  await expect(slider(page)).toHaveAttribute("aria-valuetext", RegExp(`^${count} device`));
}

test("treads are as high as their prices, and the probe is on the tread of the count", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/pricing");
  const first = (await tread(page, "Silver").boundingBox())!;
  let reached = 0;
  for (const { title, annually, minNumberDevices: min, maxNumberDevices: max } of plans) {
    const box = (await tread(page, title).boundingBox())!;
    expect(box.height / first.height).toBeCloseTo(annually / 828, 2);
    for (const count of [min, min + 1, max]) {
      await choose(page, count);
      await expect(tread(page, title)).toHaveAttribute("data-chosen");
      const { x, y, width, height } = (await probe(page).boundingBox())!;
      expect(x + width).toBeGreaterThan(reached);
      expect(x + width).toBeLessThan(box.x + box.width + 2);
      expect(Math.abs(y + height / 2 - box.y)).toBeLessThan(8);
      reached = x + width;
    }
  }
});

test("the number that costs less is one press away", async ({ page }) => {
  await page.goto("/pricing?qty=7");
  await page.getByRole("button", { name: "Choose 8" }).click();
  await expect(number(page)).toHaveValue("8");
  await expect(slider(page)).toBeFocused();
  await expect(page.getByText("less than 7 devices")).toBeVisible();
});

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
      for (const solids of ["li", "button, .stair-motion > g"]) {
        expect(await page.locator(".price-plot").evaluate(findOverlaps, solids)).toEqual([]);
      }
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
  "forced colours show the value of the slider and the chosen tread",
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
    await expect(tread(page, "Silver")).toHaveCSS("outline-style", "none");
    await expect(tread(page, "Cooperate")).toHaveCSS("outline-style", "solid");
  },
);
