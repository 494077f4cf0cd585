import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { after } from "next/server";
import { outsideRequest } from "@/lib/outside-request";
import { availableRedis } from "@/lib/redis";
import { DELIVER_MS, REQUEST_MS } from "@/lib/time-limits";
import { type Answer, RequestFailure, sentAnswer } from "./result";

const inFlight = new Map<string, Promise<Answer>>();
/** The reference of each sent request that is remembered. */
const sent = new Map<string, string>();

/**
 * Runs `work` once for all requests with the same key: a duplicate waits for the request in flight and returns its
 * answer. A sent request is remembered for `milliseconds`, a failure is not, so that it can be tried again.
 * Instances share keys through Redis; without Redis, each instance knows its own requests only.
 */
export function withIdempotency(
  key: string,
  milliseconds: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const reference = sent.get(key);
  if (reference) return Promise.resolve(sentAnswer(reference));
  const answer =
    inFlight.get(key) ?? runShared(key, milliseconds, work).finally(() => inFlight.delete(key));
  inFlight.set(key, answer);
  return answer;
}

/** The value of a key while this instance delivers the request. References begin otherwise. */
const IN_FLIGHT = `in flight ${randomUUID()}`;
const POLL_MS = 200;

async function runShared(
  key: string,
  milliseconds: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const name = `idempotency:${key}`;
  const reference = await claim(name);
  if (reference) return sentAnswer(reference);
  const answer = await work();
  if (answer.result.success) {
    const { reference = "" } = answer;
    sent.set(key, reference);
    outsideRequest(() => setTimeout(() => sent.delete(key), milliseconds).unref());
    // The visitor's answer does not wait for Redis.
    after(ask((redis) => redis.set(name, reference, "PX", milliseconds)));
  } else {
    after(ask((redis) => redis.del(name)));
  }
  return answer;
}

/**
 * Resolves to the reference if another instance has sent the request. Otherwise this instance may send it, also while
 * Redis is unavailable. A claim expires, so that another instance can take over from one that died.
 */
async function claim(name: string): Promise<string | undefined> {
  for (const end = performance.now() + DELIVER_MS; performance.now() < end; await pause(POLL_MS)) {
    const isMine = await ask((redis) => redis.set(name, IN_FLIGHT, "PX", REQUEST_MS, "NX"));
    if (isMine !== null) return undefined;
    const found = await ask((redis) => redis.get(name));
    // The client sends a command again if Redis is slow, so that the claim may be this one's own.
    if (found === IN_FLIGHT) return undefined;
    if (found?.startsWith("TG-")) return found;
  }
  throw new RequestFailure(503);
}

/** Resolves to undefined while Redis is unavailable. */
async function ask<Value>(
  command: (redis: NonNullable<ReturnType<typeof availableRedis>>) => Promise<Value>,
): Promise<Value | undefined> {
  const redis = availableRedis();
  return redis && command(redis).catch(() => undefined);
}
