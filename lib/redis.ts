import "server-only";
import { Redis } from "ioredis";
import { env } from "./env";
import { log } from "./log";

/**
 * Returns the client of `REDIS_URL`, whose commands fail after {@link COMMAND_MS}. Returns undefined if `REDIS_URL` is
 * unset or Redis is unavailable.
 */
export function availableRedis(): Redis | undefined {
  const { REDIS_URL } = env();
  if (!REDIS_URL) return undefined;
  client ??= connect(REDIS_URL);
  return isAvailable ? client : undefined;
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
  redis.on("error", ({ message }) => {
    if (isAvailable) log({ event: "redis unavailable", message });
    isAvailable = false;
  });
  redis.on("ready", () => {
    if (!isAvailable) log({ event: "redis available" });
    isAvailable = true;
  });
  return redis;
}
