import { chromium, type Page } from "@playwright/test";
import { formatAmount, formatPrice, yearlyTotal } from "../../lib/pricing";
import { chromiumArguments, findChromium } from "../support/browser";
import { devices } from "../support/form";
import { expect, test } from "../support/test";

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

test("a press on the chart sets the number that is written there", async ({ page }) => {
  await page.goto("/pricing");
  await startCalculator(page);
  for (const [shown, counts] of [
    ["3", ["1", "8", "12"]],
    ["30", ["1", "50", "99"]],
  ] as const) {
    for (const count of counts) {
      await slider(page).fill(shown);
      await countOnAxis(page, count).scrollIntoViewIfNeeded();
      const box = await countOnAxis(page, count).boundingBox();
      if (!box) throw new Error(`No ${count} on the axis`);
      // The last count ends where its bar does.
      const x = count === "99" ? box.x + box.width - 1 : box.x + box.width / 2;
      await page.mouse.click(x, box.y - 24);
      await expect(slider(page)).toHaveValue(count);
      await expect(slider(page)).toBeFocused();
    }
  }
});

test("every bar is as high as its total and stands on its count, on one scale", async ({
  page,
}) => {
  // The drawing comes to its places at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/pricing");
  for (const [chosen, last] of [
    [7, 12],
    [54, 99],
    [5, 12],
  ] as const) {
    await slider(page).fill(String(chosen));
    const chart = page.getByRole("figure").locator("svg:not(svg svg)");
    const bars = chart.locator("svg").first().locator("rect");
    // A bar that was drawn before stays beside the chart.
    await expect.poll(() => bars.count()).toBeGreaterThanOrEqual(last);
    await expect(async () => {
      const [{ x, width, bottom }, ...boxes] = await chart.evaluate((svg) =>
        [svg, ...svg.querySelectorAll("svg:first-of-type rect")].map((part) =>
          part.getBoundingClientRect().toJSON(),
        ),
      );
      const tallest = boxes[last - 1].height / yearlyTotal(last);
      for (const [i, box] of boxes.slice(0, last).entries()) {
        expect(Math.abs(box.bottom - bottom)).toBeLessThan(1);
        expect(Math.abs(box.height - tallest * yearlyTotal(i + 1))).toBeLessThan(1);
        expect(Math.abs(box.x + box.width / 2 - x - ((i + 0.5) / last) * width)).toBeLessThan(1);
      }
    }).toPass({ timeout: 5_000 });
  }
});

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
    for (const [count, asked] of [
      [54, 54],
      [7, 8],
    ] as const) {
      await slider(page).fill(String(count));
      const total = formatAmount(yearlyTotal(count));
      const sum = page.locator("strong", { hasText: total }).locator("visible=true").first();
      await expect(sum).toBeInViewport({ ratio: 1 });
      const ask = page
        .getByRole("main")
        .getByRole("link", { name: /^Get a quotation/ })
        .and(page.locator(`[href="/contact-us?qty=${asked}#quotation"]`))
        .locator("visible=true")
        .first();
      await expect(ask).toBeInViewport({ ratio: 1 });
    }
  });
}

test("at seven devices the page asks for eight, and every call carries a number", async ({
  page,
}) => {
  await page.goto("/pricing");
  const main = page.getByRole("main");
  const closing = page
    .getByRole("region", { name: /stock is still cold/ })
    .getByRole("link", { name: "Get a quotation" });
  await expect(closing).toHaveAttribute("href", "/contact-us?qty=2#quotation");
  await slider(page).fill("6");
  await expect(closing).toHaveAttribute("href", "/contact-us?qty=6#quotation");
  await page.getByRole("button", { name: "Increase number of devices" }).click();
  await expect(page.getByText("8 cost less than 7.")).toBeVisible();
  await expect(main.getByRole("link", { name: /for 7/ }).locator("visible=true")).toHaveAttribute(
    "href",
    "/contact-us?qty=7#quotation",
  );
  await main
    .locator("a[href='/contact-us?qty=8#quotation']")
    .locator("visible=true")
    .first()
    .click();
  await expect(page).toHaveURL("/contact-us?qty=8#quotation");
  await expect(devices(page)).toHaveValue("8");
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

function countOnAxis(page: Page, count: string) {
  const written = page
    .getByRole("figure")
    .locator("svg text", { hasText: new RegExp(`^${count}$`) });
  return written.locator("visible=true").last();
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
