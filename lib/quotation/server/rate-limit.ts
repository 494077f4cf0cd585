import "server-only";
import { Redis } from "ioredis";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { env } from "@/lib/config/env";
import { log } from "@/lib/config/log";

/** Counts one request. Resolves to the seconds to wait where the limit is reached. */
export async function consumeRateLimit(address: string | undefined): Promise<number | undefined> {
  limiters ??= createLimiters();
  try {
    await (address ? limiters.perAddress.consume(address) : limiters.shared.consume("everyone"));
    return undefined;
  } catch (reason) {
    if (reason instanceof RateLimiterRes)
      return Math.max(1, Math.ceil(reason.msBeforeNext / 1_000));
    // A counter out of order is no reason to turn a customer away.
    log({ event: "rate limit failed", message: String(reason) });
    return undefined;
  }
}

/** All visitors whose addresses are unknown share one limit, so it is larger. */
const SHARED_FACTOR = 10;

let limiters: ReturnType<typeof createLimiters> | undefined;

function createLimiters() {
  const { RATE_LIMIT_MAX, RATE_LIMIT_WINDOW_SECONDS, REDIS_URL } = env();
  const redis = REDIS_URL ? connect(REDIS_URL) : undefined;
  const limiter = (keyPrefix: string, points: number): RateLimiterAbstract => {
    const options = { keyPrefix, points, duration: RATE_LIMIT_WINDOW_SECONDS };
    const memory = new RateLimiterMemory(options);
    return redis
      ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory })
      : memory;
  };
  return {
    perAddress: limiter("quotation:address", RATE_LIMIT_MAX),
    shared: limiter("quotation:shared", RATE_LIMIT_MAX * SHARED_FACTOR),
  };
}

function connect(url: string): Redis {
  const redis = new Redis(url, {
    connectTimeout: 1_000,
    commandTimeout: 500,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
  });
  let isAway = false;
  redis.on("ready", () => {
    if (isAway) log({ event: "redis is back" });
    isAway = false;
  });
  redis.on("error", (error) => {
    if (!isAway) log({ event: "redis is away, counting in memory", message: error.message });
    isAway = true;
  });
  return redis;
}
