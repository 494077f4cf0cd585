import "server-only";
import type { Relay } from "@/lib/config/relay";
import { RELAY_REST_MS } from "@/lib/time-limits";
import { Connection, type MailSettings } from "./connection";

/** The connections to one relay, each for one message at a time, and what is known of the relay's health. */
export class RelayPool {
  private readonly idle: Connection[] = [];
  private inUse = 0;
  private narrowed = { limit: Infinity, until: 0 };
  private restsUntil = 0;

  constructor(
    readonly relay: Relay,
    private readonly settings: MailSettings,
  ) {}

  /** The connection that was used last, or a new one. Undefined where as many are in use as may be. */
  take(): Connection | undefined {
    if (this.inUse >= this.limit) return undefined;
    this.inUse++;
    return this.idle.pop() ?? new Connection(this.relay, this.settings);
  }

  /** Gives a connection back: to be used again, or never again. */
  giveBack(connection: Connection, canServe: boolean): void {
    this.inUse--;
    if (canServe) this.idle.push(connection);
    else connection.end();
    passOn(this);
  }

  /** The relay lets in no more than are in use now. False where none is, so that it must mean something else. */
  narrow(): boolean {
    if (this.inUse < 2) return false;
    this.narrowed = { limit: this.inUse - 1, until: Date.now() + RELAY_REST_MS };
    return true;
  }

  rest(): void {
    this.restsUntil = Date.now() + RELAY_REST_MS;
  }

  wake(): void {
    this.restsUntil = 0;
  }

  get isResting(): boolean {
    return this.restsUntil > Date.now();
  }

  private get limit(): number {
    return this.narrowed.until > Date.now() ? this.narrowed.limit : this.settings.SMTP_CONNECTIONS;
  }
}

/** A free connection to one of `pools`, the first first; undefined when none comes free in `timeout` milliseconds. */
export function freeConnection(pools: RelayPool[], timeout: number): Promise<Lease | undefined> {
  for (const pool of pools) {
    const connection = pool.take();
    if (connection) return Promise.resolve({ pool, connection });
  }
  return new Promise((resolve) => {
    const end = (lease?: Lease) => {
      // A timer would hold on to the whole request until it fires.
      clearTimeout(timer);
      waiting.delete(waiter);
      resolve(lease);
    };
    const waiter: Waiter = { pools, end };
    const timer = setTimeout(end, Math.max(0, timeout));
    waiting.add(waiter);
  });
}

export type Lease = { pool: RelayPool; connection: Connection };
type Waiter = { pools: RelayPool[]; end: (lease: Lease) => void };

// In the order in which they came, whatever relays they wait for.
const waiting = new Set<Waiter>();

function passOn(pool: RelayPool) {
  for (const waiter of waiting) {
    if (!waiter.pools.includes(pool)) continue;
    const connection = pool.take();
    if (!connection) return;
    waiter.end({ pool, connection });
  }
}
