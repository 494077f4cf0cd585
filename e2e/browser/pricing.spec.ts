import type { Page } from "@playwright/test";
import { devices } from "../support/form";
import { expect, test } from "../support/test";

const slider = (page: Page) => page.getByRole("slider", { name: "Number of devices" });

test("the slider answers to the keyboard and says the total", async ({ page }) => {
  await page.goto("/pricing");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /MVR\u00a01,656/);
  await slider(page).focus();
  await page.keyboard.press("End");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /99 devices.*MVR\u00a053,460/);
  await page.keyboard.press("Home");
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /1 device,.*MVR\u00a0828/);
  await page.keyboard.press("ArrowRight");
  await expect(slider(page)).toHaveValue("2");
});

test("a press on the scale sets the number that is written there", async ({ page }) => {
  await page.goto("/pricing");
  await startCalculator(page);
  for (const count of ["1", "8", "12", "50", "99"]) {
    const label = page
      .getByRole("figure")
      .locator("svg text", { hasText: new RegExp(`^${count}$`) });
    const box = await label.first().boundingBox();
    if (!box) throw new Error(`No ${count} on the scale`);
    await page.mouse.click(box.x + box.width / 2, box.y - 24);
    await expect(slider(page)).toHaveValue(count);
    await expect(slider(page)).toBeFocused();
  }
});

test("at seven devices the page asks for eight, and every call carries a number", async ({
  page,
}) => {
  await page.goto("/pricing");
  const main = page.getByRole("main");
  const closing = main.getByRole("link", { name: "Get a quotation" }).last();
  await expect(closing).toHaveAttribute("href", "/contact-us?qty=2#quotation");
  await slider(page).fill("6");
  await expect(closing).toHaveAttribute("href", "/contact-us?qty=6#quotation");
  await page.getByRole("button", { name: "Increase number of devices" }).click();
  await expect(
    main.getByRole("link", { name: /Stay with 7/ }).locator("visible=true"),
  ).toBeVisible();
  const eight = main.getByRole("link", { name: /^Quotation for 8( devices)?$/ });
  // The first is the plan's own.
  await eight.locator("visible=true").last().click();
  await expect(page).toHaveURL("/contact-us?qty=8#quotation");
  await expect(devices(page)).toHaveValue("8");
});

test("neither a number nor the advice moves anything", { tag: "@desktop" }, async ({ page }) => {
  const more = page.getByRole("button", { name: "Increase number of devices" });
  for (const width of [320, 360, 700, 768, 1180, 1440]) {
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
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /10,800/);
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  for (const text of ["Cooperate", "10,800", "+960"]) {
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
