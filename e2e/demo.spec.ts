import { readFile } from "node:fs/promises";
import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, findChromium } from "./support/browser";
import { expectNoViolations } from "./support/axe";
import { deviceCountProblem, MAX_DEVICES, quotationPath } from "../lib/pricing";
import { overflow } from "./support/in-page";
import { expect, test } from "./support/test";

test("a visitor breaks a room, is told, acknowledges and repairs it", async ({ page }) => {
  await start(page, "");
  await page.getByRole("button", { name: "Leave the door open" }).click();
  await untilAlert(page);
  await expect(phone(page)).toContainText("Alert");
  await expect(
    page.getByRole("img", { name: /Above the limit of 4.°C since 01:45/ }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "60×", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );

  await phone(page).getByRole("button", { name: "Acknowledge" }).click();
  await expect(log(page)).toContainText("Acknowledged");
  await expect(page.getByRole("button", { name: "Acknowledge" })).toHaveCount(0);

  const slowed = page.getByText("Slowed so you can act.").filter({ visible: true });
  await expect(slowed).toHaveCount(1);
  await page.getByRole("button", { name: "Repair" }).click();
  await expect(slowed).toHaveCount(0);
  await expect(page.getByRole("button", { name: "600×" })).toHaveAttribute("aria-pressed", "true");
  await pass(page, 4);
  await expect(log(page)).toContainText("The alert is over");
  await expect(log(page)).not.toContainText("Escalated");
  await expect(page.getByRole("button", { name: /^Walk-in chiller/ })).toContainText("In range");

  await pass(page, 26);
  const verdict = page.getByRole("region", { name: "06:00, Walk-in chiller" });
  await expect(verdict).toContainText(/you closed the door at 02:0\d\. The stock never left/);
  const quotation = verdict.getByRole("link", { name: "Get a quotation" });
  await expect(quotation).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Acknowledge" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Leave the door open" })).toBeHidden();
  await expectNoViolations(page);
  await quotation.click();
  await expect(page).toHaveURL(/\/contact-us$/);
});

test("a night that nobody sees to ends by itself, and can be begun again", async ({ page }) => {
  await start(page, "?unit=chiller&break=door");
  await untilAlert(page);
  await pass(page, 45);
  const verdict = page.getByRole("region", { name: "06:00, Walk-in chiller" });
  await expect(verdict).toContainText("you left the door open. The stock is 5.8\u00a0°C at 06:00");
  await verdict.getByRole("button", { name: "Again" }).click();
  await expect(verdict).toHaveCount(0);
  await expect(page).toHaveURL(/\/demo\?unit=chiller$/);
  await page.getByRole("button", { name: "Leave the door open" }).click();
  await untilAlert(page);
});

test("an alert that nobody answers escalates", async ({ page }) => {
  await start(page, "?unit=chiller&break=door");
  await untilAlert(page);
  await fullSpeed(page);
  await pass(page, 2);
  await expect(log(page)).toContainText("Escalated");
  await expect(phone(page)).toContainText("Escalated");
});

test("an alert can be acknowledged on a low screen", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await start(page, "?unit=chiller&break=door");
  await untilAlert(page);
  await phone(page).getByRole("button", { name: "Acknowledge" }).click();
  await expect(log(page)).toContainText("Acknowledged");
});

test("a stuck thermostat raises the low alert", { tag: "@desktop" }, async ({ page }) => {
  await start(page, "?unit=pharmacy&break=freeze");
  await pass(page, 10);
  await untilAlert(page);
  await expect(page.getByRole("img", { name: /Below the limit of 2.°C/ })).toBeVisible();
});

test("without the internet nobody is told, and afterwards no reading is missing", async ({
  page,
}) => {
  await start(page, "?unit=chiller&break=door,internet");
  await pass(page, 2);
  await expect(log(page)).toContainText("No readings");
  await expect(log(page)).not.toContainText("Alert raised");
  await expect(phone(page).getByRole("button", { name: "Acknowledge" })).toHaveCount(0);
  await fullSpeed(page);
  await pass(page, 6);
  expect((await csv(page)).filter((line) => line.includes(",waiting,")).length).toBeGreaterThan(6);
  await page.getByRole("button", { name: "Drop the internet" }).click();
  await expect(log(page)).toContainText("Back-filled");
  await expect(log(page)).toContainText("Alert raised");
  const lines = await csv(page);
  expect(lines.filter((line) => line.includes(",waiting,"))).toHaveLength(0);
  expect(lines.filter((line) => line.includes(",late,")).length).toBeGreaterThan(6);
});

