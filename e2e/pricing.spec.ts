import type { Page } from "@playwright/test";
import {
  deviceCountProblem,
  formatAmount,
  plans,
  quotationPath,
  yearlyTotal,
} from "../lib/pricing";
import { phone } from "../lib/site";
import { openHydrated } from "./support/hydration";
import { findOverlaps } from "./support/overlaps";
import { expect, test } from "./support/test";

const slider = (page: Page) => page.getByRole("slider", { name: "Number of devices" });
const number = (page: Page) => page.getByRole("spinbutton", { name: "How many devices?" });
const tread = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });

const advice = "8 cost less than 7";

/** Sets the number and waits until the page shows its total. */
async function choose(page: Page, count: number) {
  await slider(page).fill(String(count));
  await expect(slider(page)).toHaveAttribute("aria-valuetext", RegExp(`^${count} device`));
}

test("the stair falls as far as the prices, and the tread of the count is marked", async ({
  page,
}) => {
  await page.goto("/pricing");
  const top = async (title: string) => (await tread(page, title).boundingBox())!.y;
  const [first, last] = [plans[0]!, plans.at(-1)!];
  const [highest, lowest] = [await top(first.title), await top(last.title)];
  for (const { title, annually, minNumberDevices, maxNumberDevices } of plans) {
    const fall = ((await top(title)) - highest) / (lowest - highest);
    expect(fall).toBeCloseTo((first.annually - annually) / (first.annually - last.annually), 2);
    for (const count of [minNumberDevices, maxNumberDevices]) {
      await choose(page, count);
      await expect(page.locator("[data-chosen]")).toContainText(title);
    }
  }
});

test("a typed number is announced, and an invalid one explained at its field", async ({ page }) => {
  await openHydrated(page, "/pricing");
  await choose(page, 9);
  const status = page.getByRole("main").getByRole("status");
  await expect(status, "the slider speaks itself").toBeEmpty();
  for (const typed of ["2.5", "0", "", "100"]) {
    await number(page).fill(typed);
    const problem = deviceCountProblem(typed)!;
    await expect(number(page)).toHaveAccessibleDescription(problem);
    await expect(status).toContainText(problem);
    await expect(page.locator("a[href*='qty=']")).toHaveCount(0);
  }
  await expect(page.getByRole("main").getByRole("link", { name: "Call" })).toHaveAttribute(
    "href",
    /^tel:/,
  );
  await number(page).fill("6");
  const closing = page.locator("section", { has: page.locator("#closing") }).getByRole("link");
  await expect(closing.first()).toHaveAttribute("href", quotationPath(6));
  await expect(status).toHaveText(RegExp(`^6 devices, .+${formatAmount(yearlyTotal(6))} a year$`));
});

test("each plan, and the number that costs less, is one press away", async ({ page }) => {
  await page.goto("/pricing");
  for (const { title, minNumberDevices } of plans) {
    const plan = page.getByRole("button", { name: title });
    await plan.click();
    await expect(plan).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("[aria-pressed=true]")).toHaveCount(1);
    await expect(number(page)).toHaveValue(String(minNumberDevices));
  }
  await choose(page, 7);
  await page.getByRole("button", { name: "Choose 8" }).click();
  await expect(number(page)).toHaveValue("8");
  await expect(slider(page)).toBeFocused();
});

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 664],
  [768, 1024],
  [844, 390],
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
      expect(
        await page.getByRole("main").evaluate(findOverlaps, "li, button:not(.tread *)"),
      ).toEqual([]);
      await expect(page.getByText(advice)).toBeVisible();
      layouts.add(await page.evaluate(() => String(document.body.scrollHeight)));
    }
    expect([...layouts], "heights of the page").toHaveLength(1);
  });
}

test(
  "a swipe that begins on the slider and scrolls the page keeps the number",
  { tag: "@phone" },
  async ({ page }) => {
    await openHydrated(page, "/pricing");
    const { x, y, width, height } = (await slider(page).boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const dispatch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: object[]) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints: touchPoints as never });
    const finger = { x: x + 0.75 * width, y: y + height / 2 };
    await dispatch("touchStart", finger);
    for (let moved = 10; moved < 200; moved += 10) {
      await dispatch("touchMove", { ...finger, y: finger.y - moved });
    }
    await dispatch("touchEnd");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect(number(page)).toHaveValue("2");
    await expect(slider(page)).toHaveValue("2");
    await expect(page.getByRole("link", { name: "Get a quotation for 2 devices" })).toHaveAttribute(
      "href",
      quotationPath(2),
    );
  },
);

test("the printed page is one sheet", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/pricing");
  await choose(page, 20);
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  for (const text of ["Cooperate", advice, formatAmount(yearlyTotal(20)), phone]) {
    await expect(page.getByText(text).locator("visible=true").first()).toBeVisible();
  }
});

test("forced colours show the chosen tread", { tag: "@desktop" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/pricing");
  await choose(page, 60);
  const line = (title: string) =>
    tread(page, title).evaluate((li) => getComputedStyle(li, "::after").borderTopWidth);
  expect([await line("Silver"), await line("Cooperate")]).toEqual(["0px", "3px"]);
});
