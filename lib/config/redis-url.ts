import { parseServer } from "./server-address";

/** A Redis server, as written in `REDIS_URL`. */
export type RedisAddress = {
  host: string;
  port: number;
  username?: string;
  password?: string;
  db: number;
  isEncrypted: boolean;
};

/**
 * Reads `redis[s]://[user:password@]host[:port][/database]`, with one of the 16 databases that a server has unless it
 * is told otherwise. Undefined when it is anything else, such as an option, which might wait for ever.
 */
export function parseRedisUrl(text: string): RedisAddress | undefined {
  const server = parseServer(text);
  if (!server) return undefined;
  const { url, host, user, password } = server;
  const [, db] = /^\/?(\d{0,2})$/.exec(url.pathname) ?? [];
  const isRedis = /^rediss?:$/.test(url.protocol);
  if (!isRedis || db === undefined || Number(db) > 15 || url.search || url.hash) return undefined;
  return {
    host,
    port: Number(url.port || 6_379),
    db: Number(db),
    isEncrypted: url.protocol === "rediss:",
    ...(user && { username: user }),
    ...(password && { password }),
  };
}
