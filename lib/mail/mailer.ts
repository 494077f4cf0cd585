import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { NodemailerError } from "nodemailer";
import pLimit from "p-limit";
import { type Env, env } from "@/lib/env";
import { log } from "@/lib/log";
import { MIN_ATTEMPT_MS, RETRY_PAUSE_MS } from "@/lib/time-limits";
import { isForInbox } from "./inbox";
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

/** Returns the mailer of this process, or undefined if it has only the inbox, which does not serve the request. */
export function mailerFor(headers: Headers): Mailer | undefined {
  if (env().SMTP_URL.length > 0 || isForInbox(headers)) return (instance ??= new Mailer(env()));
  return undefined;
}

let instance: Mailer | undefined;

const MAX_WAITING = 1_000;

export class Mailer {
  private readonly configured: readonly Relay[];
  /** In the order in which they are tried. One that accepts a message moves to the front. */
  private relays: readonly Relay[];
  private readonly inTurn;

  constructor(settings: Env) {
    this.relays = this.configured = relaysOf(settings);
    this.inTurn = pLimit(settings.SMTP_CONNECTIONS);
  }

  /**
   * Resolves to whether a relay has accepted the message and is responsible for it, at the latest at `deadline`, which is
   * on the clock of `performance.now()`. Relays that refuse it temporarily are tried once more at the end. With
   * {@link MAX_WAITING} messages before it, it is refused, so that they do not fill the memory.
   */
  async send(message: Message, deadline: number): Promise<boolean> {
    if (this.inTurn.pendingCount >= MAX_WAITING) {
      log({ event: "too many e-mails", reference: message.reference });
      return false;
    }
    return this.inTurn(() => this.tryEach(message, deadline));
  }

  private async tryEach(message: Message, deadline: number): Promise<boolean> {
    const { relays } = this;
    const attempts = [...relays];
    for (const [index, relay] of attempts.entries()) {
      const isRepeated = index >= relays.length;
      if (isRepeated) await pause(RETRY_PAUSE_MS);
      const left = deadline - performance.now();
      if (left < MIN_ATTEMPT_MS) {
        log({ event: "no time left", reference: message.reference });
        break;
      }
      // Each attempt that may have to follow gets as much time, as long as that is enough for one.
      const share = Math.max(MIN_ATTEMPT_MS, left / (attempts.length - index));
      const result = await attempt(relay, message, share);
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
