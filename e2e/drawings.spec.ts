import type { Locator } from "@playwright/test";
import { expect, test } from "./support/test";

for (const width of [360, 768, 1024, 1920]) {
  test(
    `home: the probe's tip touches the line: ${width}`,
    { tag: "@desktop" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      const probe = page.locator(".hero-device g[transform*=rotate]");
      const air = page.locator(".hero-night .text-ink > path");
      expect(await distanceTo(air, await originOf(probe))).toBeLessThan(2);
    },
  );
}

type Place = { x: number; y: number };

/** Returns the origin of a drawing's coordinates, in pixels of the window. */
function originOf(drawing: Locator) {
  return drawing.evaluate((svg: SVGGraphicsElement) => {
    const { x, y } = new DOMPoint().matrixTransform(svg.getScreenCTM() ?? undefined);
    return { x, y };
  });
}

/** Returns the distance from a place in the window to the nearest point of a line, in pixels. */
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
