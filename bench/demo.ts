import { spawn } from "node:child_process";
import { once } from "node:events";
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { RoomRun } from "@/lib/simulation/room-run";
import { HOUR, rooms } from "@/lib/simulation/rooms";
import { chromiumArguments, findChromium } from "../e2e/support/browser";

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
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const devtools = await page.context().newCDPSession(page);
    await openDemo(page);
    const frames = await frameTimes(page, devtools);
    const heap = await heapOverADay(page, devtools);
    report([
      ["engine, simulated hours a processor second", engine, TARGETS.engine, "at least"],
      ["main thread per frame, median, ms, 6x slowed", percentile(frames, 50), Infinity, "under"],
      [
        "main thread per frame, 95th percentile, ms",
        percentile(frames, 95),
        TARGETS.frame,
        "under",
      ],
      ["main thread per frame, 99th percentile, ms", percentile(frames, 99), Infinity, "under"],
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
  const speeds = rooms.map((room) => {
    new RoomRun(room, 1, 0).advance(500 * HOUR);
    const run = new RoomRun(room, 1, 0);
    // Processor time, so that a busy machine does not count.
    const start = process.cpuUsage();
    run.advance(5000 * HOUR);
    const { user, system } = process.cpuUsage(start);
    return 5000 / ((user + system) / 1e6);
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

/** What the page's main thread spends on each frame: script, style, layout and paint, in processor time. */
async function frameTimes(page: Page, devtools: CDPSession): Promise<number[]> {
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.waitForTimeout(1000);
  await setFullSpeed(page);
  const events: TraceEvent[] = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value.map(asTraceEvent)));
  await devtools.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["devtools.timeline", "toplevel"] },
  });
  await page.waitForTimeout(10_000);
  const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  await devtools.send("Tracing.end");
  await complete;
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });

  const callbacks = events.filter(({ name }) => name === "FireAnimationFrame");
  const tasks = events.filter(({ name }) => name === "ThreadControllerImpl::RunTask");
  return tasks
    .filter((task) =>
      callbacks.some(
        ({ thread, start }) =>
          thread === task.thread && start >= task.start && start <= task.start + task.duration,
      ),
    )
    .map(({ processorTime }) => processorTime / 1000);
}

type TraceEvent = {
  name: string;
  thread: string;
  start: number;
  duration: number;
  processorTime: number;
};

function asTraceEvent(event: Record<string, string>): TraceEvent {
  return {
    name: event.name ?? "",
    thread: `${event.pid} ${event.tid}`,
    start: Number(event.ts),
    duration: Number(event.dur),
    processorTime: Number(event.tdur),
  };
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

await main();
