import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { NodemailerError } from "nodemailer";
import pLimit from "p-limit";
import { type Env, env } from "@/lib/env";
import { log } from "@/lib/log";
import { MIN_ATTEMPT_MS, RETRY_PAUSE_MS } from "@/lib/time-limits";
import { describeFailure, type Relay, relaysOf } from "./relay";

/** An e-mail to the configured recipients. */
export type Message = {
  /** For the log. */
  reference: string;
  /**
   * The same in each attempt. If the reply of a relay is lost, a further attempt may deliver a duplicate, which mail
   * programs recognise by this ID.
   */
  messageId: string;
  subject: string;
  replyTo: { name: string; address: string };
  text: string;
  html: string;
};

/** Returns the mailer of this process, configured by its settings. */
export function mailer(): Mailer {
  return (instance ??= new Mailer(env()));
}

let instance: Mailer | undefined;

export class Mailer {
  private readonly configured: readonly Relay[];
  /** In the order in which they are tried. One that accepts a message moves to the front. */
  private relays: readonly Relay[];
  private readonly inTurn;
  /** How long the last message took, in milliseconds. Before the first one: as long as with a slow provider. */
  private duration = 3_000;

  constructor(settings: Env) {
    this.relays = this.configured = relaysOf(settings);
    this.inTurn = pLimit(settings.SMTP_CONNECTIONS);
  }

  /**
   * Resolves to whether a relay has accepted the message and is responsible for it. Relays that refuse it temporarily are
   * tried once more at the end. A message that cannot begin in time is never sent, and does not wait in vain. `deadline`
   * is on the clock of `performance.now()`.
   */
  async send(message: Message, deadline: number): Promise<boolean> {
    const { activeCount, pendingCount, concurrency } = this.inTurn;
    const before = activeCount < concurrency ? 0 : 1 + Math.floor(pendingCount / concurrency);
    const left = deadline - performance.now() - before * this.duration;
    if (left >= MIN_ATTEMPT_MS) return this.inTurn(() => this.tryEach(message, deadline));
    log({ event: "too many e-mails", reference: message.reference });
    return false;
  }

  private async tryEach(message: Message, deadline: number): Promise<boolean> {
    const started = performance.now();
    if (this.relays.length === 0) log({ event: "no relay", reference: message.reference });
    const { relays } = this;
    const attempts = [...relays];
    for (const [index, relay] of attempts.entries()) {
      const isRepeated = index >= relays.length;
      if (isRepeated) await pause(RETRY_PAUSE_MS);
      const left = deadline - performance.now();
      if (left < MIN_ATTEMPT_MS) break;
      // Each attempt that may have to follow gets as much time.
      const share = Math.max(MIN_ATTEMPT_MS, left / (attempts.length - index));
      const result = await attempt(relay, message, share);
      this.duration = performance.now() - started;
      if (result === "sent") {
        this.relays = [relay, ...relays.filter((other) => other !== relay)];
        return true;
      }
      if (result === "deferred" && !isRepeated) attempts.push(relay);
    }
    return false;
  }

  /** Resolves to whether each relay is ready, in the order of the settings. */
  checkRelays(): Promise<boolean[]> {
    return Promise.all(this.configured.map((relay) => relay.isReady()));
  }
}

async function attempt(
  { name, send }: Relay,
  { reference, ...email }: Message,
  milliseconds: number,
): Promise<"sent" | "deferred" | "failed"> {
  const started = performance.now();
  const report = (event: string, error?: NodemailerError) => {
    const ms = Math.round(performance.now() - started);
    log({ event, reference, relay: name, ...(error && describeFailure(error)), ms });
  };
  try {
    const signal = AbortSignal.timeout(Math.round(milliseconds));
    const { rejectedErrors = [] } = await send({ ...email, signal });
    report("mail accepted");
    for (const error of rejectedErrors) report("recipient refused", error);
    return "sent";
  } catch (error) {
    const failure = error as NodemailerError;
    report("relay failed", failure);
    return /^4/.test(String(failure.responseCode)) ? "deferred" : "failed";
  }
}
