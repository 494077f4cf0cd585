import type { Locator } from "@playwright/test";
import { expect, test } from "../support/test";

for (const width of [360, 600, 768, 1024, 1280, 1920]) {
  test(`the probe lies on the night's line: ${width}`, { tag: "@desktop" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    const probe = page.locator("figure svg g[transform*=rotate]").locator("visible=true");
    expect(await distanceTo(page.locator("#night-air"), await originOf(probe))).toBeLessThan(2);
  });
}

for (const width of [600, 768, 1024, 1280, 1920]) {
  test(`what is decided lies on the limit: ${width}`, { tag: "@desktop" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/iot");
    const verbs = page.getByRole("img", { name: /: wait 15 min/ }).locator("visible=true");
    const dot = await centreOf(verbs.locator("circle").nth(1));
    const band = page.getByText(/^Limits/).locator("xpath=../..");
    expect(Math.abs(dot.y - ((await band.boundingBox())?.y ?? NaN))).toBeLessThan(1);
    expect(await distanceTo(verbs.locator("path").last(), dot)).toBeLessThan(2);
  });
}

type Place = { x: number; y: number };

async function centreOf(circle: Locator): Promise<Place> {
  const box = await circle.boundingBox();
  if (!box) throw new Error("It is not shown");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where a drawing's own coordinates begin, on the screen. */
function originOf(drawing: Locator) {
  return drawing.evaluate((svg: SVGGraphicsElement) => {
    const { x, y } = new DOMPoint().matrixTransform(svg.getScreenCTM() ?? undefined);
    return { x, y };
  });
}

/** How far a place of the screen is from the nearest point of a line. */
function distanceTo(line: Locator, place: Place) {
  return line.evaluate((path: SVGPathElement, { x, y }) => {
    const toScreen = path.getScreenCTM() ?? undefined;
    const steps = 5_000;
    const distances = Array.from({ length: steps + 1 }, (_, i) => {
      const along = (path.getTotalLength() * i) / steps;
      const point = path.getPointAtLength(along).matrixTransform(toScreen);
      return Math.hypot(point.x - x, point.y - y);
    });
    return Math.min(...distances);
  }, place);
}
