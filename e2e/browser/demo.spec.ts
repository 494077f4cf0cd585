import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { themes } from "../support/pages";
import { expect, test } from "../support/test";

test("a visitor breaks a room, is told, acknowledges and repairs it", async ({ page }) => {
  await page.goto("/demo");
  await page.getByRole("button", { name: "Leave the door open" }).click();
  await expect(log(page)).toContainText("Alert raised", { timeout: 20_000 });
  await expect(phone(page)).toContainText("Above the limit of 4 °C since 01:45");
  await expect(page.getByRole("button", { name: "60×", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  await phone(page).getByRole("button", { name: "Acknowledge" }).click();
  await expect(log(page)).toContainText("Acknowledged");
  await expect(page.getByRole("button", { name: "Acknowledge" })).toHaveCount(0);

  await page.getByRole("button", { name: "Repair" }).click();
  await fullSpeed(page);
  await expect(log(page)).toContainText("Recovered", { timeout: 20_000 });
  await expect(log(page)).not.toContainText("Escalated");
  await expect(page.getByRole("button", { name: /^Walk-in chiller/ })).toContainText("In range");
});

test("an alert that nobody answers escalates", async ({ page }) => {
  await start(page, "?unit=chiller&break=door");
  await expect(log(page)).toContainText("Alert raised", { timeout: 20_000 });
  await fullSpeed(page);
  await expect(log(page)).toContainText("Escalated", { timeout: 20_000 });
  await expect(phone(page)).toContainText("Escalated");
});

test("a stuck thermostat raises the low alert", async ({ page }) => {
  await start(page, "?unit=pharmacy&break=freeze");
  await expect(log(page)).toContainText("Alert raised", { timeout: 30_000 });
  await expect(phone(page)).toContainText("Below the limit of 2 °C");
});

test("without the internet nobody is told, and afterwards no reading is missing", async ({
  page,
}) => {
  await start(page, "?unit=chiller&break=door,internet");
  await expect(log(page)).toContainText("No readings", { timeout: 20_000 });
  await expect(log(page)).not.toContainText("Alert raised");
  await expect(phone(page).getByRole("button", { name: "Acknowledge" })).toHaveCount(0);
  await fullSpeed(page);
  await expect
    .poll(async () => (await csv(page)).filter((line) => line.includes(",waiting,")).length, {
      timeout: 20_000,
    })
    .toBeGreaterThan(6);
  await page.getByRole("button", { name: "Drop the internet" }).click();
  await expect(log(page)).toContainText("Back-filled");
  await expect(log(page)).toContainText("Alert raised");
  const lines = await csv(page);
  expect(lines.filter((line) => line.includes(",waiting,"))).toHaveLength(0);
  expect(lines.filter((line) => line.includes(",late,")).length).toBeGreaterThan(6);
});

test("the CSV holds every reading of the run, five minutes apart", async ({ page }) => {
  await page.goto("/demo");
  const lines = await csv(page);
  expect(lines[0]).toBe("room,day,time,air_c,stock_c,arrival,condition,source");
  const times = lines.slice(1).map((line) => line.split(",")[2] ?? "");
  expect(times[0]).toBe("18:00");
  const minutes = times.map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  minutes
    .slice(1)
    .forEach((minute, index) => expect((minute - (minutes[index] ?? 0) + 1440) % 1440).toBe(5));
  expect(lines.at(-1)).toMatch(/^Walk-in chiller,1,01:30,1\.8,2\.\d\d,live,within,simulated$/);
});

test("unit and scenario are in the address, and the address brings them back", async ({ page }) => {
  await page.goto("/demo");
  await page.getByRole("button", { name: "Produce room" }).click();
  await expect(page).toHaveURL(/\/demo\?unit=produce$/);
  await page.getByRole("button", { name: "Fail the compressor" }).click();
  await expect(page).toHaveURL(/\/demo\?unit=produce&break=compressor$/);
  await page.reload();
  await expect(page.getByRole("button", { name: "Produce room" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByRole("button", { name: "Fail the compressor" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(page).toHaveURL(/\/demo\?unit=produce$/);
});

test("rubbish in the address is ignored", async ({ page }) => {
  await page.goto("/demo?unit=__proto__&break=everything");
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  await expect(page.getByTestId("clock")).toHaveText("01:30");
  await expect(log(page)).not.toContainText("Door left open");
});

test("everything works by keyboard", async ({ page }) => {
  await page.goto("/demo");
  await page.getByRole("button", { name: "Pharmacy fridge" }).focus();
  await page.keyboard.press("Enter");
  await tabTo(page, "Leave the door open");
  await page.keyboard.press("Space");
  await expect(log(page)).toContainText("Alert raised", { timeout: 20_000 });
  await tabTo(page, "Acknowledge");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("Acknowledged");
});

test("it pauses, goes on, and stands still while the tab is hidden", async ({ page }) => {
  await page.goto("/demo?unit=chiller");
  await page.getByRole("button", { name: "Play" }).click();
  const clock = page.getByTestId("clock");
  await expect(clock).not.toHaveText("01:30");
  await page.getByRole("button", { name: "Pause" }).click();
  await stands(clock.textContent.bind(clock), page);
  await page.getByRole("button", { name: "Play" }).click();
  const before = await clock.textContent();
  await expect(clock).not.toHaveText(before ?? "");
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await stands(clock.textContent.bind(clock), page);
});

test("with reduced motion it goes in steps", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await start(page, "?unit=chiller&break=door");
  await expect(page.getByTestId("clock")).not.toHaveText("01:40");
  const places = await page.evaluate(async () => {
    const seen = new Set<string>();
    const end = performance.now() + 1500;
    while (performance.now() < end) {
      await new Promise(requestAnimationFrame);
      const pen = document.querySelector("main [role=img] circle")?.getBoundingClientRect();
      if (pen) seen.add(`${Math.round(pen.x)} ${Math.round(pen.y)}`);
    }
    return seen.size;
  });
  expect(places).toBeGreaterThan(1);
  expect(places).toBeLessThanOrEqual(5);
});

test("at full speed a screen reader hears what changed, seldom", async ({ page }) => {
  await start(page, "?unit=freezer&break=power");
  const spoken = await page.evaluate(async () => {
    const texts: string[] = [];
    const region = document.querySelector("main [role=status]");
    if (!region) return texts;
    const watch = new MutationObserver(() => texts.push(region.textContent ?? ""));
    watch.observe(region, { childList: true, characterData: true, subtree: true });
    for (let second = 0; second < 12; second++) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      document.querySelector<HTMLButtonElement>("[aria-label=Speed] :last-child")?.click();
    }
    return texts;
  });
  expect(spoken.length).toBeGreaterThan(0);
  expect(spoken.length).toBeLessThanOrEqual(4);
  await expect(log(page)).toHaveAttribute("aria-live", "off");
});

test("the day report shows the run and is what gets printed", async ({ page }) => {
  await start(page, "?unit=chiller&break=door");
  await expect(log(page)).toContainText("Alert raised", { timeout: 20_000 });
  await page.getByRole("button", { name: "Day report" }).click();
  const report = page.getByRole("dialog");
  await expect(report).toContainText("Simulated data");
  await expect(report.getByRole("row", { name: /Alert raised/ })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(report).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(report.getByRole("button", { name: "Print" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("Escape");
  await expect(report).toHaveCount(0);
});

test("the way to the real thing carries the number of devices", async ({ page }) => {
  await page.goto("/demo");
  const more = page.getByRole("button", { name: "Increase number of devices" });
  await more.click();
  await more.click();
  const quotation = page.getByRole("main").getByRole("link", { name: "Get a quotation" });
  await expect(quotation).toHaveAttribute("href", "/contact-us?qty=3#quotation");
  await expect(
    page.getByRole("main").getByRole("link", { name: /^\+?[\d ()-]+$/ }),
  ).toHaveAttribute("href", /^tel:/);
});

test("nothing overflows at 320 px, at rest and in alert, and the alert is at the thumb", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/demo");
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await start(page, "?unit=chiller&break=door");
  await expect(log(page)).toContainText("Alert raised", { timeout: 20_000 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const acknowledge = page.getByRole("button", { name: "Acknowledge" });
  await expect(acknowledge).toBeInViewport({ ratio: 1 });
  await acknowledge.click();
  await expect(log(page)).toContainText("Acknowledged");
  await expect(page.getByRole("button", { name: "Repair" })).toBeFocused();
});

test("on a phone the room, its line, the faults and the controls are one screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/demo");
  const parts = [
    page.getByRole("heading", { level: 1 }),
    page.getByText("Simulated data").first(),
    page.getByRole("img", { name: /walk-in chiller/ }),
    page.getByRole("button", { name: "Leave the door open" }),
    page.getByRole("button", { name: "Play" }),
    page.getByRole("button", { name: "Repair" }),
  ];
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole("button", { name: "Leave the door open" })).toBeInViewport();
  await expect(page.getByRole("img", { name: /walk-in chiller/ })).toBeInViewport();
});

test("no name in the chart is cut off or lies on another one", async ({ page }) => {
  test.slow();
  for (const width of [360, 768, 1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const scenario of ["?unit=chiller&break=door", "?unit=pharmacy&break=door"]) {
      await start(page, scenario);
      await expect(log(page)).toContainText("Alert raised", { timeout: 20_000 });
      await page.getByRole("button", { name: "Acknowledge" }).click();
      await page.getByRole("button", { name: "Pause" }).click();
      expect(await page.evaluate(overlaps), `${scenario} at ${width}`).toEqual([]);
    }
  }
});

test("controls are large enough for a finger, and a finger's width apart", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await start(page, "?unit=chiller&break=door");
  await expect(log(page)).toContainText("Alert raised", { timeout: 20_000 });
  const controls = page.locator("main figure").locator("button, summary, a");
  const boxes = [];
  for (const control of await controls.all()) {
    const box = await control.boundingBox();
    if (!box) continue;
    const name = (await control.textContent()) ?? "";
    expect(box.height, name).toBeGreaterThanOrEqual(44);
    if (await control.evaluate((element) => !element.closest("[aria-label=Rooms]")))
      boxes.push({ name, ...box });
  }
  for (const one of boxes) {
    const neighbour = boxes.find(
      (other) => other.y === one.y && other.x > one.x && other.x < one.x + one.width + 8,
    );
    expect(neighbour?.name, one.name).toBeUndefined();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page tells the night, and offers nothing that would not answer", async ({ page }) => {
    await page.goto("/demo");
    await expect(page.getByRole("img", { name: /walk-in chiller/i })).toBeVisible();
    await expect(page.getByText("02:00 alert, the phone is told: 7.0 °C")).toBeVisible();
    await expect(page.getByText("Simulated data").filter({ visible: true })).toBeVisible();
    const figure = page.locator("main figure");
    await expect(figure.locator("button, summary").filter({ visible: true })).toHaveCount(0);
    await expect(
      page.getByRole("main").getByRole("link", { name: "Get a quotation" }),
    ).toHaveAttribute("href", /^\/contact-us\?qty=1/);
  });
});

for (const theme of themes) {
  test(`axe finds nothing in the ${theme} theme, at rest, in alert and in the report`, async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    await page.goto("/demo");
    expect(await violations(page)).toEqual([]);
    await start(page, "?unit=chiller&break=door");
    await expect(log(page)).toContainText("Alert raised", { timeout: 20_000 });
    await page.getByRole("button", { name: "Pause" }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Day report" }).click();
    expect(await violations(page)).toEqual([]);
  });
}

/** Opens a scenario and waits until it runs: before that the page stands at its opening. */
async function start(page: Page, scenario: string): Promise<void> {
  await page.goto(`/demo${scenario}`);
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
}

function log(page: Page) {
  return page.getByRole("log");
}

function phone(page: Page) {
  return page.getByRole("region", { name: "The phone of the person on call" });
}

async function fullSpeed(page: Page): Promise<void> {
  await page.getByRole("button", { name: "600×" }).click();
}

async function csv(page: Page): Promise<string[]> {
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const text = await readFile(await (await waiting).path(), "utf8");
  return text.trimEnd().split("\r\n");
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    const focused = page.locator(":focus");
    if ((await focused.count()) && (await focused.textContent())?.startsWith(name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`No focus on ${name}`);
}

async function stands(read: () => Promise<string | null>, page: Page): Promise<void> {
  const before = await read();
  await page.waitForTimeout(1200);
  expect(await read()).toBe(before);
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Runs in the page: pairs of the chart's names that touch, and names that reach beyond the chart. */
function overlaps(): string[] {
  const chart = document.querySelector("main figure [role=img]");
  if (!chart) return ["no chart"];
  const frame = chart.getBoundingClientRect();
  const texts = [...chart.querySelectorAll("text")]
    .map((text) => ({ name: text.textContent, ...text.getBoundingClientRect().toJSON() }))
    .filter(({ width, right, left }) => width > 0 && right > frame.left && left < frame.right);
  const found: string[] = [];
  for (const [index, one] of texts.entries()) {
    const isTick = /^\d\d:\d\d$/.test(one.name ?? "");
    if (one.right > frame.right + 1 && !isTick) found.push(`${one.name} is cut off`);
    for (const other of texts.slice(index + 1)) {
      const isApart =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom - 3 <= other.top ||
        other.bottom - 3 <= one.top;
      if (!isApart) found.push(`${one.name} on ${other.name}`);
    }
  }
  return found;
}

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}
