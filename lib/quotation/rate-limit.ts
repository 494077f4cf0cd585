import "server-only";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from "rate-limiter-flexible";
import { env } from "@/lib/env";
import { outsideRequest } from "@/lib/outside-request";
import { askRedis } from "@/lib/redis";
import { RATE_LIMIT_MS } from "@/lib/time-limits";
import { RequestFailure } from "./result";

/** Counts a request of `network`. Throws a {@link RequestFailure} if the network has reached its limit. */
export async function countRequest(network = UNKNOWN): Promise<void> {
  const limits = {
    keyPrefix: "rate-limit",
    points: env().RATE_LIMIT_MAX * POINTS_PER_REQUEST,
    duration: RATE_LIMIT_MS / 1_000,
  };
  const inRedis = await askRedis((redis) =>
    consume((shared ??= new RateLimiterRedis({ ...limits, storeClient: redis })), network),
  );
  const { consumedPoints, msBeforeNext } =
    inRedis ?? (await consume((memory ??= new RateLimiterMemory(limits)), network));
  if (consumedPoints > limits.points)
    throw new RequestFailure(429, { retryAfter: Math.ceil(msBeforeNext / 1_000) });
}

/** All clients with an unknown address share one limit, ten times that of a known address. */
const UNKNOWN = "unknown";
const POINTS_PER_REQUEST = 10;

let memory: RateLimiterMemory | undefined;
let shared: RateLimiterRedis | undefined;

function consume(limiter: RateLimiterAbstract, network: string): Promise<RateLimiterRes> {
  const points = network === UNKNOWN ? 1 : POINTS_PER_REQUEST;
  // The limiter starts a timer for each key.
  return outsideRequest(() => limiter.consume(network, points)).catch((rejection: unknown) => {
    if (rejection instanceof RateLimiterRes) return rejection;
    throw rejection;
  });
}
