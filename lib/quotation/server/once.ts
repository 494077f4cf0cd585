import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { askRedis } from "@/lib/config/redis";
import { UNDER_WAY_MS } from "@/lib/time-limits";
import { Deduplicator } from "./deduplicate";
import type { RequestIdentity } from "./identity";
import type { Outcome } from "./outcome";

/**
 * Does the work of a request once, however often it is repeated and at whichever copy of the site: a repeat waits for
 * the first and gets its outcome. What failed may be tried again. Without Redis each copy knows of its own only.
 */
export function once({ repeat }: RequestIdentity, work: () => Promise<Outcome>): Promise<Outcome> {
  if (!repeat) return work();
  const { key, milliseconds } = repeat;
  return here.run(key, milliseconds, () => onceAnywhere(key, milliseconds, work));
}

const here = new Deduplicator<Outcome>(({ response }) => response.success);

const POLL_MS = 50;

/** Long enough for who waits to see it, and too short for somebody who tries again. */
const FAILURE_MS = 500;

async function onceAnywhere(
  key: string,
  milliseconds: number,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const name = `once:${key}`;
  const attempt = randomUUID();
  const elsewhere = await outcomeElsewhere(name, attempt);
  if (elsewhere) return elsewhere;
  const outcome = await work();
  const text = JSON.stringify(outcome);
  await askRedis<unknown>((redis) =>
    outcome.response.success
      ? redis.set(name, text, "PX", milliseconds)
      : redis.multi().set(`${name}:${attempt}`, text, "PX", FAILURE_MS).del(name).exec(),
  );
  return outcome;
}

/**
 * The outcome at another copy of the site, once it is known. Undefined when the work is ours to do: nobody has begun it,
 * who had begun it is gone, or Redis is.
 */
async function outcomeElsewhere(name: string, attempt: string): Promise<Outcome | undefined> {
  let other: string | undefined;
  for (const patience = Date.now() + UNDER_WAY_MS; Date.now() < patience; await pause(POLL_MS)) {
    const failure = other && (await askRedis((redis) => redis.get(`${name}:${other}`)));
    if (failure) return JSON.parse(failure) as Outcome;

    const claimed = await askRedis((redis) => redis.set(name, attempt, "PX", UNDER_WAY_MS, "NX"));
    if (claimed !== null) return undefined;

    const state = await askRedis((redis) => redis.get(name));
    if (state?.startsWith("{")) return JSON.parse(state) as Outcome;
    other = state ?? undefined;
  }
  return undefined;
}