test(
  "the CSV holds every reading of the run, five minutes apart",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/demo");
    const lines = await csv(page);
    expect(lines[0]).toBe("room,time,air_c,stock_c,arrival,condition,source");
    const times = lines.slice(1).map((line) => line.split(",")[1] ?? "");
    expect(times[0]).toBe("18:00");
    const minutes = times.map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
    minutes
      .slice(1)
      .forEach((minute, index) => expect((minute - (minutes[index] ?? 0) + 1440) % 1440).toBe(5));
    expect(lines.at(-1)).toMatch(/^Walk-in chiller,01:30,1\.8,2\.\d\d,live,within,simulated$/);
  },
);

test(
  "unit and scenario are in the address, and the address brings them back",
  { tag: "@desktop" },
  async ({ page }) => {
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
  },
);

test("rubbish in the address is ignored", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/demo?unit=__proto__&break=everything");
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  await expect(page.getByTestId("clock")).toHaveText("01:30");
  await expect(log(page)).not.toContainText("Door left ajar");
});

test("everything works by keyboard", { tag: "@desktop" }, async ({ page }) => {
  await start(page, "");
  await page.getByRole("button", { name: "Pharmacy fridge" }).focus();
  await page.keyboard.press("Enter");
  await tabTo(page, "Leave the door open");
  await page.keyboard.press("Space");
  await untilAlert(page);
  await tabTo(page, "Acknowledge");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("Acknowledged");
});

test("it pauses and goes on", { tag: "@desktop" }, async ({ page }) => {
  await start(page, "");
  await page.getByRole("button", { name: "Fail the compressor" }).click();
  const clock = page.getByTestId("clock");
  await pass(page, 2);
  await page.getByRole("button", { name: "Pause" }).click();
  const paused = (await clock.textContent()) ?? "";
  expect(paused).not.toBe("01:30");
  await pass(page, 2);
  await expect(clock).toHaveText(paused);
  await page.getByRole("button", { name: "Play" }).click();
  await pass(page, 2);
  await expect(clock).not.toHaveText(paused);
});

test(
  "the day report shows the run and is what gets printed",
  { tag: "@desktop" },
  async ({ page }) => {
    await start(page, "?unit=chiller&break=door");
    await untilAlert(page);
    await page.getByRole("button", { name: "Day report" }).click();
    const report = page.getByRole("dialog");
    await expect(report).toContainText("Simulated data");
    await expect(report.getByRole("listitem").filter({ hasText: "Alert raised" })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(report).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await expect(report.getByRole("button", { name: "Print" })).toBeHidden();
    expect(sheets(await page.pdf({ format: "A4" }))).toBe(1);
    await page.emulateMedia({ media: "screen" });
    await page.keyboard.press("Escape");
    await expect(report).toHaveCount(0);
  },
);

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

test("a typed number of devices is carried to the form, a wrong one is not", async ({ page }) => {
  await page.goto("/demo");
  const main = page.getByRole("main");
  const devices = main.getByLabel("Number of devices", { exact: true });
  const quotation = main.getByRole("link", { name: "Get a quotation" });
  await devices.fill(String(MAX_DEVICES + 1));
  await expect(main.getByText(`${deviceCountProblem(String(MAX_DEVICES + 1))}`)).toBeVisible();
  await expect(quotation).toHaveAttribute("href", quotationPath());
  await devices.fill("12");
  await expect(quotation).toHaveAttribute("href", quotationPath(12));
  await quotation.click();
  await expect(page.locator("[name=qty]")).toHaveValue("12");
});

test(
  "nothing overflows at 320 px, at rest and in alert, and the alert is at the thumb",
  { tag: "@phone" },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/demo");
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    await start(page, "?unit=chiller&break=door");
    await untilAlert(page);
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    const rooms = page.getByRole("group", { name: "Rooms" });
    expect(await rooms.evaluate((tabs) => tabs.scrollWidth - tabs.clientWidth)).toBe(0);
    await expect(page.getByRole("button", { name: "Reset" })).toBeInViewport({ ratio: 1 });
    const acknowledge = page.getByRole("button", { name: "Acknowledge" });
    await expect(acknowledge).toBeInViewport({ ratio: 1 });
    await acknowledge.click();
    await expect(log(page)).toContainText("Acknowledged");
    await expect(page.getByRole("button", { name: "Repair" })).toBeFocused();
  },
);

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1366, 600],
  [1440, 900],
] as const)
  test(
    `what is pressed next is in sight, and nothing scrolls, ${width} px wide`,
    { tag: "@desktop" },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await start(page, "");
      const press = async (name: string) => {
        const button = page.getByRole("button", { name, exact: true });
        await expect(button).toBeInViewport({ ratio: 1 });
        await button.focus();
        await page.keyboard.press("Enter");
      };
      await press("Play");
      await untilAlert(page);
      for (const name of ["Repair", "Pause"])
        await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
      await press("Acknowledge");
      await expect(page.getByRole("button", { name: "Repair" })).toBeFocused();
      await press("Repair");
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );

