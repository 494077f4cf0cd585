import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { after } from "next/server";
import { outsideRequest } from "@/lib/outside-request";
import { availableRedis } from "@/lib/redis";
import { type Answer, BUSY, RequestFailure, sentAnswer } from "./result";

/** The key that duplicates share, and until when (by `performance.now()`) a sent request is remembered. */
export type Idempotency = { key: string; until: number };

/**
 * Runs `work` once for all requests with the same key: a duplicate waits for the request in flight and returns its
 * answer. A failure is not remembered, so the request can be tried again. Instances share keys through Redis; without
 * Redis, each instance knows its own requests only. If another instance has not finished by `deadline` (by
 * `performance.now()`), this one runs `work` itself.
 */
export async function withIdempotency(
  { key, until }: Idempotency,
  deadline: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const reference = sent.get(key);
  if (reference) return sentAnswer(reference);
  const first = inFlight.get(key);
  if (first) {
    if (++first.duplicates > MAX_DUPLICATES) throw new RequestFailure(503, BUSY);
    return first.answer;
  }
  const answer = runShared({ key, until }, deadline, work).finally(() => inFlight.delete(key));
  inFlight.set(key, { answer, duplicates: 0 });
  return answer;
}

const inFlight = new Map<string, { answer: Promise<Answer>; duplicates: number }>();
/** The reference of each sent request. */
const sent = new Map<string, string>();
/** Duplicates of one request in flight. No limit of rate applies to them, so that more could take every place. */
const MAX_DUPLICATES = 10;
const POLL_MS = 100;
/** A claim expires after this time unless renewed, so that another instance soon takes over from one that died. */
const CLAIM_MS = 4_000;

async function runShared(
  { key, until }: Idempotency,
  deadline: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const name = `idempotency:${key}`;
  const claim = `in flight ${randomUUID()}`;
  let found: string | undefined;
  let unreadable = "";
  while (performance.now() < deadline) {
    found = await replace(name, unreadable, claim, CLAIM_MS);
    // While Redis is unavailable, this instance decides alone.
    if (found === undefined || found === claim) break;
    const [, reference] = SENT_VALUE.exec(found) ?? [];
    if (reference) return sentAnswer(reference);
    if (found.startsWith("in flight")) await pause(POLL_MS);
    else unreadable = found;
  }
  const renewal = setInterval(() => void replace(name, claim, claim, CLAIM_MS), CLAIM_MS / 4);
  let reference: string | undefined;
  try {
    const answer = await work();
    if (answer.result.success) reference = answer.reference;
    return answer;
  } finally {
    clearInterval(renewal);
    if (reference) remember({ key, until }, reference);
    // The answer does not wait for Redis.
    const attempts = found === claim ? 5 : 1;
    if (reference) after(store(name, `sent ${reference}`, until, attempts));
    else after(replace(name, claim, "", 0));
  }
}

const SENT_VALUE = /^sent (TG-\w{4}-\w{4})$/;

/**
 * Sets the key `name` to `value` for `milliseconds` if it has the value `former` or does not exist; 0 deletes it.
 * Returns its value. Returns undefined while Redis is unavailable.
 */
async function replace(
  name: string,
  former: string,
  value: string,
  milliseconds: number,
): Promise<string | undefined> {
  const script = `
    local found = redis.call("GET", KEYS[1])
    if found and found ~= ARGV[1] then return found end
    redis.call("SET", KEYS[1], ARGV[2])
    redis.call("PEXPIRE", KEYS[1], ARGV[3])
    return ARGV[2]`;
  const found = availableRedis()?.eval(script, 1, name, former, value, milliseconds);
  return (await found?.catch(() => undefined)) as string | undefined;
}

/** Sets the key `name` to `value`, in one of several attempts, because Redis may be restarting. */
async function store(name: string, value: string, until: number, attempts: number): Promise<void> {
  const milliseconds = Math.round(until - performance.now());
  const stored = availableRedis()?.set(name, value, "PX", milliseconds);
  if ((await stored?.catch(() => false)) || attempts === 1) return;
  await pause(1_000);
  await store(name, value, until, attempts - 1);
}

function remember({ key, until }: Idempotency, reference: string): void {
  sent.set(key, reference);
  const forget = () => sent.delete(key);
  outsideRequest(() => setTimeout(forget, until - performance.now()).unref());
}
