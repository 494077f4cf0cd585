import type { Page } from "@playwright/test";
import { clock } from "../lib/cold-room/clock";
import { moments, outcomes } from "../lib/cold-room/incident";
import { faultCopy } from "../lib/cold-room/words";
import { formatTemperature } from "../lib/format";
import { expectNoViolations } from "./support/axe";
import { launchWithTextSize } from "./support/chromium";
import { openHydrated, stopClock } from "./support/hydration";
import { overflow } from "./support/in-page";
import { findOverlaps } from "./support/overlaps";
import { expect, test } from "./support/test";

const sizes = [
  [320, 568],
  [390, 740],
  [640, 900],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1366, 600],
  [1440, 900],
] as const;

const START = faultCopy.door.cause;

test("a visitor causes two faults, is alerted, acknowledges, repairs, and reads the verdict", async ({
  page,
}) => {
  await open(page);
  await button(page, START).click();
  await runClock(page, 0.5);
  await button(page, "Pull the plug").click();
  await untilAlert(page);
  await expect(phone(page)).toContainText(/Alert.*Walk-in chiller is \d+\.\d.°C/);
  await button(page, "Acknowledge").click();
  await expect(phone(page)).toContainText("Acknowledged");
  await button(page, "Fix all").click();
  await expect(button(page, START)).toBeFocused();
  await runClock(page, 5);
  await expect(verdictOf(page)).toContainText(
    /The stock is still.cold.*You fixed everything at \d\d:\d\d/,
  );
  const callToAction = page.getByRole("figure").getByRole("link", { name: "Get a quotation" });
  // Axe needs running timers.
  await page.clock.resume();
  await expectNoViolations(page);
  await callToAction.click();
  await expect(page).toHaveURL(/\/contact-us$/);
});

test("an alert that nobody answers ends with lost stock, and the night can be played again", async ({
  page,
}) => {
  await open(page);
  await button(page, START).click();
  await untilAlert(page);
  await expect(page.getByRole("status")).toHaveText(/Alert\.$/);
  await button(page, "Leave it open").click();
  await runClock(page, 8);
  const { stock } = outcomes.unattended;
  await expect(verdictOf(page)).toContainText(`The stock reached ${formatTemperature(stock)}.`);
  await expect(verdictOf(page)).toContainText("Its limit is 4\u00a0°C. Nobody closed the door.");
  await button(page, "Play again").click();
  await expect(verdictOf(page)).toHaveCount(0);
  await expect(button(page, START)).toBeFocused();
  await expect(page.getByTestId("clock")).toHaveText(clock(moments.doorOpened.minute));

  await button(page, "Turn the dial down").click();
  await runClock(page, 8);
  await button(page, "Leave it turned down").click();
  await runClock(page, 8);
  await expect(verdictOf(page)).toContainText("Nobody turned the dial back.");
  await button(page, "Play again").click();
  await button(page, START).click();
  await untilAlert(page);
  await expect(phone(page)).toContainText("Above 4 °C since 01:45");
});

test("without the internet neither readings nor alerts arrive, afterwards both do", async ({
  page,
}) => {
  await open(page);
  await button(page, START).click();
  await button(page, "Stop the router").click();
  await runClock(page, 8);
  await expect(phone(page)).toContainText(/No readings.*Last reading at 01:40/);
  await button(page, "Leave all").click();
  await runClock(page, 2);
  await expect(button(page, "Acknowledge")).toHaveCount(0);
  await button(page, "Start the router").click();
  await expect(phone(page)).toContainText(/Alert.*Above 4.°C since 01:45/);
  await expect(button(page, "Acknowledge")).toBeVisible();
});

for (const [width, height] of sizes)
  test(
    `in a window of ${width} × ${height} no texts overlap during a night, and the page keeps its length`,
    { tag: "@desktop" },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await open(page);
      const endOfDemo = () =>
        page
          .getByRole("figure")
          .evaluate((figure) => Math.round(figure.getBoundingClientRect().bottom + scrollY));
      const before = await endOfDemo();
      const look = async (seconds: number) => {
        for (let second = 0; second <= seconds; second += 0.5) {
          if (second > 0) await runClock(page, 0.5);
          const time = await page.getByTestId("clock").textContent();
          await expect.poll(() => overlapsIn(page), `${time}`).toEqual([]);
          expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
        }
        expect(await endOfDemo()).toBe(before);
      };
      const press = async (name: string) => {
        await button(page, name).focus();
        await page.keyboard.press("Enter");
      };
      await look(0);
      await press(START);
      await look(8);
      await expect(button(page, "Acknowledge")).toBeInViewport({ ratio: 1 });
      await expect(page.getByTestId("clock")).toBeInViewport({ ratio: 1 });
      await press("Acknowledge");
      await look(1);
      await press("Close the door");
      await look(1);
      await press("Pull the plug");
      await look(3);
      await press("Turn the dial down");
      await look(1);
      await press("Stop the router");
      await press(START);
      await look(8);
      await press("Leave all");
      await look(8);
      await expect(verdictOf(page)).toBeInViewport({ ratio: 1 });
    },
  );

test(
  "everything can be broken without scrolling on a phone with browser bars",
  { tag: "@phone" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await open(page);
    for (const { cause } of Object.values(faultCopy))
      await expect(button(page, cause)).toBeInViewport({ ratio: 1 });
  },
);

test("no texts overlap at large text sizes", { tag: "@desktop" }, async ({ baseURL }) => {
  for (const size of [24, 32]) {
    const browser = await launchWithTextSize(size);
    for (const width of [360, 768, 1440]) {
      const page = await browser.newPage({ baseURL, viewport: { width, height: 900 } });
      await open(page);
      await button(page, START).click();
      await untilAlert(page);
      expect(await overlapsIn(page), `${width} px, text of ${size} px`).toEqual([]);
    }
    await browser.close();
  }
});

test("the printed page is one sheet", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/demo");
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page shows the room, without buttons", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/demo");
    await expect(page.getByText("Breaking it needs JavaScript.")).toBeVisible();
    await expect(page.getByText("Simulated data")).toBeVisible();
    const figure = page.locator("main figure");
    await expect(figure.getByRole("img", { name: /walk-in chiller/i })).toBeVisible();
    await expect(figure.getByRole("button").filter({ visible: true })).toHaveCount(0);
  });
});

/** Opens the demo with a stopped clock and waits until it is hydrated. {@link runClock} advances the clock. */
async function open(page: Page): Promise<void> {
  await stopClock(page);
  await openHydrated(page, "/demo");
}

async function runClock(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1000);
}

async function untilAlert(page: Page): Promise<void> {
  await runClock(page, 8);
  await expect(phone(page)).toContainText("Alert");
}

function overlapsIn(page: Page): Promise<string[]> {
  return page.locator("main figure").evaluate(findOverlaps, "button, a");
}

function button(page: Page, name: string | RegExp) {
  return page.getByRole("button", { name }).first();
}

function phone(page: Page) {
  return page.getByRole("region", { name: "The person on call" });
}

function verdictOf(page: Page) {
  return page.locator("figure").getByRole("region", { name: /^06:00/ });
}
