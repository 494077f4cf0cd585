import "server-only";
import type { Relay } from "@/lib/mail/relay";
import { HEALTH_MS, RELAY_REST_MS } from "@/lib/time-limits";
import { Connection } from "./connection";

/** The connections to one relay, each for one message at a time, and what is known of the relay's health. */
export class RelayPool {
  private idle: Connection[] = [];
  private inUse = 0;
  private limit = { connections: 0, until: -Infinity };
  private seen = { isWell: true, at: -Infinity };

  constructor(
    readonly relay: Relay,
    private readonly maxConnections: number,
  ) {}

  /** The connection that was used last, or a new one. Undefined where as many are in use as may be. */
  take(): Connection | undefined {
    const { connections, until } = this.limit;
    const limit = performance.now() < until ? connections : this.maxConnections;
    if (this.inUse >= limit) return undefined;
    this.inUse++;
    return this.openIdle().pop() ?? this.connect();
  }

  /** Gives a connection back, to be used again as long as it is open. */
  giveBack(connection: Connection): void {
    this.inUse--;
    this.idle.push(connection);
    for (const take of waiting) take();
  }

  /** A new connection in the place of one that was taken. */
  connect(): Connection {
    return new Connection(this.relay);
  }

  /**
   * Call it when the relay has turned a connection away, as many limit how many one client may have. For a while no more
   * are opened than it has let in. False where it has let in none.
   */
  limitConnections(): boolean {
    const connections = this.inUse - 1 + this.openIdle().length;
    if (connections === 0) return false;
    this.limit = { connections, until: performance.now() + RELAY_REST_MS };
    return true;
  }

  recordHealth(isWell: boolean): void {
    this.seen = { isWell, at: performance.now() };
  }

  /** A relay that failed a moment ago is asked last. */
  get isResting(): boolean {
    return !this.seen.isWell && performance.now() - this.seen.at < RELAY_REST_MS;
  }

  /** Whether the relay lets us in; undefined where nothing has shown it lately. */
  get isReady(): boolean | undefined {
    if (performance.now() - this.seen.at < HEALTH_MS) return this.seen.isWell;
    return this.openIdle().length > 0 || undefined;
  }

  private openIdle(): Connection[] {
    return (this.idle = this.idle.filter(({ isOpen }) => isOpen));
  }
}

export type Lease = { pool: RelayPool; connection: Connection };

/** A free connection to one of `pools`, the first first; undefined when none comes free in `timeout` milliseconds. */
export function freeConnection(pools: RelayPool[], timeout: number): Promise<Lease | undefined> {
  return new Promise((resolve) => {
    const end = (lease?: Lease) => {
      // A timer would hold on to the whole request until it fires.
      clearTimeout(timer);
      waiting.delete(take);
      resolve(lease);
    };
    const take = () => {
      for (const pool of pools) {
        const connection = pool.take();
        if (connection) return end({ pool, connection });
      }
    };
    const timer = setTimeout(end, Math.max(0, timeout));
    waiting.add(take);
    take();
  });
}

// In the order in which they came, whatever relays they wait for.
const waiting = new Set<() => void>();
