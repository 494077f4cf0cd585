import { type ChildProcess, fork } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { sendQuotation, someQuotation } from "../e2e/support/quotation";
import { freePort } from "../e2e/support/free-port";
import { serveSite } from "../e2e/support/site";
import { median } from "./statistics";

/*
 * Half an hour of quotation requests, 20 in flight, while two mail servers come and go. What the site holds of the
 * memory must not grow: over the last third of the minutes, at most 10 MB more than over the third before. From minute to
 * minute it goes up and down by more than that, as garbage is collected when there is time.
 */
const MINUTES = Number(process.argv[2] ?? 30);
const IN_FLIGHT = 20;
const ALLOWED_MB = 10;

const ports = [await freePort(), await freePort()];
const site = await serveSite({ SMTP_URL: ports.map((port) => `smtp://127.0.0.1:${port}`).join() });
const outcomes = new Map<number, number>();
const medians: number[] = [];
const end = performance.now() + MINUTES * 60_000;

await Promise.all([
  ...ports.map(comeAndGo),
  ...Array.from({ length: IN_FLIGHT }, visitor),
  watchMemory(),
]);
await site.stop();

const third = Math.max(1, Math.floor(medians.length / 3));
const [before = NaN, last = NaN] = [medians.slice(-2 * third, -third), medians.slice(-third)].map(
  (minutes) => median(minutes),
);
console.log(`${before.toFixed(1)} MB, then ${last.toFixed(1)} MB in the last ${third} minutes`);
process.exit(last - before <= ALLOWED_MB ? 0 : 1);

async function visitor() {
  while (performance.now() < end) {
    const key = { "Idempotency-Key": randomUUID() };
    const { status } = await sendQuotation(site.url, someQuotation(), key);
    outcomes.set(status, (outcomes.get(status) ?? 0) + 1);
    // Where no mail server is left, the answer comes at once.
    if (status !== 200) await pause(200);
  }
}

async function comeAndGo(port: number) {
  while (performance.now() < end) {
    const relay: ChildProcess = fork(new URL("relay.ts", import.meta.url), [String(port)], {
      execArgv: ["--import", "tsx"],
    });
    await pause(randomInt(10_000, 40_000));
    relay.kill("SIGKILL");
    await pause(randomInt(1_000, 8_000));
  }
}

async function watchMemory() {
  for (let minute = 1; minute <= MINUTES; minute++) {
    const samples: number[] = [];
    for (let n = 0; n < 30; n++) {
      await pause(2_000);
      const status = readFileSync(`/proc/${site.process.pid}/status`, "utf8");
      samples.push(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
    }
    const middle = median(samples);
    medians.push(middle);
    console.log(minute, `${middle.toFixed(1)} MB`, Object.fromEntries(outcomes));
  }
}
