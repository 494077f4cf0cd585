import { chromium, type Page } from "@playwright/test";
import {
  cheaperLargerCount,
  costsLessWords,
  DEFAULT_DEVICES,
  deviceCountProblem,
  formatAmount,
  formatPrice,
  quotationPath,
  yearlyTotal,
} from "../lib/pricing";
import { chromiumArguments, findChromium } from "./support/browser";
import { devices } from "./support/form";
import { expect, test } from "./support/test";

const counts = Array.from({ length: 99 }, (_, i) => i + 1);
const slider = (page: Page) => page.getByRole("slider", { name: "Number of devices" });

test("the slider answers to the keyboard and says the total", async ({ page }) => {
  await page.goto("/pricing");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", RegExp(formatPrice(yearlyTotal(2))));
  await slider(page).focus();
  await page.keyboard.press("End");
  await expect(slider(page)).toHaveAttribute(
    "aria-valuetext",
    RegExp(`99 devices.*${formatPrice(yearlyTotal(99))}`),
  );
  await page.keyboard.press("Home");
  await expect(slider(page)).toHaveAttribute(
    "aria-valuetext",
    RegExp(`1 device,.*${formatPrice(yearlyTotal(1))}`),
  );
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveValue("2");
});

test("every column chooses its number, and a mouse may be drawn across them", async ({
  page,
  isMobile,
}) => {
  await page.goto("/pricing");
  await startCalculator(page);
  for (const [pressed, chosen] of [
    ["1", "1"],
    ["8", "8"],
    ["12", "12"],
    ["13+", "13"],
    ["4", "4"],
  ] as const) {
    const { x, y } = await columnOf(page, pressed);
    // Far above the bar: the whole column is there to be pressed.
    if (isMobile) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    await expect(slider(page)).toHaveValue(chosen);
    if (!isMobile) await expect(slider(page)).toBeFocused();
  }
  if (isMobile) return;
  const [from, to] = [await columnOf(page, "2"), await columnOf(page, "6")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(slider(page)).toHaveValue("6");
  await page.mouse.move(from.x, from.y);
  await expect(slider(page)).toHaveValue("6");
  // Pressed again, the last column keeps what it holds.
  await slider(page).fill("60");
  const { x, y } = await columnOf(page, "60");
  await page.mouse.click(x, y);
  await expect(slider(page)).toHaveValue("60");
});

test("every bar is as high as its total and stands on its count, on one scale", async ({
  page,
}) => {
  await page.goto("/pricing");
  await startCalculator(page);
  for (const chosen of [7, 54, 5]) {
    await slider(page).fill(String(chosen));
    await expect(async () => {
      const bars = await page.locator(".total-chart .bar").evaluateAll((found) =>
        found.map((bar) => {
          const count = [...(bar.parentElement?.querySelectorAll("text") ?? [])].at(-1);
          const middle = ({ left, width }: DOMRect) => left + width / 2;
          const box = bar.getBoundingClientRect();
          const aside = count ? middle(count.getBoundingClientRect()) - middle(box) : NaN;
          return {
            // The last one stands for "13+".
            count: parseInt(count?.textContent ?? "", 10),
            height: box.height,
            bottom: box.bottom,
            aside,
          };
        }),
      );
      expect(bars).toHaveLength(13);
      const [first] = bars;
      for (const { count, height, bottom, aside } of bars) {
        expect(Math.abs(bottom - first!.bottom)).toBeLessThan(1);
        expect(Math.abs(aside)).toBeLessThan(1);
        expect(height / yearlyTotal(count)).toBeCloseTo(first!.height / yearlyTotal(1), 2);
      }
    }).toPass({ timeout: 5_000 });
  }
});

for (const width of [320, 390, 768, 1440]) {
  const name = `no words and no line of the chart lie on others or leave it, at any time: ${width}`;
  test(name, { tag: "@desktop" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/pricing");
    await startCalculator(page);
    for (const count of [2, 6, 7, 8, 9, 10, 12, 20, 99]) {
      await slider(page).fill(String(count));
      await expect(page.locator(".total-chart [data-chosen] text").last()).toBeVisible();
      expect(await page.evaluate(overlapsInChart), String(count)).toEqual([]);
      const beyond = await page.locator(".total-chart").evaluate((chart) => {
        const { right } = chart.getBoundingClientRect();
        const words = [...chart.querySelectorAll("text")];
        return words.filter((text) => text.getBoundingClientRect().right > right + 1).length;
      });
      expect(beyond, String(count)).toBe(0);
    }
  });
}

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 664],
  [600, 900],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const) {
  const name = `total and button are in the first screen: ${width}`;
  test(name, { tag: "@desktop" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/pricing");
    for (const count of [54, 7]) {
      await slider(page).fill(String(count));
      const total = formatAmount(yearlyTotal(count));
      const sum = page.locator("strong", { hasText: total }).locator("visible=true").first();
      await expect(sum).toBeInViewport({ ratio: 1 });
      const ask = page
        .getByRole("main")
        .getByRole("link", { name: /^Get a quotation/ })
        .and(page.locator(`[href="${quotationPath(count)}"]`))
        .locator("visible=true")
        .first();
      await expect(ask).toBeInViewport({ ratio: 1 });
    }
  });
}

