import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { type Env, env } from "@/lib/env";
import { log } from "@/lib/log";
import {
  MIN_ATTEMPT_MS,
  ATTEMPT_RESERVE_MS,
  relayShare,
  SECOND_CHANCE_MS,
} from "@/lib/time-limits";
import { attempt, checkRelay } from "./relay-attempt";
import { type ComposedEmail, composer, type EmailDelivery, type MailSettings } from "./message";
import { freeConnection, RelayPool } from "./relay-pool";

/** `sent` means that a mail server has accepted the message and is responsible for it from then on. */
type DeliveryResult = "sent" | "refused" | "unreachable";

/** The mailer of this process, with its settings. */
export function mailer(): Mailer {
  return (ours ??= new Mailer(env()));
}

let ours: Mailer | undefined;

export class Mailer {
  // One for each entry: two logins at one relay are two relays.
  private readonly pools: RelayPool[];
  private readonly compose: (email: EmailDelivery) => Promise<ComposedEmail>;

  constructor(
    private readonly settings: MailSettings & Pick<Env, "SMTP_URL" | "SMTP_CONNECTIONS">,
  ) {
    const { SMTP_URL, SMTP_CONNECTIONS } = settings;
    this.pools = SMTP_URL.map((relay) => new RelayPool(relay, SMTP_CONNECTIONS));
    this.compose = composer(settings);
  }

  /** Offers the message to the relays until one accepts it, until `deadline` by `performance.now()`. */
  async send(delivery: EmailDelivery, deadline: number): Promise<DeliveryResult> {
    const { reference } = delivery;
    if (this.pools.length === 0) {
      log({ event: "relay failed", reference, message: "SMTP_URL is not set" });
    }
    const email = await this.compose(delivery);
    const left = () => deadline - performance.now();
    let candidates = this.pools;
    const asked = new Set<RelayPool>();
    let isRefused = false;
    while (candidates.length > 0 && left() > MIN_ATTEMPT_MS) {
      // A relay that rests is asked last, not never: it may be the only one that has come back.
      const unasked = candidates.filter((pool) => !asked.has(pool));
      const awake = unasked.filter((pool) => !pool.isResting);
      const next = [awake, unasked].find((pools) => pools.length > 0) ?? candidates;
      if (unasked.length === 0) await pause(SECOND_CHANCE_MS);

      const lease = await freeConnection(next, left() - ATTEMPT_RESERVE_MS);
      if (!lease) {
        log({ event: "relays are busy", reference, connections: this.settings.SMTP_CONNECTIONS });
        candidates = candidates.filter((pool) => !next.includes(pool));
        continue;
      }
      const shareEnd = performance.now() + relayShare(left(), unasked.length);
      const result = await attempt(lease, email, { share: shareEnd, deadline });
      if (result === "sent") return "sent";
      if (result.retry === "open connection") continue;
      isRefused ||= result.hasReply;
      const isDone = result.retry === "others" || asked.has(lease.pool);
      if (isDone) candidates = candidates.filter((pool) => pool !== lease.pool);
      asked.add(lease.pool);
    }
    return isRefused ? "refused" : "unreachable";
  }

  /** Which relays let us in, in the order of `SMTP_URL`. */
  checkRelays(): Promise<("ready" | "unreachable")[]> {
    return Promise.all(
      this.pools.map(async (pool) => ((await checkRelay(pool)) ? "ready" : "unreachable")),
    );
  }
}
