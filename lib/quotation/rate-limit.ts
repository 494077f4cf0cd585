import "server-only";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "@/lib/env";
import { outsideRequest } from "@/lib/outside-request";
import { availableRedis } from "@/lib/redis";
import { RATE_LIMIT_MS } from "@/lib/time-limits";
import { RequestFailure } from "./result";

/** Counts a request of `network`. Throws a {@link RequestFailure} if the network has reached its limit. */
export async function countRequest(network: string | undefined): Promise<void> {
  const points = network ? POINTS_PER_REQUEST : 1;
  try {
    // The limiter starts a timer for each key.
    await outsideRequest(() => currentLimiter().consume(network ?? "unknown", points));
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw new RequestFailure(429, { retryAfter: Math.ceil(rejection.msBeforeNext / 1_000) });
  }
}

/** All clients with an unknown address share one limit, ten times that of a known address. */
const POINTS_PER_REQUEST = 10;

let memory: RateLimiterMemory | undefined;
let shared: RateLimiterRedis | undefined;

function currentLimiter(): RateLimiterMemory | RateLimiterRedis {
  const points = env().RATE_LIMIT_MAX * POINTS_PER_REQUEST;
  const limits = { keyPrefix: "rate-limit", points, duration: RATE_LIMIT_MS / 1_000 };
  memory ??= new RateLimiterMemory(limits);
  const redis = availableRedis();
  if (!redis) return memory;
  return (shared ??= new RateLimiterRedis({
    ...limits,
    storeClient: redis,
    insuranceLimiter: memory,
  }));
}
