import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { askRedis } from "@/lib/redis";
import { UNDER_WAY_MS } from "@/lib/time-limits";
import type { Answer } from "./answer";
import { BoundedMap } from "./bounded-map";
import type { RequestIdentity } from "./request-identity";

/**
 * Does the work of a request once, however often it is repeated and at whichever copy of the site: a repeat waits for
 * the first and gets its answer. What failed may be tried again. Without Redis each copy knows of its own only.
 */
export function answerOnce(
  { repeat }: RequestIdentity,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!repeat) return work();
  const { key, milliseconds } = repeat;
  const before = sent.get(key);
  if (before && before.until > performance.now()) return Promise.resolve(before.answer);
  const current = underWay.get(key) ?? answerHere(key, milliseconds, work);
  underWay.set(key, current);
  return current;
}

const underWay = new Map<string, Promise<Answer>>();
// Plain answers: a promise would hold on to the request in whose context it was made.
const sent = new BoundedMap<string, { answer: Answer; until: number }>(10_000);

const POLL_MS = 50;

/** Redis keeps a failure this long: long enough for the copies that wait, too short for somebody who tries again. */
const FAILURE_MS = 500;

/** What Redis keeps of a request: who is at work on it, then what came of it. */
type Progress = { is: "under way"; attemptId: string } | { is: "answered"; answer: Answer };

async function answerHere(key: string, milliseconds: number, work: () => Promise<Answer>) {
  try {
    const answer = await answerAnywhere(`once:${key}`, milliseconds, work);
    if (answer.response.success) sent.set(key, { answer, until: performance.now() + milliseconds });
    return answer;
  } finally {
    underWay.delete(key);
  }
}

async function answerAnywhere(
  name: string,
  milliseconds: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const attemptId = randomUUID();
  const elsewhere = await answerElsewhere(name, attemptId);
  if (elsewhere) return elsewhere;
  const answer = await work();
  const text = JSON.stringify({ is: "answered", answer } satisfies Progress);
  await askRedis<unknown>((redis) =>
    answer.response.success
      ? redis.set(name, text, "PX", milliseconds)
      : redis.multi().set(`${name}:${attemptId}`, text, "PX", FAILURE_MS).del(name).exec(),
  );
  return answer;
}

/**
 * The answer of another copy of the site, once it is known. Undefined when the work is ours to do: no copy has begun it,
 * the copy that had begun it is gone, or Redis is away.
 */
async function answerElsewhere(name: string, attemptId: string): Promise<Answer | undefined> {
  const ours = JSON.stringify({ is: "under way", attemptId } satisfies Progress);
  const patience = performance.now() + UNDER_WAY_MS;
  let other: string | undefined;
  while (performance.now() < patience) {
    const failure = other ? await progressAt(`${name}:${other}`) : undefined;
    if (failure?.is === "answered") return failure.answer;

    const claimed = await askRedis((redis) => redis.set(name, ours, "PX", UNDER_WAY_MS, "NX"));
    if (claimed !== null) return undefined;

    const progress = await progressAt(name);
    if (progress?.is === "answered") return progress.answer;
    // The claim has arrived, and its answer was lost with the connection.
    if (progress?.attemptId === attemptId) return undefined;
    other = progress?.attemptId;
    await pause(POLL_MS);
  }
  return undefined;
}

async function progressAt(key: string): Promise<Progress | undefined> {
  const text = await askRedis((redis) => redis.get(key));
  return text ? JSON.parse(text) : undefined;
}
