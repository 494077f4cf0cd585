import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { expect, test } from "./support/test";

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
  const quotations = night(page).getByRole("link", { name: "Get a quotation" });
  if (await isPhone(page)) {
    await expect(quotations).toHaveCount(1);
    await expect(button(page, "Again")).toBeFocused();
    return;
  }
  const quotation = quotations.last();
  // Whoever still presses "Close the door" does not leave the page.
  await expect(quotation).toBeFocused();
  await quotation.click();
  await expect(page).toHaveURL("/");
  await page.clock.fastForward(1_000);
  await quotation.click();
  await expect(page).toHaveURL(/contact-us/);
});

test("a double tap opens the door and does not close it", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await page.waitForFunction(() => !document.querySelector("figure [data-island]"));
  await button(page, "Leave the door open").dblclick();
  await expect(button(page, "Close the door")).toBeVisible();
  await expect(told(page)).toHaveText(/The door is open/);
});

test("the drawn door can be pressed", async ({ page }) => {
  await page.goto("/");
  await page.waitForFunction(() => !document.querySelector("figure [data-island]"));
  await page.locator(".night-door-press").click();
  await expect(told(page)).toHaveText(/The door is open/);
  await expect(button(page, "Close the door")).toBeFocused();
});

test("at rest the way into the night is in the first window", async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await expect(button(page, "Leave the door open")).toBeInViewport({ ratio: 1 });
  }
});

for (const [when, wait] of [
  ["before the hero runs", "html"],
  ["once the hero runs", "figure:not(:has([data-island]))"],
] as const) {
  test(`the closing panel knows of a night begun ${when}, before one gets there`, async ({
    page,
  }) => {
    await page.goto("/");
    await page.waitForSelector(wait);
    await button(page, "Leave the door open").click();
    await expect(morning(page).getByRole("heading")).toContainText(/The door is\s+still open/);
  });
}

test.describe("who has scrolled on", () => {
  test("is told where he is, and is taken to the door", async ({ page }) => {
    const title = await readBeyondTheHero(page);
    await expect(alert(page).getByText(/is 7\.0/)).toBeInViewport();
    await expect(page).toHaveTitle("02:00 Alert: 7.0 °C");
    await expect(told(page)).toHaveText(/the alert is the first thing after the page’s header/);
    await expectNoViolations(page);
    await page.clock.runFor(1_000);
    await alert(page).getByRole("button", { name: "Go and close it" }).click();
    await expect(page).toHaveTitle(title);
    await expect(alert(page)).toBeHidden();
    await expect(button(page, "Door closed")).toBeFocused();
    await expect(button(page, "Door closed")).toBeInViewport();
    await untilTold(page, /^You closed the door at 02:0\d/);
    await expect(morning(page)).toContainText(/You closed the door at 02:0\d: 2\.\d\s°C/);
  });

  test("folds the alert by Escape and unfolds it again, and finds it by the keyboard", async ({
    page,
  }) => {
    await readBeyondTheHero(page);
    await page.keyboard.press("Escape");
    const pill = alert(page).getByRole("button", { name: /^Door open since 01:40/ });
    await expect(pill).toBeVisible();
    await page.clock.runFor(1_000);
    await pill.focus();
    await page.keyboard.press("Enter");
    const close = alert(page).getByRole("button", { name: "Go and close it" });
    await expect(close).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(pill).toBeFocused();
    await page.clock.runFor(1_000);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.clock.runFor(1_000);
    await page.keyboard.press("Enter");
    await expect(alert(page).getByRole("paragraph")).toBeFocused();
    await page.clock.runFor(5_000);
    await expect(alert(page)).toBeHidden();
  });

  test("never decides: the night waits, and the closing panel asks", async ({ page }) => {
    await readBeyondTheHero(page);
    await untilTold(page, /The night waits for you/);
    await expect(page).toHaveTitle("02:00 Alert: 7.0 °C");
    await morning(page).scrollIntoViewIfNeeded();
    await expect(morning(page)).toContainText("The door is still open.");
    const close = morning(page).getByRole("button", { name: "Close the door" });
    await close.scrollIntoViewIfNeeded();
    await close.click();
    await expect(morning(page)).toContainText("The night goes on.");
    await expect(morning(page).getByRole("heading")).toBeFocused();
  });

  test("is told at once where nothing may move", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await readBeyondTheHero(page);
    await expect(alert(page)).toBeInViewport();
  });

  test("to another tab is told by the title, and misses nothing", async ({ page }) => {
    await leaveDoorOpen(page);
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      window.requestAnimationFrame = () => 0;
    });
    await page.clock.runFor(20_000);
    await expect(page).toHaveTitle("02:00 Alert: 7.0 °C");
    await expect(told(page)).toHaveText(/^02:00\. Alert/);
  });
});

