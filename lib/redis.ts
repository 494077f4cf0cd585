import "server-only";
import { Redis } from "ioredis";
import { env } from "./env";
import { log } from "./log";

/**
 * Returns the client of `REDIS_URL`, whose commands fail after {@link COMMAND_MS}. Returns undefined where `REDIS_URL` is
 * unset, and while Redis is unavailable.
 */
export function availableRedis(): Redis | undefined {
  const { REDIS_URL } = env();
  if (!REDIS_URL) return undefined;
  client ??= connect(REDIS_URL);
  return isAvailable ? client : undefined;
}

const COMMAND_MS = 500;
/** Shorter than {@link COMMAND_MS}, so that a command is sent again when its connection is dead. */
const SILENCE_MS = 300;

let client: Redis | undefined;
let isAvailable = true;

function connect(url: string): Redis {
  const redis = new Redis(url, {
    // The production site and a preview may share a server.
    keyPrefix: `${new URL(env().SITE_URL).hostname}:`,
    connectTimeout: 1_000,
    commandTimeout: COMMAND_MS,
    socketTimeout: SILENCE_MS,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt) => Math.min((attempt - 1) * 200, 2_000),
    // After a failover the host name may lead to another server.
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
