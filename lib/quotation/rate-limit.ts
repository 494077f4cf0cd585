import "server-only";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "@/lib/env";
import { outsideRequest } from "@/lib/outside-request";
import { availableRedis } from "@/lib/redis";
import { RequestFailure } from "./result";

/** Counts a request of `network`. Throws a {@link RequestFailure} if the network has reached its limit. */
export async function countRequest(network: string | undefined): Promise<void> {
  try {
    // The limiter starts a timer for each key.
    await outsideRequest(() => currentLimiter().consume(...limiterEntry(network)));
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    // The limiter has counted it all the same.
    await uncountRequest(network);
    throw new RequestFailure(429, { retryAfter: Math.ceil(rejection.msBeforeNext / 1_000) });
  }
}

/** Takes a counted request back. */
export async function uncountRequest(network: string | undefined): Promise<void> {
  await outsideRequest(() => currentLimiter().reward(...limiterEntry(network)));
}

function limiterEntry(network: string | undefined): [key: string, points: number] {
  return network ? [network, POINTS_PER_REQUEST] : ["unknown", 1];
}

/** All clients with an unknown address share one limit, ten times that of a known address. */
const POINTS_PER_REQUEST = 10;

let memory: RateLimiterMemory | undefined;
let shared: RateLimiterRedis | undefined;

function currentLimiter(): RateLimiterMemory | RateLimiterRedis {
  const { RATE_LIMIT_MAX, RATE_LIMIT_WINDOW_SECONDS } = env();
  const points = RATE_LIMIT_MAX * POINTS_PER_REQUEST;
  const limits = { keyPrefix: "rate-limit", points, duration: RATE_LIMIT_WINDOW_SECONDS };
  memory ??= new RateLimiterMemory(limits);
  const redis = availableRedis();
  if (!redis) return memory;
  return (shared ??= new RateLimiterRedis({
    ...limits,
    storeClient: redis,
    insuranceLimiter: memory,
  }));
}
