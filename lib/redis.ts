import "server-only";
import { Redis } from "ioredis";
import { env } from "./env";
import { log } from "./log";
import { HEALTH_MS } from "./time-limits";

/**
 * Resolves to the result of a command for the server of `REDIS_URL`, which fails after {@link COMMAND_MS}. Resolves to
 * undefined if `REDIS_URL` is unset or the command fails, which is logged.
 */
export async function askRedis<Result>(
  command: (redis: Redis) => Promise<Result>,
): Promise<Result | undefined> {
  const { REDIS_URL } = env();
  if (!REDIS_URL) return undefined;
  client ??= connect(REDIS_URL);
  // Commands wait for the first connection, but not for a lost one.
  if (!isAvailable && client.status !== "ready") return undefined;
  return command(client).catch(({ message }: Error) => {
    report(message);
    return undefined;
  });
}

/** Resolves to whether Redis stores a key in a script, as the rate limit does. A full Redis still answers a ping. */
export async function checkRedis(): Promise<boolean> {
  const script = "return redis.call('set', KEYS[1], '1', 'PX', ARGV[1])";
  const isReady = Boolean(await askRedis((redis) => redis.eval(script, 1, "health", HEALTH_MS)));
  if (isReady) report();
  return isReady;
}

const COMMAND_MS = 500;
/**
 * Closes a connection without a reply. Shorter than {@link COMMAND_MS}, so that a new connection retries the command.
 */
const SILENCE_MS = 300;

let client: Redis | undefined;
let isAvailable = true;

function connect(url: string): Redis {
  const redis = new Redis(url, {
    // The production site and a preview may share a Redis server.
    keyPrefix: `${new URL(env().SITE_URL).hostname}:`,
    connectTimeout: 1_000,
    commandTimeout: COMMAND_MS,
    socketTimeout: SILENCE_MS,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min((attempt - 1) * 200, 2_000),
    // The server has become a replica. After a failover the host name may resolve to the new primary.
    reconnectOnError: ({ message }) => message.startsWith("READONLY"),
  });
  redis.on("error", ({ message }) => report(message));
  redis.on("ready", () => report());
  return redis;
}

/** Logs the first failure, and its end. */
function report(message?: string): void {
  const isFailure = message !== undefined;
  if (isFailure === isAvailable)
    log({ event: isFailure ? "redis unavailable" : "redis available", message });
  isAvailable = !isFailure;
}
