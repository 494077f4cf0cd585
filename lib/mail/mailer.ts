import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { env } from "@/lib/config/env";
import { log } from "@/lib/config/log";
import { FRESH_CONNECTION_MS, SECOND_CHANCE_MS } from "@/lib/time-limits";
import { createTransporter, type MailSettings } from "./connection";
import type { Shipment } from "./message";
import { freeConnection, RelayPool } from "./relay-pool";
import { tryRelay } from "./try-relay";

/** `sent` means that a mail server has accepted the message and is responsible for it from then on. */
type Delivery = "sent" | "refused" | "unreachable";

/** The mailer of this process, with its settings. */
export function mailer(): Mailer {
  return (ours ??= new Mailer(env()));
}

let ours: Mailer | undefined;

export class Mailer {
  // One for each entry: two logins at one relay are two relays.
  private readonly pools: RelayPool[];

  constructor(private readonly settings: MailSettings) {
    this.pools = settings.SMTP_URL.map((relay) => new RelayPool(relay, settings));
  }

  /** Offers the message to the relays in order until one accepts it, until `deadline` in epoch milliseconds. */
  async send(shipment: Shipment, deadline: number): Promise<Delivery> {
    const { reference } = shipment;
    if (this.pools.length === 0) {
      log({ event: "relay failed", reference, message: "SMTP_URL is not set" });
    }
    let candidates = this.pools;
    const failed = new Set<RelayPool>();
    let delivery: Delivery = "unreachable";
    while (candidates.length > 0) {
      // What failed a moment ago is asked last, not never: it may be the only one that has come back.
      const awake = candidates.filter((pool) => !pool.isResting);
      const preferred = awake.length > 0 ? awake : candidates;
      const lease = await freeConnection(preferred, deadline - Date.now() - FRESH_CONNECTION_MS);
      if (!lease) {
        log({ event: "relays are busy", reference, connections: this.settings.SMTP_CONNECTIONS });
        candidates = candidates.filter((pool) => !preferred.includes(pool));
        continue;
      }
      const { pool } = lease;
      if (failed.has(pool)) await pause(SECOND_CHANCE_MS);
      const left = deadline - Date.now();
      const untried = candidates.filter((pool) => !failed.has(pool)).length;
      const attempt = await tryRelay(lease, shipment, left / Math.max(1, untried), untried < 2);
      if (attempt === "sent") return "sent";
      if (attempt === "crowded") continue;
      if (attempt === "refused") delivery = "refused";
      // Where the message cannot have arrived, a moment's trouble costs nobody anything but that moment.
      const isWorthASecondChance = attempt === "unreached" && !failed.has(pool);
      if (!isWorthASecondChance) candidates = candidates.filter((other) => other !== pool);
      failed.add(pool);
    }
    return delivery;
  }

  /** Which relays let us in within `timeout` milliseconds, in the order of `SMTP_URL`. */
  checkRelays(timeout: number): Promise<("ready" | "unreachable")[]> {
    return Promise.all(
      this.settings.SMTP_URL.map(async (relay) => {
        const tooLate = new Promise<false>((resolve) => setTimeout(resolve, timeout, false));
        const transporter = createTransporter(relay, this.settings);
        const check = transporter.verify().catch(() => false);
        return (await Promise.race([check, tooLate])) ? "ready" : "unreachable";
      }),
    );
  }
}