test(
  "Play runs the night that is foretold, and its end says what was done",
  { tag: "@desktop" },
  async ({ page }) => {
    await start(page, "");
    await page.getByRole("button", { name: "Play" }).click();
    await expect(page.getByRole("button", { name: "Leave the door open" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await pass(page, 60);
    await expect(page.getByRole("region", { name: /^06:00/ })).toContainText("left the door open");
  },
);

test("the printed page is one sheet", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/demo");
  expect(sheets(await page.pdf({ format: "A4" }))).toBe(1);
});

test(
  "letters of twice the size leave the names in the chart apart",
  { tag: "@desktop" },
  async ({ baseURL }) => {
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...chromiumArguments, "--blink-settings=defaultFontSize=32"],
    });
    for (const width of [360, 768, 1440]) {
      const page = await browser.newPage({ baseURL, viewport: { width, height: 900 } });
      await page.goto("/demo");
      expect(await page.evaluate(overlaps), String(width)).toEqual([]);
    }
    await browser.close();
  },
);

test(
  "on a phone the room, its line, the faults and the controls are one screen",
  { tag: "@phone" },
  async ({ page }) => {
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
    const row = await log(page).getByRole("listitem").last().boundingBox();
    const dock = await page.getByRole("heading", { name: "Break something" }).boundingBox();
    expect(row && row.y + row.height).toBeLessThanOrEqual(dock?.y ?? 0);
    await page.mouse.wheel(0, 200);
    await expect(page.getByRole("button", { name: "Leave the door open" })).toBeInViewport();
    await expect(page.getByRole("img", { name: /walk-in chiller/ })).toBeInViewport();
  },
);

test(
  "on a phone no event makes the page longer, and the log shows the latest",
  { tag: "@phone" },
  async ({ page }) => {
    await start(page, "");
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    const reset = page.getByRole("button", { name: "Reset" });
    await page.getByRole("button", { name: "Leave the door open" }).click();
    await reset.focus();
    await untilAlert(page);
    expect(await height()).toBe(before);
    await expect(reset).toBeFocused();
    await expect(log(page).getByText("Alert raised")).toBeInViewport({ ratio: 1 });
    // As many rows as have room, the last one whole.
    const rows = await log(page).evaluate((box) => {
      const row = box.querySelector("li")?.getBoundingClientRect().height ?? NaN;
      return box.clientHeight / row;
    });
    expect(rows % 1).toBeLessThan(0.1);
  },
);

test(
  "the morning leaves the console as high as it was, and cuts nothing off",
  { tag: "@desktop" },
  async ({ page }) => {
    const caption = page.locator("figcaption");
    for (const width of [360, 640, 900, 1180]) {
      await page.setViewportSize({ width, height: 900 });
      await start(page, "?unit=pharmacy&break=door");
      const top = page.getByRole("group", { name: "Rooms" });
      const place = async () => {
        const boxes = await Promise.all([caption.boundingBox(), top.boundingBox()]);
        return (boxes[0]?.y ?? NaN) - (boxes[1]?.y ?? NaN);
      };
      const before = await place();
      await untilAlert(page);
      await pass(page, 45);
      const verdict = page.getByRole("region", { name: "06:00, Pharmacy fridge" });
      await expect(verdict).toContainText("over its limit");
      expect(await verdict.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
      expect(await place(), String(width)).toBe(before);
    }
  },
);

for (const width of [640, 768, 900, 1024, 1180, 1440])
  test(
    `what happens leaves the console as high as it was, ${width} px wide`,
    { tag: "@desktop" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await start(page, "");
      const power = page.getByRole("button", { name: "Cut the power" });
      const parts = [power, page.locator("figcaption")];
      const places = () => Promise.all(parts.map(async (part) => (await part.boundingBox())?.y));
      const before = await places();
      await page.getByRole("button", { name: "Leave the door open" }).click();
      await pass(page, 1);
      await expect(page.getByText("Limit crossed.").filter({ visible: true })).toHaveCount(1);
      expect(await places()).toEqual(before);
      await untilAlert(page);
      expect(await places()).toEqual(before);
      const slowed = page.getByText("Slowed so you can act.").filter({ visible: true });
      await expect(slowed).toHaveCount(1);
    },
  );

test(
  "a tablet's first screen holds line, faults and reading",
  { tag: "@phone" },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto("/demo");
    await expect(page.getByRole("img", { name: /walk-in chiller/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Drop the internet" })).toBeInViewport({
      ratio: 1,
    });
    await expect(phone(page).getByText("In range")).toBeInViewport({ ratio: 1 });
  },
);

test("a tablet gives its height to the chart", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await start(page, "?unit=chiller&break=door");
  const chart = await page.getByRole("img", { name: /walk-in chiller/ }).boundingBox();
  const fault = page.getByRole("button", { name: "Drop the internet" });
  expect(chart!.height).toBeGreaterThan(5 * (await fault.boundingBox())!.height);
  await expect(page.getByRole("button", { name: "Pause" })).toBeInViewport({ ratio: 1 });
});

