import { isHostName } from "./relay";

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
  const [, scheme, user, password, host, port, db] =
    /^redis(s?):\/\/(?:([^:@/?#]*)(?::([^@/?#]*))?@)?(\[[^\]]+\]|[^:@/?#]+)(?::(\d{1,5}))?(?:\/(\d{0,2}))?$/i.exec(
      text,
    ) ?? [];
  if (!host) return undefined;
  const address = {
    host: host.replace(/^\[|\]$/g, ""),
    port: port ? Number(port) : 6_379,
    db: Number(db ?? 0),
    isEncrypted: scheme !== "",
  };
  const isReachable =
    isHostName(address.host) && port !== "0" && address.port < 65_536 && address.db < 16;
  try {
    const login = {
      ...(user && { username: decodeURIComponent(user) }),
      ...(password && { password: decodeURIComponent(password) }),
    };
    return isReachable ? { ...address, ...login } : undefined;
  } catch {
    return undefined;
  }
}
