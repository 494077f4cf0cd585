import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/test";

test("who leaves the door open is told at 02:00, and closes it in time", async ({ page }) => {
  await leaveDoorOpen(page);
  await untilTold(page, /02:00\. Alert\. Walk-in chiller is 7\.0 °C/);
  // From here on only as much time passes as this test lets pass.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
  await button(page, "Close the door").click();
  await untilTold(
    page,
    /^You closed the door at 02:0\d\. The stock never left its limits: 2\.\d °C/,
  );
  // Whoever still presses "Close the door" does not leave the page.
  const quotation = night(page).getByRole("link", { name: "Get a quotation" }).last();
  await expect(quotation).toBeFocused();
  await quotation.click();
  await expect(page).toHaveURL("/");
  await page.clock.fastForward(1_000);
  await quotation.click();
  await expect(page).toHaveURL(/contact-us/);
});

test("a door closed in time raises no alert, and nothing says what was not done", async ({
  page,
}) => {
  await leaveDoorOpen(page);
  await page.clock.runFor(1_500);
  await button(page, "Close the door").click();
  await untilTold(page, /^You closed the door at 01:\d\d, before the alert\./);
  for (const what of ["if nobody is told", "nobody told", "Air 9.7"]) {
    await expect(night(page).getByText(what).filter({ visible: true })).toHaveCount(0);
  }
  await button(page, "Again").click();
  await expect(button(page, "Close the door")).toBeFocused();
  await expect(told(page)).toHaveText("01:40. The door is open.");
});

test("to acknowledge is not to close, and who leaves it open sees what it costs", async ({
  page,
}) => {
  await leaveDoorOpen(page);
  await untilTold(page, /02:00/);
  await page.clock.runFor(3_000);
  await button(page, "Acknowledge").click();
  await expect(told(page)).toHaveText(/^Acknowledged at 02:0\d\. The door is still open\.$/);
  await expect(button(page, /^Acknowledged at/)).toHaveAttribute("aria-disabled", "true");
  await untilTold(page, /02:20\. .* The night waits for you/);
  await page.clock.runFor(3_000);
  await expect(told(page)).toHaveText(/The night waits for you/);
  await button(page, "Leave it open").click();
  await untilTold(
    page,
    /^You left the door open\. The stock is 5\.8 °C at 06:00: 1\.8 °C over its limit/,
  );
});

test("while it is played, nothing outside the drawing moves", async ({ page }) => {
  await leaveDoorOpen(page);
  const still = [
    page.getByText(/^Fig/).first(),
    page.getByRole("heading", { name: /Three parts/ }),
    page.getByRole("link", { name: "View Product" }),
  ];
  const first = await placesOf(page, [...still, button(page, "Close the door")]);
  await untilTold(page, /02:00/);
  expect(await placesOf(page, [...still, button(page, "Close the door")])).toEqual(first);
  await button(page, "Leave it open").click();
  await untilTold(page, /^You left the door open/);
  const quotation = night(page).getByRole("link", { name: "Get a quotation" }).last();
  expect(await placesOf(page, [...still, quotation])).toEqual(first);
});

test("the probe measures on the line, wherever the visitor's night has it", async ({ page }) => {
  await leaveDoorOpen(page);
  await page.clock.runFor(700);
  expect(await probeFromLine(page)).toBeLessThan(4);
  await button(page, "Close the door").click();
  await untilTold(page, /^You closed the door at 01:\d\d/);
  expect(await probeFromLine(page)).toBeLessThan(4);
});

test("with reduced motion the night goes by in steps, and waits at the alert", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await leaveDoorOpen(page);
  await page.clock.fastForward(1_600);
  await expect(told(page)).toHaveText(/^01:45/);
  await page.clock.fastForward(60_000);
  await expect(told(page)).toHaveText(/02:00\. Alert/);
  await button(page, "Leave it open").click();
  await untilTold(page, /^You left the door open/);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole night is told, and no button stands there that does nothing", async ({
    page,
  }) => {
    await page.goto("/");
    const drawing = page.getByRole("img", { name: /^Simulated temperature .* 7\.0/ });
    await expect(drawing).toBeVisible();
    await expect(drawing.getByText(/^Stock 5\.8/)).toBeVisible();
    await expect(night(page).getByRole("button")).toHaveCount(0);
  });
});

function night(page: Page): Locator {
  return page.locator("figure").filter({ has: page.getByRole("heading", { level: 1 }) });
}

function button(page: Page, name: string | RegExp): Locator {
  return night(page).getByRole("button", { name, exact: true });
}

function told(page: Page): Locator {
  return night(page).getByRole("status");
}

async function leaveDoorOpen(page: Page) {
  await page.clock.install();
  await page.goto("/");
  await button(page, "Leave the door open").click();
  await expect(told(page)).toHaveText(/The door is open/);
}

/** Where these stand on the page, however far it is scrolled. */
async function placesOf(page: Page, parts: Locator[]) {
  const scrolled = await page.evaluate(() => scrollY);
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return boxes.map((box) => box && [box.x, Math.round(box.y + scrolled), box.width, box.height]);
}

/** Has the night go by as fast as it can be drawn. */
async function untilTold(page: Page, text: RegExp) {
  const next = async () => {
    await page.clock.runFor(500);
    return (await told(page).textContent())?.replaceAll("\u00a0", " ");
  };
  await expect.poll(next, { intervals: [0], timeout: 30_000 }).toMatch(text);
}

/** How far the probe's tip is from the line of the air that is drawn, in pixels. */
function probeFromLine(page: Page): Promise<number> {
  return night(page).evaluate((figure) => {
    const probe = [...figure.querySelectorAll<SVGGElement>("svg g[transform*=rotate]")].find(
      (part) => part.getClientRects().length > 0,
    );
    const line = [...figure.querySelectorAll<SVGPathElement>("[data-phase] > svg path[d^=M0]")].at(
      -1,
    );
    if (!probe || !line) return Infinity;
    const tip = new DOMPoint().matrixTransform(probe.getScreenCTM() ?? undefined);
    const toScreen = line.getScreenCTM() ?? undefined;
    const steps = 1_500;
    const length = line.getTotalLength();
    const distances = Array.from({ length: steps + 1 }, (_, i) => {
      const point = line.getPointAtLength((length * i) / steps).matrixTransform(toScreen);
      return Math.hypot(point.x - tip.x, point.y - tip.y);
    });
    return Math.min(...distances);
  });
}
