import "server-only";
import { Redis } from "ioredis";
import { REDIS_MS, REDIS_REST_MS } from "@/lib/time-limits";
import { env } from "./env";
import { log } from "./log";
import type { RedisAddress } from "./redis-url";

/**
 * What the Redis that all copies of the site share says. Undefined when there is none or it does not answer: then each
 * copy goes by what it knows itself. Never throws, and never takes longer than {@link REDIS_MS}.
 */
export async function askRedis<Answer>(
  ask: (redis: Redis) => Promise<Answer>,
): Promise<Answer | undefined> {
  const { REDIS_URL } = env();
  if (!REDIS_URL) return undefined;
  redis ??= connect(REDIS_URL);
  if (isAway && (redis.status !== "ready" || restsUntil > Date.now())) return undefined;
  try {
    const answer = await ask(redis);
    setAway(false);
    return answer;
  } catch (error) {
    restsUntil = Date.now() + REDIS_REST_MS;
    setAway(true, error);
    return undefined;
  }
}

let redis: Redis | undefined;
let isAway = false;
let restsUntil = 0;

function connect({ isEncrypted, ...address }: RedisAddress) {
  const connection = new Redis({
    ...address,
    ...(isEncrypted && { tls: { servername: address.host } }),
    connectTimeout: 1_000,
    commandTimeout: REDIS_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
  });
  connection.on("ready", () => setAway(false));
  connection.on("error", (error) => setAway(true, error));
  return connection;
}

function setAway(isAwayNow: boolean, error?: unknown) {
  if (isAwayNow === isAway) return;
  isAway = isAwayNow;
  if (!isAway) return log({ event: "redis is back" });
  log({
    event: "redis is away",
    consequence: "this copy counts and remembers for itself",
    message: error instanceof Error ? error.message : String(error),
  });
}
