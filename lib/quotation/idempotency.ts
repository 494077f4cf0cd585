import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { after } from "next/server";
import { outsideRequest } from "@/lib/outside-request";
import { askRedis } from "@/lib/redis";
import { DUPLICATE_MS, STOP_MS } from "@/lib/time-limits";

/**
 * The deliveries in flight, and those that succeeded within {@link DUPLICATE_MS}: these as `true`, because a promise keeps
 * the request in memory in which it was made.
 */
const deliveries = new Map<string, Promise<boolean> | true>();

/**
 * Runs `deliver` once for all requests with the same key, and resolves to whether the e-mail was sent. A failure is not
 * remembered, so that it can be tried again. Instances share keys through Redis; without Redis, each instance knows its
 * own requests only. `deadline` is on the clock of `performance.now()`, and limits the wait for another instance.
 */
export async function deliverOnce(
  key: string,
  deadline: number,
  deliver: () => Promise<boolean>,
): Promise<boolean> {
  const known = deliveries.get(key);
  if (known) return known;
  const delivery = deliverShared(`idempotency:${key}`, deadline, deliver);
  deliveries.set(key, delivery);
  const forget = () => deliveries.delete(key);
  const remember = () => {
    deliveries.set(key, true);
    outsideRequest(() => setTimeout(forget, DUPLICATE_MS).unref());
  };
  delivery.then((isSent) => (isSent ? remember() : forget()), forget);
  return delivery;
}

/** The values of a key in Redis. Each instance has its own for what it delivers. */
const IN_FLIGHT = `in flight ${randomUUID()}`;
const SENT = "sent";
const POLL_MS = 200;

async function deliverShared(
  name: string,
  deadline: number,
  deliver: () => Promise<boolean>,
): Promise<boolean> {
  const state = await claim(name, deadline);
  if (state === SENT) return true;
  // Another instance has failed, or is still trying. Visitors are told, as are those of duplicates at one instance.
  if (state === null) return false;
  let isSent = false;
  try {
    return (isSent = await deliver());
  } finally {
    // The visitor's answer does not wait for Redis. Without a claim, the key may be another instance's.
    if (isSent) after(askRedis((redis) => redis.set(name, SENT, "PX", DUPLICATE_MS)));
    else if (state === IN_FLIGHT) after(askRedis((redis) => redis.del(name)));
  }
}

/**
 * Resolves to the key's value: {@link IN_FLIGHT} if this instance may deliver, or what became of another instance's
 * delivery, which is null after a failure or at the deadline. A claim expires, because an instance may die.
 */
async function claim(name: string, deadline: number): Promise<string | null | undefined> {
  const claimed = await askRedis((redis) => redis.set(name, IN_FLIGHT, "PX", STOP_MS, "NX"));
  if (claimed !== null) return claimed && IN_FLIGHT;
  while (performance.now() < deadline) {
    const state = await askRedis((redis) => redis.get(name));
    // The client sends a command again if Redis is slow, so that the claim may be this one's own.
    if (state === IN_FLIGHT || !state?.startsWith("in flight")) return state;
    await pause(POLL_MS);
  }
  return null;
}
