import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { themes } from "../support/pages";
import { expect, test } from "../support/test";

test("a visitor breaks a room, is told, acknowledges and repairs it", async ({ page }) => {
  await page.goto("/demo");
  await page.getByRole("button", { name: "Walk-in chiller" }).click();
  await page.getByRole("button", { name: "Leave the door open" }).click();
  await expect(log(page)).toContainText("Alert raised", { timeout: 20_000 });
  await expect(phone(page)).toContainText("Above the limit of 4.0 °C");
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
  await expect(phone(page)).toContainText("In range");
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
  await expect(phone(page)).toContainText("Below the limit of 2.0 °C");
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
  expect(lines.at(-1)).toMatch(/^Walk-in chiller,1,02:00,7\.0,2\.\d\d,live,alert,simulated$/);
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
  await expect(log(page)).toContainText("Door left open");
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
  await start(page, "?unit=chiller");
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
  await expect(page.getByTestId("clock")).not.toHaveText("01:30");
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
  await start(page, "?unit=freezer&break=power,internet");
  const spoken = await page.evaluate(async () => {
    const texts: string[] = [];
    const region = document.querySelector("main [role=status]");
    if (!region) return texts;
    const watch = new MutationObserver(() => texts.push(region.textContent ?? ""));
    watch.observe(region, { childList: true, characterData: true, subtree: true });
    for (let second = 0; second < 8; second++) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      document.querySelector<HTMLButtonElement>("[aria-label=Speed] :last-child")?.click();
    }
    return texts;
  });
  expect(spoken.length).toBeGreaterThan(0);
  expect(spoken.length).toBeLessThanOrEqual(3);
  await expect(log(page)).toHaveAttribute("aria-live", "off");
});

test("the day report shows the run and is what gets printed", async ({ page }) => {
  await page.goto("/demo");
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
  await page.getByRole("button", { name: "Cut the power" }).scrollIntoViewIfNeeded();
  const pinned = page.getByRole("button", { name: "Acknowledge" }).last();
  await expect(pinned).toBeInViewport();
  await pinned.click();
  await expect(log(page)).toContainText("Acknowledged");
});

test("controls are large enough for a finger", async ({ page }) => {
  await start(page, "?unit=chiller&break=door");
  await expect(log(page)).toContainText("Alert raised", { timeout: 20_000 });
  for (const control of await page.locator("main :is(button, summary, a)").all()) {
    const box = await control.boundingBox();
    if (!box) continue;
    expect(box.height, (await control.textContent()) ?? "").toBeGreaterThanOrEqual(44);
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is complete", async ({ page }) => {
    await page.goto("/demo");
    await expect(page.getByRole("img", { name: /walk-in chiller/i })).toBeVisible();
    await expect(page.getByText("Simulated data").first()).toBeVisible();
    await expect(log(page)).toContainText("Alert raised");
    await page.locator("summary", { hasText: "readings" }).click();
    await expect(page.locator("details[open] tbody tr")).toHaveCount(12);
    await expect(
      page.getByRole("main").getByRole("link", { name: "Get a quotation" }),
    ).toHaveAttribute("href", "/contact-us?qty=1");
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

/** Opens a scenario and waits until it runs: before that the page shows its example, which has an alert too. */
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

async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}
