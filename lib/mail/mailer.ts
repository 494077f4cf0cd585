import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { NodemailerError } from "nodemailer";
import { type Env, env } from "@/lib/env";
import { log } from "@/lib/log";
import { ATTEMPT_MS, MIN_ATTEMPT_MS, RETRY_PAUSE_MS } from "@/lib/time-limits";
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

/**
 * `unreachable`: no relay replied in time, or a reply was lost. A relay may still have accepted the message.
 * `deferred`: a relay refused it temporarily, or refused the site or a recipient, and none accepted it.
 * `refused`: a relay refused the content for good, and none accepted it.
 * `sent`: a relay accepted the message and is responsible for it.
 */
export type DeliveryResult = "sent" | "refused" | "deferred" | "unreachable";

/** Returns the mailer of this process, configured by its settings. */
export function mailer(): Mailer {
  return (instance ??= new Mailer(env()));
}

let instance: Mailer | undefined;

export class Mailer {
  private configured: readonly Relay[];
  /** In the order in which they are tried. One that accepts a message moves to the front. */
  private relays: readonly Relay[];

  constructor(settings: Env) {
    this.relays = this.configured = relaysOf(settings);
  }

  /**
   * Tries one relay after another until one accepts the message. After a pause, those that refused it temporarily are
   * tried once more. `deadline` is on the clock of `performance.now()`.
   */
  async send(message: Message, deadline: number): Promise<DeliveryResult> {
    if (this.relays.length === 0) log({ event: "no relay", reference: message.reference });
    const first = await this.tryEach(this.relays, message, deadline);
    if (first.result === "sent" || first.deferred.length === 0) return first.result;
    await pause(RETRY_PAUSE_MS);
    const second = await this.tryEach(first.deferred, message, deadline);
    return second.result === "sent" ? "sent" : first.result;
  }

  private async tryEach(
    relays: readonly Relay[],
    message: Message,
    deadline: number,
  ): Promise<{ result: DeliveryResult; deferred: Relay[] }> {
    let worst: DeliveryResult = "unreachable";
    const deferred: Relay[] = [];
    for (const [index, relay] of relays.entries()) {
      const others = relays.length - 1 - index;
      // The wait leaves time for this relay and the next.
      const latest = deadline - MIN_ATTEMPT_MS * (others > 0 ? 2 : 1);
      const attempted = await relay.whenFree(latest, () => {
        const left = deadline - performance.now();
        // Each relay that may have to follow gets as much time.
        const share = Math.max(MIN_ATTEMPT_MS, Math.min(ATTEMPT_MS, left / (others + 1)));
        return attempt(relay, message, others > 0 ? share : left);
      });
      const result = attempted ?? "unreachable";
      if (result === "sent") {
        this.relays = [relay, ...this.relays.filter((other) => other !== relay)];
        return { result, deferred };
      }
      if (result === "deferred") deferred.push(relay);
      if (result !== "unreachable" && worst !== "refused") worst = result;
    }
    return { result: worst, deferred };
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
): Promise<DeliveryResult> {
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
    return resultOf(failure);
  }
}

function resultOf({ code, responseCode = 0 }: NodemailerError): DeliveryResult {
  // A reply below 400 was out of place. The relay may have accepted the message before it.
  if (responseCode < 400) return "unreachable";
  return code === "EMESSAGE" && responseCode >= 500 ? "refused" : "deferred";
}
