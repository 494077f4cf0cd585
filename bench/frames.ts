import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumArguments, findChromium } from "../e2e/support/browser";
import { serveSite } from "../e2e/support/site";

/**
 * Counts the frames of the two parts that move, for some seconds on a phone with a processor slowed four times. Ends
 * with 1 if one takes longer than 50 ms, or if the main thread has more to do than fits into a frame of 1/60 s.
 */
async function main(): Promise<void> {
  const site = await serveSite({ SMTP_URL: "smtp://127.0.0.1:9" });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  const results = [];
  try {
    for (const scene of scenes) results.push(await framesOf(browser, site.url, scene));
  } finally {
    await browser.close();
    await site.stop();
  }
  console.table(results);
  const isMissed = results.some(
    (result) => result["over 50 ms"] > 0 || result["busy ms"] > FRAME_MS,
  );
  process.exit(isMissed ? 1 : 0);
}

const SECONDS = Number(process.env.SECONDS ?? 15);
const SLOWED = Number(process.env.SLOWED ?? 4);
const FRAME_MS = 1000 / 60;

type Scene = { name: string; path: string; play: (page: Page) => Promise<unknown> };

const scenes: Scene[] = [
  {
    name: "home: the night is played",
    path: "/",
    play: (page) => press(page, "Leave the door open"),
  },
  {
    name: "demo: a quiet night",
    path: "/demo",
    // Without an alert the demo does not slow itself down.
    play: (page) => press(page, "Play"),
  },
  {
    name: "demo: up to the alert",
    path: "/demo",
    play: (page) => press(page, "Leave the door open"),
  },
];

async function press(page: Page, name: string) {
  const button = page.getByRole("main").getByRole("button", { name }).filter({ visible: true });
  await button.first().click();
}

async function framesOf(browser: Browser, url: string, { name, path, play }: Scene) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
    const busy = async () => {
      const { metrics } = await devtools.send("Performance.getMetrics");
      return 1000 * (metrics.find((metric) => metric.name === "TaskDuration")?.value ?? NaN);
    };
    await page.goto(url + path, { waitUntil: "load" });
    // Until its islands have started: that is what the first press is measured for.
    await page.waitForFunction(() => !document.querySelector("[data-island]"));
    await play(page);
    const before = await busy();
    const gaps = await page.evaluate(gapsBetweenFrames, SECONDS);
    const missed = gaps.reduce((sum, gap) => sum + Math.round(gap / FRAME_MS) - 1, 0);
    const round = (value: number) => Math.round(value * 10) / 10;
    return {
      scene: name,
      frames: gaps.length,
      missed,
      "over 50 ms": gaps.filter((gap) => gap > 50).length,
      "longest ms": round(Math.max(...gaps)),
      "busy ms": round(((await busy()) - before) / gaps.length),
    };
  } finally {
    await page.close();
  }
}

/** Runs in the page. */
async function gapsBetweenFrames(seconds: number): Promise<number[]> {
  const gaps: number[] = [];
  let before = await new Promise<number>(requestAnimationFrame);
  for (const end = before + 1000 * seconds; before < end;) {
    const now = await new Promise<number>(requestAnimationFrame);
    gaps.push(now - before);
    before = now;
  }
  return gaps;
}

await main();
