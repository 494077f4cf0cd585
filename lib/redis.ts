import "server-only";
import { Redis } from "ioredis";
import { REDIS_MS, REDIS_PROBE_MS, REDIS_SILENCE_MS } from "@/lib/time-limits";
import { env } from "./env";
import { log } from "./log";

/**
 * What the Redis that all copies of the site share says. Undefined when there is none or it is away: then each copy
 * goes by what it knows itself. Never throws, and never takes longer than {@link REDIS_MS}.
 */
export async function askRedis<Answer>(
  ask: (redis: Redis) => Promise<Answer>,
): Promise<Answer | undefined> {
  const { REDIS_URL } = env();
  if (!REDIS_URL || isAway) return undefined;
  redis ??= connect(REDIS_URL);
  try {
    return await ask(redis);
  } catch (error) {
    leave(redis, connectionError ?? error);
    return undefined;
  }
}

/** Whether the copies of the site share what they know. A Redis that answers and keeps nothing is away. */
export async function redisState(): Promise<"ready" | "away" | "off"> {
  if (!env().REDIS_URL) return "off";
  return (await askRedis(tryCommands)) ? "ready" : "away";
}

let redis: Redis | undefined;
let isAway = false;
let connectionError: Error | undefined;

function connect(address: string) {
  const connection = new Redis(address, {
    connectTimeout: 1_000,
    commandTimeout: REDIS_MS,
    // What was asked over a connection that turns out to be dead is asked once more over a new one.
    socketTimeout: REDIS_SILENCE_MS,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min((attempt - 1) * 200, 2_000),
    // Its name may lead to another server by now.
    reconnectOnError: ({ message }) => message.startsWith("READONLY"),
  });
  connection.on("error", (error) => (connectionError = error));
  connection.on("ready", () => (connectionError = undefined));
  return connection;
}

/** Nobody waits for it any more until all that it is needed for works again. */
function leave(redis: Redis, reason: unknown) {
  if (isAway) return;
  isAway = true;
  log({
    event: "redis is away",
    consequence: "this copy counts and remembers for itself",
    message: reason instanceof Error ? reason.message : String(reason),
  });
  const timer = setInterval(async () => {
    if (redis.status !== "ready" || !(await tryCommands(redis).catch(() => false)) || !isAway)
      return;
    isAway = false;
    clearInterval(timer);
    log({ event: "redis is back" });
  }, REDIS_PROBE_MS);
  timer.unref();
}

/** Throws unless Redis does all that the site asks of it: a user may be denied some commands, and a full Redis writes. */
async function tryCommands(redis: Redis): Promise<boolean> {
  const results = await redis
    .multi()
    .set("probe", "", "PX", REDIS_PROBE_MS)
    .get("probe")
    .eval(`redis.call("TIME") return redis.call("DEL", KEYS[1])`, 1, "probe")
    .exec();
  for (const [error] of results ?? []) if (error) throw error;
  return true;
}
