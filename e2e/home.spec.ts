import type { Browser, Locator, Page } from "@playwright/test";
import { clock } from "../lib/cold-room/clock";
import { alertSentences, moments, incident, outcomes } from "../lib/cold-room/incident";
import { formatTemperature } from "../lib/format";
import { expectNoViolations } from "./support/axe";
import { launchWithTextSize } from "./support/browser";
import { openHydrated, stopClock } from "./support/hydration";
import { widenTextSpacing } from "./support/in-page";
import { findOverlaps } from "./support/overlaps";
import { expect, test } from "./support/test";

const { doorOpened, limitExceeded, alerted, doorClosed } = moments;
const doorTime = clock(doorOpened.minute);
const alertTime = clock(alerted.minute);
const alertReading = formatTemperature(alerted.air);
const lostStock = formatTemperature(outcomes.unattended.stock).replace("\u00a0", " ");

test("raises the alert, after which closing the door keeps the stock cold", async ({ page }) => {
  await openDoor(page);
  await playUntil(page, RegExp(`^${alertTime}\\. ${incident.name}: Alert`));
  await decide(page, "Close the door");
  await playUntil(page, /You closed the door at \d\d:\d\d\. At 06:00 the stock is \d\.\d °C/);
  await expect(closingPanel(page)).toContainText(
    /You closed the door at \d\d:\d\d\. At 06:00 the stock is \d\.\d\s°C/,
  );
  await expect(drawing(page).getByText("Nobody told").filter({ visible: true })).toHaveCount(1);
  await expect(drawing(page).getByText(/^Told/).filter({ visible: true })).toHaveCount(1);
  await page.clock.runFor(1_000);
  await button(page, "Again").click();
  await expect(button(page, "Close the door")).toBeFocused();
  await expect(announced(page)).toHaveText(`${doorTime}. The door is open.`);
});

test("the quotation link is filled except until the visitor decides, and never moves", async ({
  page,
}) => {
  const link = hero(page).getByRole("link", { name: "Get a quotation" });
  const fill = () => link.evaluate((element) => getComputedStyle(element).backgroundColor);
  await openDoor(page);
  const place = await link.boundingBox();
  await expect.poll(fill).toBe("rgba(0, 0, 0, 0)");
  await page.clock.runFor(1_500);
  await button(page, "Close the door").click();
  await expect.poll(fill).not.toBe("rgba(0, 0, 0, 0)");
  await playUntil(page, /You closed the door at/);
  expect(await link.boundingBox()).toEqual(place);
});

test("waits for a decision, and shows the warm stock behind a door that stays open", async ({
  page,
}) => {
  await openDoor(page);
  await playUntil(page, /^\d\d:\d\d\. .* The night waits for you/);
  await page.clock.runFor(60_000);
  await expect(announced(page)).toHaveText(/The night waits for you/);
  await decide(page, "Leave it open");
  await expect(button(page, "Close the door")).toBeFocused();
  await playUntil(page, RegExp(`The stock reached ${lostStock}\\. The door stayed open\\.`));
  await expect(closingPanel(page)).toContainText("The door stayed open.");
  await expect(drawing(page).getByText("Door closed").filter({ visible: true })).toHaveCount(1);
});

test("raises no alert if the door is closed in time", async ({ page }) => {
  await openDoor(page);
  await page.clock.runFor(1_500);
  await button(page, "Close the door").click();
  await playUntil(page, /You closed the door at/);
  await expect(drawing(page).getByText("Left open").filter({ visible: true })).toHaveCount(1);
  await expect(drawing(page).getByText(/told/i)).toHaveCount(0);
});

test("a double press opens the door and does not close it", async ({ page }) => {
  await stopClock(page);
  await openHydrated(page, "/");
  await button(page, "Leave the door open").dblclick();
  await expect(announced(page)).toHaveText(/The door is open/);
  await expect(button(page, "Close the door")).toBeVisible();
});

test("the drawn door can be pressed", async ({ page }) => {
  await openHydrated(page, "/");
  await page.locator(".door button").click();
  await expect(announced(page)).toHaveText(/The door is open/);
  await expect(button(page, "Close the door")).toBeFocused();
});

test("the closing panel shows a simulation started before its island is hydrated", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto("/", { waitUntil: "commit" });
  await button(page, "Leave the door open").click();
  await expect(closingPanel(page).getByRole("heading")).toContainText(/The door is still\sopen/);
});

