import { type CDPSession, chromium, type Page } from "@playwright/test";
import { RoomRun } from "@/lib/simulation/room-run";
import { HOUR, rooms } from "@/lib/simulation/rooms";
import { chromiumArguments, findChromium } from "../e2e/support/browser";
import { serveSite } from "../e2e/support/site";

/**
 * Measures the demo: the engine alone, what a frame costs the page on a processor slowed six times, and what a
 * simulated day leaves behind in it. Ends with 1 if a target is missed.
 */
async function main(): Promise<void> {
  const site = await serveSite({ SMTP_URL: "smtp://127.0.0.1:9" });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  const open = async (hasOwnClock = false) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    if (hasOwnClock) await page.clock.install();
    await page.goto(`${site.url}/demo?unit=freezer&break=power`);
    await page.getByRole("button", { name: "Pause" }).waitFor();
    return { page, devtools: await page.context().newCDPSession(page) };
  };
  try {
    report("engine, simulated hours a processor second", engineSpeed(), { least: 10_000 });
    const { page, devtools } = await open();
    report("main thread a frame, ms, 6x slowed", await frameCost(page, devtools), { most: 16.7 });
    const long = await open(true);
    const before = await heap(long.devtools);
    // The demo slows itself down when the phone rings; a benchmark does not answer phones.
    for (let second = 0; second < 150; second += 5) {
      await long.page.getByRole("button", { name: "600×" }).click();
      await long.page.clock.runFor(5000);
    }
    report("heap growth over a day, MB", (await heap(long.devtools)) - before, { most: 5 });
    report("elements after a day", await long.page.locator("*").count(), { most: 800 });
  } finally {
    await browser.close();
    await site.stop();
  }
}

function engineSpeed(): number {
  const speeds = rooms.map((room) => {
    const run = new RoomRun(room, 1, 0);
    run.advance(500 * HOUR);
    // Processor time, so that a busy machine does not count.
    const start = process.cpuUsage();
    run.advance(5500 * HOUR);
    const { user, system } = process.cpuUsage(start);
    return 5000 / ((user + system) / 1e6);
  });
  return Math.min(...speeds);
}

/** Script, style, layout and paint on the main thread, over ten seconds at full speed. */
async function frameCost(page: Page, devtools: CDPSession): Promise<number> {
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const busy = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN);
  };
  await page.getByRole("button", { name: "600×" }).click();
  const before = await busy();
  const frames = await page.evaluate(async () => {
    let count = 0;
    for (const end = performance.now() + 10_000; performance.now() < end; count++) {
      await new Promise(requestAnimationFrame);
    }
    return count;
  });
  return ((await busy()) - before) / frames;
}

async function heap(devtools: CDPSession): Promise<number> {
  await devtools.send("HeapProfiler.collectGarbage");
  return (await devtools.send("Runtime.getHeapUsage")).usedSize / 1e6;
}

function report(name: string, value: number, { least = -Infinity, most = Infinity }): void {
  const isMet = value >= least && value <= most;
  if (!isMet) process.exitCode = 1;
  console.log(`${name.padEnd(45)} ${value.toFixed(1).padStart(9)}   ${isMet ? "met" : "MISSED"}`);
}

await main();
