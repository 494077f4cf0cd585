import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { availableRedis } from "@/lib/redis";
import type { Answer } from "./result";

/** The key that duplicates share, and how many milliseconds a successful answer is remembered. */
export type Idempotency = { key: string; milliseconds: number };

/**
 * Runs `work` once for all requests with the same key: a duplicate waits for the request in flight and returns its
 * answer. A failure is not remembered, so the request can be tried again. Instances share keys through Redis; without
 * Redis, each instance knows its own requests only. If another instance has not finished by `deadline` (by
 * `performance.now()`), this one runs `work` itself.
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
/** A claim expires after this time unless renewed, so that another instance soon takes over from one that died. */
const CLAIM_MS = 4_000;

async function runShared(
  { key, milliseconds }: Idempotency,
  deadline: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const name = `idempotency:${key}`;
  const claim = `in flight ${randomUUID()}`;
  let found: string | null | undefined;
  while (performance.now() < deadline) {
    found = await claimOrFind(name, claim);
    // While Redis is unavailable, this instance decides alone.
    if (found === undefined || found === claim) break;
    if (found && !found.startsWith("in flight")) return JSON.parse(found);
    await pause(POLL_MS);
  }
  const renewal = setInterval(() => void keepClaim(name, claim, CLAIM_MS), CLAIM_MS / 4);
  try {
    const answer = await work();
    if (!answer.result.success) return answer;
    remember(key, answer, milliseconds);
    if (!(await store(name, answer, milliseconds)) && found === claim) {
      // Redis failed while this instance held the claim. Store again, or another instance would deliver a duplicate.
      await pause(CLAIM_MS);
      await store(name, answer, milliseconds);
    }
    return answer;
  } finally {
    clearInterval(renewal);
    await keepClaim(name, claim, 0);
  }
}

/**
 * Claims the key `name`. Returns its value: `claim`, another instance's claim, or an answer. Returns null if that value
 * has just expired, and undefined while Redis is unavailable.
 */
async function claimOrFind(name: string, claim: string): Promise<string | null | undefined> {
  try {
    const redis = availableRedis();
    return (await redis?.set(name, claim, "PX", CLAIM_MS, "NX")) ? claim : await redis?.get(name);
  } catch {
    return undefined;
  }
}

/**
 * Sets the claim to expire in `milliseconds`; 0 deletes it. Does nothing if the key has another value or Redis is
 * unavailable.
 */
async function keepClaim(name: string, claim: string, milliseconds: number): Promise<void> {
  const script = `if redis.call("GET", KEYS[1]) == ARGV[1] then redis.call("PEXPIRE", KEYS[1], ARGV[2]) end`;
  await availableRedis()
    ?.eval(script, 1, name, claim, milliseconds)
    .catch(() => {});
}

async function store(name: string, answer: Answer, milliseconds: number): Promise<boolean> {
  const stored = availableRedis()?.set(name, JSON.stringify(answer), "PX", milliseconds);
  return Boolean(await stored?.catch(() => false));
}

function remember(key: string, answer: Answer, milliseconds: number): void {
  const now = performance.now();
  for (const [other, { until }] of sent) if (until <= now) sent.delete(other);
  sent.set(key, { answer, until: now + milliseconds });
}