test("a low screen holds the whole console in alert", { tag: "@desktop" }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await start(page, "?unit=chiller&break=door");
  await untilAlert(page);
  await page.getByRole("group", { name: "Rooms" }).evaluate((tabs) => tabs.scrollIntoView());
  const parts = [
    page.getByRole("img", { name: /walk-in chiller/ }),
    page.getByRole("button", { name: "Drop the internet" }),
    page.getByRole("button", { name: "Repair" }),
    page.getByRole("button", { name: "Pause" }),
    phone(page).getByRole("button", { name: "Acknowledge" }),
  ];
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
});

for (const scenario of ["?unit=chiller&break=door", "?unit=pharmacy&break=door"]) {
  test(
    `no name in the chart is cut off or lies on another one: ${scenario}`,
    { tag: "@desktop" },
    async ({ page }) => {
      const look = async (state: string) => {
        for (const width of [360, 768, 900, 1180, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await page.evaluate(overlaps), `${state} at ${width}`).toEqual([]);
        }
      };
      await page.goto("/demo");
      await look("at rest");
      await start(page, scenario);
      await untilAlert(page);
      await page.getByRole("button", { name: "Pause" }).click();
      await look("in alert");
      await page.getByRole("button", { name: "Acknowledge" }).click();
      await page.getByRole("button", { name: "Pause" }).click();
      await look("acknowledged");
    },
  );
}

test(
  "controls are large enough for a finger, and a finger's width apart",
  { tag: "@phone" },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await start(page, "?unit=chiller&break=door");
    await untilAlert(page);
    const controls = page.locator("main figure").locator("button, summary, a");
    const boxes = [];
    for (const control of await controls.all()) {
      const box = await control.boundingBox();
      if (!box) continue;
      const name = (await control.textContent()) ?? "";
      expect(box.height, name).toBeGreaterThanOrEqual(44);
      // Cells of one row touch, and carry the distance inside themselves.
      if (
        await control.evaluate(
          (element) => !element.closest("[aria-label=Rooms], [aria-labelledby=faults]"),
        )
      )
        boxes.push({ name, ...box });
    }
    for (const one of boxes) {
      const neighbour = boxes.find(
        (other) => other.y === one.y && other.x > one.x && other.x < one.x + one.width + 8,
      );
      expect(neighbour?.name, one.name).toBeUndefined();
    }
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "the page tells the night, and offers nothing that would not answer",
    { tag: "@desktop" },
    async ({ page }) => {
      await page.goto("/demo");
      await expect(page.getByRole("img", { name: /walk-in chiller/i })).toBeVisible();
      await expect(page.getByText("02:00 On-call person alerted: 7.0 °C")).toBeVisible();
      await expect(page.getByText("Simulated data").filter({ visible: true })).toBeVisible();
      const figure = page.locator("main figure");
      await expect(figure.locator("button, summary").filter({ visible: true })).toHaveCount(0);
      await expect(
        page.getByRole("main").getByRole("link", { name: "Get a quotation" }),
      ).toHaveAttribute("href", "/contact-us");
    },
  );
});

test("axe finds nothing in alert and in the report", { tag: "@desktop" }, async ({ page }) => {
  await start(page, "?unit=chiller&break=door");
  await untilAlert(page);
  await page.getByRole("button", { name: "Pause" }).click();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Day report" }).click();
  await expectNoViolations(page);
});

/** Opens the demo and waits until it is ready. Its clock goes on by itself, and at once with {@link pass}. */
async function start(page: Page, scenario: string): Promise<void> {
  await page.clock.install();
  await page.goto(`/demo${scenario}`);
  // Seconds that are skipped before would use up the loader's patience with a slow machine.
  await expect(page.locator("[data-island=demo]")).toHaveCount(0);
  if (scenario) await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
}

async function pass(page: Page, seconds: number): Promise<void> {
  await page.clock.runFor(seconds * 1000);
}

async function untilAlert(page: Page): Promise<void> {
  await pass(page, 4);
  await expect(log(page)).toContainText("Alert raised");
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

function sheets(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
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
