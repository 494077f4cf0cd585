import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { availableRedis } from "@/lib/redis";
import { REQUEST_MS } from "@/lib/time-limits";
import type { Answer } from "./result";

/** Identifies duplicates of a request for as long as `milliseconds`. */
export type Idempotency = { key: string; milliseconds: number };

/**
 * Runs `work` once for all requests with the same key: a duplicate waits for the request in flight, until `deadline` by
 * `performance.now()`, and gets its answer. A failure is not remembered, so the request can be tried again. Instances
 * share keys through Redis; without Redis each instance knows its own requests only.
 */
export async function withIdempotency(
  { key, milliseconds }: Idempotency,
  deadline: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const remembered = sent.get(key);
  if (remembered && remembered.until > performance.now()) return remembered.answer;
  let answer = inFlight.get(key);
  if (!answer) {
    answer = runShared({ key, milliseconds }, deadline, work).finally(() => inFlight.delete(key));
    inFlight.set(key, answer);
  }
  return answer;
}

const inFlight = new Map<string, Promise<Answer>>();
const sent = new Map<string, { answer: Answer; until: number }>();
const POLL_MS = 100;

async function runShared(
  { key, milliseconds }: Idempotency,
  deadline: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const name = `idempotency:${key}`;
  const claim = `in flight ${randomUUID()}`;
  // An error means that Redis is unavailable: this instance decides alone.
  while (performance.now() < deadline) {
    const found = await claimOrFind(name, claim).catch(() => claim);
    if (found === claim) break;
    if (found && !found.startsWith("in flight")) return JSON.parse(found);
    await pause(POLL_MS);
  }
  const answer = await work();
  const isSent = answer.result.success;
  if (isSent) remember(key, answer, milliseconds);
  const redis = availableRedis();
  const settled = isSent
    ? redis?.set(name, JSON.stringify(answer), "PX", milliseconds)
    : redis?.del(name);
  await settled?.catch(() => {});
  return answer;
}

/** Claims the key `name`. Returns `claim` on success, else what holds the key: another claim, or an answer. */
async function claimOrFind(name: string, claim: string): Promise<string | null> {
  const redis = availableRedis();
  if (!redis || (await redis.set(name, claim, "PX", REQUEST_MS, "NX"))) return claim;
  return redis.get(name);
}

function remember(key: string, answer: Answer, milliseconds: number): void {
  const now = performance.now();
  for (const [other, { until }] of sent) if (until <= now) sent.delete(other);
  sent.set(key, { answer, until: now + milliseconds });
}