test("every call quotes the number that is chosen", async ({ page }) => {
  await page.goto("/pricing");
  const closing = page
    .locator("[aria-labelledby=closing]")
    .getByRole("link", { name: "Get a quotation" });
  await expect(closing).toHaveAttribute("href", quotationPath(DEFAULT_DEVICES));
  const dearer = counts.find((count) => cheaperLargerCount(count));
  for (const count of [dearer ?? 6, 54]) {
    await slider(page).fill(String(count));
    await expect(closing).toHaveAttribute("href", quotationPath(count));
    for (const link of await page.getByRole("main").locator("a[href*=qty]").all()) {
      await expect(link).toHaveAttribute("href", quotationPath(count));
    }
  }
  await closing.click();
  await expect(page).toHaveURL(quotationPath(54));
  await expect(devices(page)).toHaveValue("54");
});

test("where a larger number costs less, a press makes it that", async ({ page }) => {
  const dearer = counts.find((count) => cheaperLargerCount(count));
  test.skip(!dearer, "no number is dearer than a larger one");
  const cheaper = cheaperLargerCount(dearer!)!;
  await page.goto("/pricing");
  await slider(page).fill(String(dearer));
  const words = page.getByText(costsLessWords(cheaper, dearer!)).locator("visible=true");
  await expect(words).toHaveCount(1);
  await page.getByRole("button", { name: `Make it ${cheaper}` }).click();
  await expect(slider(page)).toHaveValue(String(cheaper));
  await expect(slider(page)).toBeFocused();
});

for (const typed of ["100", "1e3", "2.5", "0", ""]) {
  test(`"${typed}" devices stay as typed, and no link carries another number`, async ({ page }) => {
    await page.goto("/pricing");
    await startCalculator(page);
    const number = page.getByRole("spinbutton");
    await number.fill("");
    await number.pressSequentially(typed);
    await number.press("Tab");
    await expect(number).toHaveValue(typed);
    await expect(number).toHaveAccessibleDescription(RegExp(`^${deviceCountProblem(typed)}`));
    await expect(page.getByRole("main").locator("a[href*=qty]")).toHaveCount(0);
    await page
      .getByRole("link", { name: "Get a quotation" })
      .locator("visible=true")
      .first()
      .click();
    await expect(page).toHaveURL(quotationPath());
  });
}

test("the form says that the number of its link is refused", async ({ page }) => {
  await page.goto("/contact-us?qty=100");
  await expect(devices(page)).toHaveValue("100");
  await expect(devices(page)).toHaveAccessibleDescription(RegExp(deviceCountProblem("100")!));
});

test("the worth of the room stays on the page", async ({ page, context }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
  await page.goto("/pricing");
  await startCalculator(page);
  await page.getByLabel("What is in the room worth?").fill("MVR 41,234");
  await page.keyboard.press("Tab");
  await expect(page.getByText(/^A year of 3 devices is/)).toBeVisible();
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  const links = await page
    .locator("a")
    .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  const cookies = JSON.stringify(await context.cookies());
  expect([kept, ...links, cookies, ...sent].join()).not.toMatch(/41.?234/);
});

test("the keyboard goes from top to bottom, and nothing it reaches is covered", async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [320, 256],
    [360, 560],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/pricing");
    await startCalculator(page);
    await page.getByRole("spinbutton").focus();
    let last = -Infinity;
    for (let stop = 0; stop < 14; stop++) {
      const { top, isCovered, isOver, html } = await page.evaluate(whereFocused);
      expect(isCovered, `${html} at ${width} × ${height}`).toBe(false);
      // The bar is always where the thumb is.
      if (!isOver) expect(top, html).toBeGreaterThanOrEqual(last - 8);
      if (!isOver) last = top;
      await page.keyboard.press("Tab");
    }
    expect(last).toBeGreaterThan(1_000);
  }
});

for (const size of [20, 24, 32]) {
  test(`letters of ${size} px cut nothing off`, { tag: "@desktop" }, async ({ baseURL }) => {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...chromiumArguments, `--blink-settings=defaultFontSize=${size}`],
    });
    const page = await browser.newPage({ baseURL, viewport: { width: 360, height: 740 } });
    await page.goto("/pricing");
    for (const count of ["2", "7", "99"]) {
      await slider(page).fill(count);
      await expect(slider(page)).toHaveAttribute("aria-valuetext", new RegExp(`^${count} `));
      expect(await page.evaluate(cutOff), count).toEqual([]);
    }
    await browser.close();
  });
}

