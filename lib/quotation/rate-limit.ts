import "server-only";
import { env } from "@/lib/env";
import { type Answer, QuotationFailure } from "./answer";
import { changeBucket, type TokenBucket } from "./token-bucket";

/** All visitors whose addresses are unknown share one limit, so it is larger. */
const SHARED_FACTOR = 10;

/**
 * Does `work` if `address` has not reached its limit. Only deliveries count towards it: what `work` refuses or fails at
 * does not. Throws a {@link QuotationFailure}.
 */
export async function withinRateLimit(
  address: string | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const bucket = bucketOf(address);
  const wait = await changeBucket(bucket, 1);
  if (wait > 0) throw new QuotationFailure(429, { retryAfter: Math.ceil(wait / 1_000) });
  let isDelivered = false;
  try {
    const answer = await work();
    isDelivered = answer.response.success;
    return answer;
  } finally {
    if (!isDelivered) await changeBucket(bucket, -1);
  }
}

function bucketOf(address: string | undefined): TokenBucket {
  const { RATE_LIMIT_MAX, RATE_LIMIT_WINDOW_SECONDS } = env();
  const capacity = RATE_LIMIT_MAX * (address ? 1 : SHARED_FACTOR);
  const interval = (RATE_LIMIT_WINDOW_SECONDS * 1_000) / capacity;
  return { key: address ?? "everyone", capacity, interval };
}