test("advances in steps with reduced motion, and waits at the alert", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openDoor(page);
  await page.clock.runFor(6_100);
  await expect(announced(page)).toHaveText(RegExp(`^${clock(limitExceeded.minute)}`));
  await page.clock.runFor(60_000);
  await expect(announced(page)).toHaveText(RegExp(`^${alertTime}\\. .* Alert`));
});

test.describe("the alert", () => {
  test("stays above the page until the visitor decides, and does not scroll the page", async ({
    page,
  }) => {
    const title = await readOnUntilAlert(page);
    const place = await page.evaluate(() => scrollY);
    await expect(alert(page).getByText(alertSentences[0])).toBeInViewport();
    await expect(page).toHaveTitle(`${alertTime} Alert: ${alertReading}`);
    await expect(announced(page)).toHaveText(
      /the alert is the first thing after the page’s header/,
    );
    // Axe needs running timers.
    await page.clock.resume();
    await expectNoViolations(page);
    await decide(page, "Close the door");
    await expect(page).toHaveTitle(title);
    await expect(alert(page)).toBeHidden();
    await expect(button(page, "Door closed")).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });

  test("takes over the focus of the door's button, and returns it", async ({ page }) => {
    // With reduced motion, a transition of the hidden button would delay its return.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openDoor(page);
    await playUntil(page, RegExp(`^${alertTime}`));
    await page.clock.runFor(1_000);
    await expect(alert(page).getByRole("button", { name: "Close the door" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(alert(page)).toBeHidden();
    await expect(button(page, "Close the door")).toBeFocused();
  });

  // WCAG 2.4.11, Focus Not Obscured
  for (const [width, height] of [
    [390, 664],
    [320, 256],
    [844, 390],
    [1440, 900],
  ] as const) {
    test(
      `hides no focused element: ${width} × ${height}`,
      { tag: "@desktop" },
      async ({ page }) => {
        await page.setViewportSize({ width, height });
        await readOnUntilAlert(page);
        await expect(alert(page).getByRole("button").last()).toBeInViewport({ ratio: 1 });
        for (const key of ["Tab", "Shift+Tab"]) {
          for (let stop = 0; stop < 40; stop++) {
            await page.keyboard.press(key);
            await expect.poll(() => page.evaluate(hiddenFocus)).toBe("");
          }
        }
      },
    );
  }

  test("is mentioned by the closing panel, which has the same height in every state", async ({
    page,
  }) => {
    const height = async () => (await closingPanel(page).boundingBox())?.height ?? NaN;
    await readOnUntilAlert(page);
    await expect(closingPanel(page)).toContainText("The night waits for you.");
    const waiting = await height();
    await decide(page, "Close the door");
    await expect(closingPanel(page)).toContainText("The night goes on.");
    await playUntil(page, /You closed the door/);
    expect(await height()).toBe(waiting);
    await page.reload();
    await expect(closingPanel(page)).toContainText(
      `The door was closed at ${clock(doorClosed.minute)}`,
    );
    expect(await height()).toBe(waiting);
  });

  test("changes the title of a hidden tab and waits there", async ({ page }) => {
    await openDoor(page);
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      window.requestAnimationFrame = () => 0;
    });
    await page.clock.runFor(20_000);
    await expect(page).toHaveTitle(`${alertTime} Alert: ${alertReading}`);
    await expect(announced(page)).toHaveText(RegExp(`^${alertTime}\\. .* Alert`));
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("draws the reference incident without buttons", async ({ page }) => {
    await page.goto("/");
    await expect(drawing(page).getByText(lostStock)).toBeVisible();
    await expect(hero(page).getByRole("button")).toHaveCount(0);
  });
});

/** Returns the HTML of the focused element if the alert hides it completely, else an empty string. Runs in the page. */
function hiddenFocus(): string {
  const [focused, card] = [document.activeElement, document.querySelector(".floating-alert")];
  if (!focused || !card || card.contains(focused)) return "";
  const [a, b] = [focused.getBoundingClientRect(), card.getBoundingClientRect()];
  const isHidden = a.top >= b.top && a.bottom <= b.bottom && a.left >= b.left && a.right <= b.right;
  return isHidden ? focused.outerHTML : "";
}

test.describe(
  "no texts overlap, and nothing outside of the drawing moves",
  { tag: "@desktop" },
  () => {
    let large: Browser;

    test.beforeAll(async () => {
      large = await launchWithTextSize(32);
    });
    test.afterAll(() => large.close());

    for (const width of [320, 360]) {
      test(`${width} × 740 with wider text spacing`, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        await page.addInitScript(widenTextSpacing);
        await expectNoOverlaps(page, { grows: true });
      });
    }

    for (const [width, height] of [
      [360, 740],
      [390, 664],
      [390, 844],
      [768, 1024],
      [1024, 768],
      [1366, 600],
      [1440, 900],
    ] as const) {
      test(`${width} × ${height}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await expectNoOverlaps(page);
      });
    }

    for (const [width, height] of [
      [390, 664],
      [768, 1024],
      [1440, 900],
    ] as const) {
      test(`${width} × ${height} with text of twice the size`, async ({ baseURL }) => {
        const page = await large.newPage({ baseURL, viewport: { width, height } });
        await expectNoOverlaps(page, { grows: true });
        await page.close();
      });
    }
  },
);

/**
 * Plays the simulation to each of its results. Expects no overlaps, and that the content below it does not move, except
 * where large or wide letters let the verdict grow.
 */
async function expectNoOverlaps(page: Page, { grows = false } = {}) {
  test.slow();
  await stopClock(page);
  const offset = () => page.locator("#parts").evaluate((part: HTMLElement) => part.offsetTop);
  const isWide = () => page.evaluate(() => matchMedia("(width >= 62.5rem)").matches);
  const expectClear = (when: string) =>
    expect
      // In a narrow window the alert covers the door's button or the headline, so only the plot is checked.
      .poll(
        async () =>
          page
            .locator((await isWide()) ? ".hero" : ".hero-plot")
            .evaluate(findOverlaps, "button, a.button, .device-face"),
        when,
      )
      .toEqual([]);
  for (const [decision, afterSteps] of [
    ["Close the door", 8],
    ["Leave it open", 8],
    ["Close the door", 2],
  ] as const) {
    await openHydrated(page, "/");
    const before = await offset();
    await expectClear("at rest");
    await button(page, "Leave the door open").click();
    for (let step = 0; await button(page, "Again").isHidden(); step++) {
      await expectClear(`${decision}, step ${step}`);
      if (step === afterSteps)
        await hero(page).getByRole("button", { name: decision }).first().click();
      await page.clock.runFor(900);
    }
    await expectClear(`${decision}, 06:00`);
    if (!grows) expect(await offset()).toBe(before);
  }
}

function hero(page: Page): Locator {
  return page.locator(".hero");
}

function drawing(page: Page): Locator {
  return page.getByRole("img", { name: /^Simulated temperature/ });
}

function button(page: Page, name: string): Locator {
  return page.locator(".hero-plot").getByRole("button", { name, exact: true });
}

function announced(page: Page): Locator {
  return hero(page).getByRole("status");
}

function alert(page: Page): Locator {
  return page.getByRole("region", { name: "Alert from Temp Guard" });
}

function closingPanel(page: Page): Locator {
  return page.getByRole("region", { name: /^\d\d:\d\d\./ });
}

/** Waits until the alert no longer ignores presses, then presses one of its buttons. */
async function decide(page: Page, name: string) {
  await page.clock.runFor(1_000);
  await alert(page).getByRole("button", { name }).click();
}

async function openDoor(page: Page) {
  await stopClock(page);
  await openHydrated(page, "/");
  await button(page, "Leave the door open").click();
  await expect(announced(page)).toHaveText(/The door is open/);
}

/** Opens the door, scrolls down, and waits for the alert. Returns the title of the page before the alert. */
async function readOnUntilAlert(page: Page): Promise<string> {
  await openDoor(page);
  const title = await page.title();
  await page.getByRole("region", { name: "The company" }).evaluate((part) => part.scrollIntoView());
  await playUntil(page, RegExp(`^${alertTime}`));
  return title;
}

/** Advances the page's clock until the status matches `text`. */
async function playUntil(page: Page, text: RegExp) {
  const next = async () => {
    await page.clock.runFor(500);
    return (await announced(page).textContent())?.replaceAll("\u00a0", " ");
  };
  await expect.poll(next, { intervals: [0], timeout: 30_000 }).toMatch(text);
}
