import type { Locator, Page } from "@playwright/test";
import {
  dearerSmallerCount,
  deviceCountProblem,
  formatAmount,
  plans,
  quotationPath,
  yearlyTotal,
} from "../lib/pricing";
import { devices } from "./support/form";
import { openHydrated } from "./support/hydration";
import { findOverlaps } from "./support/overlaps";
import { expect, test } from "./support/test";

const slider = (page: Page) => page.getByRole("slider", { name: "Number of devices" });
const number = (page: Page) => page.getByRole("spinbutton", { name: "How many devices?" });
const tread = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
const probe = (page: Page) => page.locator(".probe");

const advice = `8 cost less than ${dearerSmallerCount(8)}`;

const placeOf = (locator: Locator) => locator.boundingBox();

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
      expect(Math.abs(y + height - box.y)).toBeLessThan(2);
      reached = x + width;
    }
  }
});

test("the probe follows the stair", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/pricing");
  await choose(page, 7);
  const upper = (await tread(page, "Gold").boundingBox())!;
  const lower = (await tread(page, "Cooperate").boundingBox())!;
  const places = probe(page).evaluate(readPlaces);
  await page.getByRole("button", { name: "Increase" }).click();
  for (const { left, bottom } of await places) {
    if (left < lower.x - 1) expect(Math.abs(bottom - upper.y)).toBeLessThan(2);
  }
  const last = (await places).at(-1)!;
  expect(last.left).toBeGreaterThan(lower.x);
  expect(Math.abs(last.bottom - lower.y)).toBeLessThan(2);
});

/** Returns the places of an element in all frames until it has moved and rests. Runs in the page. */
async function readPlaces(element: Element) {
  const places: { left: number; bottom: number }[] = [];
  const isAt = (i: number) => places.at(i)?.left === places.at(-1)?.left;
  do {
    await new Promise(requestAnimationFrame);
    const { left, bottom } = element.getBoundingClientRect();
    places.push({ left, bottom });
  } while (isAt(0) || !isAt(-5));
  return places;
}

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
  [844, 390],
  [1366, 600],
  [1440, 900],
] as const) {
  test(`total, button and labels fit at ${width} px`, { tag: "@desktop" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // Without a transition, the probe is at the count as soon as it is chosen.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/pricing");
    const layouts = new Set<string>();
    for (const count of [1, 6, 7, 8, 9, 12, 20, 99]) {
      await choose(page, count);
      const total = page.locator("strong", { hasText: formatAmount(yearlyTotal(count)) });
      const quotation = page.getByRole("link", { name: `Get a quotation for ${count} device` });
      await expect(total).toBeInViewport({ ratio: 1 });
      await expect(quotation).toBeInViewport({ ratio: 1 });
      for (const solids of ["li", "button, .probe"]) {
        expect(await page.locator(".price-plot").evaluate(findOverlaps, solids)).toEqual([]);
      }
      await expect(page.getByText(advice)).toBeVisible();
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
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto("/pricing");
    await choose(page, 9);
    const places = () => Promise.all([slider(page), tread(page, "Silver")].map(placeOf));
    const before = await places();
    await number(page).fill("");
    await number(page).pressSequentially("1e3");
    await expect(number(page)).toHaveAccessibleDescription(`${deviceCountProblem("1e3")}.`);
    await number(page).press("Tab");
    await expect(number(page)).toHaveValue("1e3");
    expect(await places()).toEqual(before);
    await expect(page.getByRole("main").locator("a[href*=qty]")).toHaveCount(0);
  },
);

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

test("the slider runs as its drawing on a page that runs from right to left", async ({ page }) => {
  await openHydrated(page, "/pricing");
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  await slider(page).press("ArrowRight");
  await expect(number(page)).toHaveValue("3");
});

test("no plan is marked while a number waits for the calculator", async ({ page }) => {
  await page.route("**/islands/*.js", () => {});
  await page.goto("/pricing");
  const color = (title: string) =>
    tread(page, title).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await color("Silver")).not.toBe(await color("Cooperate"));
  await number(page).fill("20");
  await expect.poll(async () => (await color("Silver")) === (await color("Gold"))).toBe(true);
});

test("the printed page is one sheet", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/pricing");
  await choose(page, 20);
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  for (const text of ["Cooperate", advice, formatAmount(yearlyTotal(20)), "+960"]) {
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