test("a window of 240 px cuts nothing off", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 500 });
  await page.goto("/pricing");
  for (const count of ["2", "7", "99"]) {
    await slider(page).fill(count);
    await expect(slider(page)).toHaveAttribute("aria-valuetext", new RegExp(`^${count} `));
    expect(await page.evaluate(cutOff), count).toEqual([]);
  }
});

test("the slider is seen in forced colours", { tag: "@desktop" }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ forcedColors: "active", baseURL });
  const page = await context.newPage();
  await page.goto("/pricing");
  await startCalculator(page);
  const shots = [];
  for (const count of ["3", "60"]) {
    await slider(page).fill(count);
    await page.getByRole("spinbutton").focus();
    shots.push((await slider(page).screenshot()).toString("base64"));
  }
  expect(shots[0]).not.toBe(shots[1]);
  await context.close();
});

test("neither a number nor the advice moves anything", { tag: "@desktop" }, async ({ page }) => {
  const more = page.getByRole("button", { name: "Increase number of devices" });
  for (const width of [320, 360, 390, 412, 700, 768, 1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/pricing");
    const places = [];
    for (const count of ["1", "6", "7", "8", "99"]) {
      await slider(page).fill(count);
      await expect(slider(page)).toHaveAttribute("aria-valuetext", new RegExp(`^${count} `));
      const height = await page.evaluate(() => document.body.scrollHeight);
      places.push(JSON.stringify([height, (await more.boundingBox())?.x]));
    }
    expect(new Set(places).size, `${places} at ${width}`).toBe(1);
  }
});

const paper = "fits a sheet of paper: plans, the number, the sum, and how to reach us";
test(paper, { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/pricing");
  await slider(page).fill("20");
  const total = formatAmount(yearlyTotal(20));
  await expect(slider(page)).toHaveAttribute("aria-valuetext", new RegExp(total));
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  for (const text of ["Cooperate", total, "+960"]) {
    await expect(page.getByText(text).locator("visible=true").first()).toBeVisible();
  }
  await expect(page.getByRole("navigation")).toHaveCount(0);
});

/** Pointers mean nothing to the drawn scale before the script is there. */
async function startCalculator(page: Page) {
  await slider(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /^3 devices/);
}

/** A place high in the column over a count of the chart. */
async function columnOf(page: Page, count: string) {
  const chart = page.locator(".total-chart");
  await chart.scrollIntoViewIfNeeded();
  const written = chart.getByText(count, { exact: true }).last();
  const [box, whole] = [await written.boundingBox(), await chart.boundingBox()];
  if (!box || !whole) throw new Error(`No ${count} in the chart`);
  return { x: box.x + box.width / 2, y: whole.y + 8 };
}

/** Runs in the page: where the focus is in it, whether something lies over it, and whether it lies over the page. */
function whereFocused() {
  const focused = document.activeElement ?? document.body;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  let isOver = false;
  for (let each: Element | null = focused; each; each = each.parentElement) {
    if (getComputedStyle(each).position === "sticky") isOver = true;
  }
  return {
    top: top + scrollY,
    isCovered: !found || (!focused.contains(found) && !found.contains(focused)),
    isOver,
    html: focused.outerHTML.slice(0, 90),
  };
}

/** Runs in the page: pairs of words, or of words and the marks over a bar, that lie on each other in the chart. */
function overlapsInChart() {
  const marks = [
    ...document.querySelectorAll(".total-chart text, .total-chart .undercut :is(line, path)"),
  ]
    .map((mark) => ({ text: mark.textContent || mark.tagName, box: mark.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  return marks.flatMap(({ text, box }, i) =>
    marks
      .slice(i + 1)
      // A line of words is a little higher than its letters.
      .filter(
        (other) =>
          (text !== "line" || other.text !== "path") &&
          box.left < other.box.right &&
          other.box.left < box.right &&
          box.top + 3 < other.box.bottom - 3 &&
          other.box.top + 3 < box.bottom - 3,
      )
      .map((other) => `${text} / ${other.text}`),
  );
}

/** Runs in the page: what of the calculator, the plans and the questions lies beyond the window's sides. */
function cutOff() {
  const parts = ["calculator", "plans", "questions"].map((name) => `[aria-labelledby=${name}] *`);
  return [...document.querySelectorAll(`${parts}, .total-bar *`)]
    .filter((part) => part.checkVisibility() && !part.closest("svg svg"))
    .filter((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      return width > 1 && (left < 0 || right > innerWidth);
    })
    .map((part) => part.outerHTML.slice(0, 120));
}
