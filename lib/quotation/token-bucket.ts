import { askRedis } from "@/lib/redis";
import { BoundedMap } from "./bounded-map";

/** Holds `capacity` turns and gains one every `interval` milliseconds. */
export type TokenBucket = { key: string; capacity: number; interval: number };

/**
 * Takes a turn out of a bucket, or gives one back. Resolves to the milliseconds to wait where it is empty, else to 0.
 * The buckets are in Redis, or in this process where there is none.
 *
 * What is kept of a bucket is when it will be full again (the generic cell rate algorithm), so it empties and refills
 * without anything that runs.
 */
export async function changeBucket(bucket: TokenBucket, turns: 1 | -1): Promise<number> {
  const { key, capacity, interval } = bucket;
  const micros = [interval, capacity * interval].map((span) => Math.round(span * 1_000));
  const wait = await askRedis((redis) => redis.eval(SCRIPT, 1, `bucket:${key}`, turns, ...micros));
  return wait === undefined ? changeInMemory(bucket, turns) : Number(wait);
}

export function changeInMemory(
  { key, capacity, interval }: TokenBucket,
  turns: 1 | -1,
  now = performance.now(),
): number {
  const full = Math.max(fullAt.get(key) ?? 0, now) + turns * interval;
  const wait = full - now - capacity * interval;
  if (wait > 0) return Math.ceil(wait);
  fullAt.set(key, full);
  return 0;
}

const fullAt = new BoundedMap<string, number>(10_000);

// The same in microseconds and by the clock of Redis, which all copies of the site share. It may be set back: no bucket
// is emptier than empty.
const SCRIPT = `
local turns, interval, span = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call("TIME")
local now = time[1] * 1000000 + time[2]
local kept = math.min(tonumber(redis.call("GET", KEYS[1]) or 0), now + span)
local full = math.max(kept, now) + turns * interval
local wait = full - now - span
if wait > 0 then return math.ceil(wait / 1000) end
if full > now then
  redis.call("SET", KEYS[1], string.format("%.0f", full), "PX", math.ceil((full - now) / 1000))
else
  redis.call("DEL", KEYS[1])
end
return 0
`;
