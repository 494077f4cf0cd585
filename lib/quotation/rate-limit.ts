import "server-only";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "@/lib/env";
import { outsideRequest } from "@/lib/outside-request";
import { availableRedis } from "@/lib/redis";
import { RequestFailure } from "./result";

/**
 * Counts a request of `network` and returns a function that uncounts it. Throws a {@link RequestFailure} if the network
 * has reached its limit. Refused requests do not count.
 */
export async function countRequest(network: string | undefined): Promise<() => Promise<unknown>> {
  const key = network ?? "unknown";
  const points = network ? POINTS_PER_REQUEST : 1;
  const limiter = currentLimiter();
  // The limiter starts a timer for each key.
  const uncount = () => outsideRequest(() => limiter.reward(key, points));
  try {
    await outsideRequest(() => limiter.consume(key, points));
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    await uncount();
    // If the system clock was set back, the limiter's wait is too long.
    const seconds = Math.min(rejection.msBeforeNext / 1_000, limits().duration);
    throw new RequestFailure(429, { retryAfter: Math.ceil(seconds) });
  }
  return uncount;
}

/** All clients with an unknown address share one limit, ten times that of a known address. */
const POINTS_PER_REQUEST = 10;

let memory: RateLimiterMemory | undefined;
let shared: RateLimiterRedis | undefined;

function currentLimiter(): RateLimiterMemory | RateLimiterRedis {
  memory ??= new RateLimiterMemory(limits());
  const redis = availableRedis();
  if (!redis) return memory;
  const options = { ...limits(), storeClient: redis, insuranceLimiter: memory };
  return (shared ??= new RateLimiterRedis(options));
}

function limits() {
  const { RATE_LIMIT_MAX, RATE_LIMIT_WINDOW_SECONDS } = env();
  const points = RATE_LIMIT_MAX * POINTS_PER_REQUEST;
  return { keyPrefix: "rate-limit", points, duration: RATE_LIMIT_WINDOW_SECONDS };
}
