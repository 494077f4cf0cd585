import type { Locator, Page } from "@playwright/test";
import { clock } from "../lib/cold-room/clock";
import { incident, moments, outcomes } from "../lib/cold-room/incident";
import { formatTemperature } from "../lib/format";
import { expectNoViolations } from "./support/axe";
import { launchWithTextSize } from "./support/chromium";
import { openHydrated, runUntil, stopClock } from "./support/hydration";
import { widenTextSpacing } from "./support/in-page";
import { findOverlaps } from "./support/overlaps";
import { expect, test } from "./support/test";

const alertTime = clock(moments.alerted.minute);
const lostStock = formatTemperature(outcomes.unattended.stock).replace("\u00a0", " ");

test("raises the alert, after which closing the door keeps the stock cold", async ({ page }) => {
  await openDoor(page);
  await runUntil(announced(page), RegExp(`^${alertTime}\\. ${incident.name}: Alert`));
  // Axe needs running timers.
  await page.clock.resume();
  await expectNoViolations(page);
  const quotation = hero(page).getByRole("link", { name: "Get a quotation" });
  await expect(quotation, "not filled").toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await button(page, "Close the door").click();
  await runUntil(
    announced(page),
    /You closed the door at \d\d:\d\d\. At 06:00 the stock is \d\.\d °C/,
  );
  await expect(chart(page)).toContainText(`Stock ${formatTemperature(outcomes.unattended.stock)}`);
  await expect(chart(page)).toContainText("door left open");
  await button(page, "Again").click();
  await expect(button(page, "Close the door")).toBeFocused();
});

test("waits for a decision, and shows the warm stock behind a door that stays open", async ({
  page,
}) => {
  await openDoor(page);
  await runUntil(announced(page), /Alert/);
  await page.clock.runFor(60_000);
  await button(page, "Leave it open").click();
  await runUntil(
    announced(page),
    RegExp(`The stock reached ${lostStock}\\. .* Nobody closed the door\\.`),
  );
  await expect(chart(page)).toContainText("door closed");
});

test("a double press opens the door and does not close it", async ({ page }) => {
  await stopClock(page);
  await openHydrated(page, "/");
  await button(page, "Leave the door open").dblclick();
  await expect(button(page, "Close the door")).toBeVisible();
});

test("can be played by keyboard", { tag: "@desktop" }, async ({ page }) => {
  await stopClock(page);
  await openHydrated(page, "/");
  await button(page, "Leave the door open").focus();
  await page.keyboard.press("Enter");
  await page.clock.runFor(8_000);
  await expect(button(page, "Close the door")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(button(page, "Close the door")).toBeFocused();
  await runUntil(announced(page), /Nobody closed the door/);
  await expect(button(page, "Again")).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("draws the reference incident without buttons", async ({ page }) => {
    await page.goto("/");
    await expect(chart(page)).toContainText(
      `Stock ${formatTemperature(outcomes.unattended.stock)}`,
    );
    await expect(hero(page).getByRole("button")).toHaveCount(0);
  });
});

test.describe("no texts overlap, and nothing below moves", { tag: "@desktop" }, () => {
  for (const [width, height] of [
    [320, 740],
    [390, 664],
    [768, 1024],
    [844, 390],
    [1024, 768],
    [1366, 600],
    [1440, 900],
  ] as const) {
    test(`${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const { before, after } = await expectNoOverlaps(page);
      expect(after).toBe(before);
    });
  }

  test("320 × 740 with wider text spacing", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.addInitScript(widenTextSpacing);
    await expectNoOverlaps(page);
  });

  test("text of twice the size", async ({ baseURL }) => {
    const large = await launchWithTextSize(32);
    for (const width of [390, 1440]) {
      const page = await large.newPage({ baseURL, viewport: { width, height: 900 } });
      await expectNoOverlaps(page);
    }
    await large.close();
  });
});

/** Plays the night up to each result. Returns the place of the next section before and afterwards. */
async function expectNoOverlaps(page: Page) {
  test.slow();
  await stopClock(page);
  const offset = () => page.locator("#parts").evaluate((part: HTMLElement) => part.offsetTop);
  const expectClear = async (when: string) => {
    const overlaps = () => hero(page).evaluate(findOverlaps, "button, a.button, .device-face");
    await expect.poll(overlaps, when).toEqual([]);
  };
  let before = NaN;
  for (const decision of ["Close the door", "Leave it open"]) {
    await openHydrated(page, "/");
    before = await offset();
    await expectClear("at rest");
    await button(page, "Leave the door open").click();
    for (let step = 0; await button(page, "Again").isHidden(); step++) {
      await expectClear(`${decision}, step ${step}`);
      if (step === 8) {
        await expect(button(page, decision)).toBeInViewport({ ratio: 1 });
        await button(page, decision).click();
      }
      await page.clock.runFor(900);
    }
    await expectClear(`${decision}, 06:00`);
  }
  return { before, after: await offset() };
}

function hero(page: Page): Locator {
  return page.locator(".hero");
}

function chart(page: Page): Locator {
  return page.getByRole("img", { name: /^Simulated temperature/ });
}

function button(page: Page, name: string): Locator {
  return hero(page).getByRole("button", { name, exact: true });
}

function announced(page: Page): Locator {
  return hero(page).getByRole("status");
}

async function openDoor(page: Page) {
  await stopClock(page);
  await openHydrated(page, "/");
  await button(page, "Leave the door open").click();
  await expect(button(page, "Close the door")).toBeVisible();
}
