import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { RoomRun } from "@/lib/simulation/room-run";
import { HOUR, units } from "@/lib/simulation/units";

/**
 * Measures the demo: the engine alone, then the built page (`npm run build` first) in Chromium on a processor slowed
 * six times: frames at full speed, and the heap over a simulated day. Ends with 1 if a target is missed.
 */
async function main(): Promise<void> {
  const engine = engineSpeed();
  const server = spawn("npx", ["next", "start", "-p", String(PORT)], {
    detached: true,
    stdio: "ignore",
  });
  const browser = await chromium.launch({
    executablePath: systemChromium(),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    // tsx wraps named functions in a helper that the page does not have.
    await page.addInitScript("globalThis.__name = (value) => value");
    const devtools = await page.context().newCDPSession(page);
    await openDemo(page);
    const frames = await frameTimes(page, devtools);
    const heap = await heapOverADay(page, devtools);
    report([
      ["engine, simulated hours a second", engine, TARGETS.engine, "at least"],
      [
        "work per frame, 95th percentile, ms, 6x slowed",
        percentile(frames.work, 95),
        TARGETS.frame,
        "under",
      ],
      [
        "work per frame, 99th percentile, ms, 6x slowed",
        percentile(frames.work, 99),
        Infinity,
        "under",
      ],
      [
        "frame to frame, 95th percentile, ms, 6x slowed",
        percentile(frames.gaps, 95),
        Infinity,
        "under",
      ],
      ["heap growth over 24 simulated hours, MB", heap.growth, TARGETS.heap, "under"],
      ["elements after 24 simulated hours", heap.elements, TARGETS.elements, "under"],
    ]);
  } finally {
    await browser.close();
    if (server.pid) process.kill(-server.pid);
    await once(server, "exit");
  }
}

const PORT = Number(process.env.PORT ?? 4290);
const TARGETS = { engine: 10_000, frame: 16.7, heap: 5, elements: 800 };

type Figure = [name: string, value: number, target: number, kind: "at least" | "under"];

function engineSpeed(): number {
  const speeds = units.map((unit) => {
    new RoomRun(unit, 1, 0).advance(500 * HOUR);
    const run = new RoomRun(unit, 1, 0);
    const start = performance.now();
    run.advance(5000 * HOUR);
    return 5000 / ((performance.now() - start) / 1000);
  });
  return Math.min(...speeds);
}

async function openDemo(page: Page): Promise<void> {
  for (let attempt = 0; attempt < 40; attempt++) {
    const answer = await page
      .goto(`http://127.0.0.1:${PORT}/demo?unit=freezer&break=power`)
      .catch(() => undefined);
    if (answer?.ok()) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error("The built site does not answer: run `npm run build` first");
}

/** Work: from the beginning of a frame until its picture is drawn. Gaps: from one frame to the next. */
async function frameTimes(
  page: Page,
  devtools: CDPSession,
): Promise<{ work: number[]; gaps: number[] }> {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.waitForTimeout(1000);
  await setFullSpeed(page);
  const times = await page.evaluate(async () => {
    const work: number[] = [];
    const gaps: number[] = [];
    const channel = new MessageChannel();
    let started = 0;
    let before = 0;
    // A message posted in a frame's callback is handled once that frame is laid out and painted.
    channel.port1.onmessage = () => void work.push(performance.now() - started);
    await new Promise<void>((done) => {
      const end = performance.now() + 10_000;
      const frame = (now: number) => {
        if (before) gaps.push(now - before);
        before = now;
        started = now;
        channel.port2.postMessage(0);
        if (now < end) requestAnimationFrame(frame);
        else done();
      };
      requestAnimationFrame(frame);
    });
    return { work, gaps };
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return times;
}

async function heapOverADay(
  page: Page,
  devtools: CDPSession,
): Promise<{ growth: number; elements: number }> {
  const clock = () => page.getByTestId("clock").textContent();
  const before = await heap(devtools);
  const start = minutes(await clock());
  let passed = 0;
  let last = start;
  while (passed < 24 * 60) {
    await setFullSpeed(page);
    await page.waitForTimeout(2000);
    const now = minutes(await clock());
    passed += (now - last + 24 * 60) % (24 * 60);
    last = now;
  }
  const growth = (await heap(devtools)) - before;
  return { growth, elements: await page.locator("*").count() };
}

// The demo slows itself down when the phone rings; a benchmark does not answer phones.
async function setFullSpeed(page: Page): Promise<void> {
  await page.getByRole("button", { name: "600×" }).click();
}

async function heap(devtools: CDPSession): Promise<number> {
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return usedSize / 1e6;
}

function minutes(text: string | null): number {
  const [hours, rest] =
    /(\d\d):(\d\d)/
      .exec(text ?? "")
      ?.slice(1)
      .map(Number) ?? [];
  return (hours ?? NaN) * 60 + (rest ?? NaN);
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor((sorted.length * share) / 100), sorted.length - 1)] ?? NaN;
}

function report(figures: Figure[]): void {
  for (const [name, value, target, kind] of figures) {
    const isMet = kind === "at least" ? value >= target : value < target;
    if (!isMet) process.exitCode = 1;
    const wanted = Number.isFinite(target) ? `${kind} ${target}: ${isMet ? "met" : "MISSED"}` : "";
    console.log(`${name.padEnd(50)} ${value.toFixed(value < 100 ? 2 : 0).padStart(9)}   ${wanted}`);
  }
}

function systemChromium(): string | undefined {
  const own = process.env.PLAYWRIGHT_CHROMIUM_PATH;
  if (own) return own;
  if (existsSync(chromium.executablePath())) return undefined;
  return ["/usr/bin/chromium", "/usr/bin/chromium-browser"].find((path) => existsSync(path));
}

await main();