test("the closing panel is as high whatever the night has come to", async ({ page }) => {
  const height = async () => (await morning(page).boundingBox())?.height ?? NaN;
  await leaveDoorOpen(page);
  await morning(page).scrollIntoViewIfNeeded();
  await expect(morning(page)).toContainText(/The door is/);
  const open = await height();
  await untilTold(page, /02:00/);
  await page.clock.runFor(1_000);
  await button(page, "Leave it open").click();
  await untilTold(page, /^You left the door open/);
  await expect(morning(page)).toContainText("The stock is 5.8 °C.");
  expect(await height()).toBe(open);
  await page.reload();
  await expect(morning(page)).toContainText(/The door was closed at 02:18/);
  expect(await height()).toBe(open);
});

test("the calm morning has its own colours in both themes", async ({ page }) => {
  const colours = async () =>
    morning(page).evaluate((panel) =>
      ["--ink", "--muted", "--cold"].map((name) => getComputedStyle(panel).getPropertyValue(name)),
    );
  await page.goto("/");
  const dark = await colours();
  await page.evaluate(() => document.documentElement.classList.remove("dark"));
  expect(await colours()).toEqual(dark);
});

test(
  "on a phone one way to a quotation is in sight, and none while it is played",
  { tag: "@phone" },
  async ({ page }) => {
    const bar = page.locator(".sticky-bar").getByRole("link", { name: "Get a quotation" });
    const inSight = page.getByRole("link", { name: "Get a quotation" }).filter({ visible: true });
    await page.goto("/");
    await page.locator("#parts").scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector("#parts")?.scrollIntoView());
    await expect(bar).toBeVisible();
    await button(page, "Leave the door open").click();
    await page.evaluate(() => document.querySelector("#parts")?.scrollIntoView());
    await expect(bar).toBeHidden();
    await expect(told(page)).toHaveText(/^02:00\. Alert/, { timeout: 20_000 });
    await button(page, "Close the door").click();
    await expect(told(page)).toHaveText(/^You closed the door/, { timeout: 20_000 });
    await page.evaluate(() =>
      document.querySelector("[data-phase]")?.scrollIntoView({ block: "center" }),
    );
    const seen = async () =>
      (await Promise.all((await inSight.all()).map(isInViewport))).filter(Boolean);
    await expect.poll(async () => (await seen()).length).toBe(1);
  },
);

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
  await page.clock.runFor(1_000);
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
  const first = await placesOf(page, still);
  const [buttonFirst] = await placesOf(page, [button(page, "Close the door")]);
  await untilTold(page, /02:00/);
  expect(await placesOf(page, still)).toEqual(first);
  // On a phone it makes room for the second button.
  const [buttonNow] = await placesOf(page, [button(page, "Close the door")]);
  expect(buttonNow?.slice(0, 2)).toEqual(buttonFirst?.slice(0, 2));
  await button(page, "Leave it open").click();
  await untilTold(page, /^You left the door open/);
  expect(await placesOf(page, still)).toEqual(first);
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

function alert(page: Page): Locator {
  return page.getByRole("region", { name: "Alert from Temp Guard" });
}

function morning(page: Page): Locator {
  return page.getByRole("region", { name: /^(06:00|\d\d:\d\d)\./ });
}

async function isInViewport(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}

function isPhone(page: Page): Promise<boolean> {
  return page.evaluate(() => matchMedia("(width < 43.75rem)").matches);
}

/** Leaves the door open and reads on until the alert has come. The title that the page had before it. */
async function readBeyondTheHero(page: Page): Promise<string> {
  await leaveDoorOpen(page);
  const title = await page.title();
  await page.evaluate(() => document.querySelector("[aria-label='The company']")?.scrollIntoView());
  await untilTold(page, /02:00/);
  return title;
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
