import type { Locator } from "@playwright/test";
import { expect, test } from "./support/test";

// Without motion a bar that the scrolling shows or hides is there or not when it is looked at.
test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

for (const path of ["/", "/pricing", "/contact-us", "/demo"]) {
  test(`in forced colours every filled control of ${path} can be read`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    await expectReadable(page.getByRole("main").locator("a, button"));
  });
}

test("in forced colours the pressed theme can be read", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/privacy");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expectReadable(page.getByRole("group", { name: "Theme" }).getByRole("button"));
});

/** Those of `controls` that have a ground of their own, of which there is at least one. */
async function expectReadable(controls: Locator) {
  let filled = 0;
  for (const control of await controls.all()) {
    if (await control.isVisible()) await control.scrollIntoViewIfNeeded();
    await control.page().evaluate(nextFrame);
    const words = (await control.isVisible()) && (await control.innerText());
    if (!words || (await control.evaluate(hasNoGround))) continue;
    filled++;
    expect(await inkOf(control), words).toBeGreaterThan(0.03);
  }
  expect(filled).toBeGreaterThan(0);
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

function hasNoGround(element: Element): boolean {
  const ground = (of: Element) => getComputedStyle(of).backgroundColor;
  return [ground(document.body), "rgba(0, 0, 0, 0)"].includes(ground(element));
}

/**
 * The share of the pixels behind a control's words that stand out from the others by 3 to 1. Its styles do not tell: a
 * browser lays a ground of its own under the letters.
 */
async function inkOf(control: Locator): Promise<number> {
  const clip = await control.evaluate((element) => {
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    // What only a screen reader is told stands in a box of one pixel.
    while (words.nextNode() && (words.currentNode.parentElement?.offsetWidth ?? 0) < 8);
    range.selectNodeContents(words.currentNode);
    const { x, y, width, height } = range.getClientRects()[0] ?? new DOMRect();
    return { x, y, width, height };
  });
  const picture = (await control.page().screenshot({ clip })).toString("base64");
  return control.page().evaluate(inkOfPicture, picture);
}

async function inkOfPicture(picture: string): Promise<number> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  if (!context) throw new Error("No canvas");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const lights = Array.from({ length: data.length / 4 }, (_, i) =>
    [0.2126, 0.7152, 0.0722].reduce(
      (sum, weight, channel) => sum + weight * ((data[4 * i + channel] ?? 0) / 255) ** 2.2,
      0.05,
    ),
  ).sort((a, b) => a - b);
  const ground = lights[lights.length >> 1] ?? NaN;
  const isInk = (light: number) => Math.max(light / ground, ground / light) > 3;
  return lights.filter(isInk).length / lights.length;
}
