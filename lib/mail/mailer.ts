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
  /** What refuses a message, and its deadline: of those being sent and those waiting, in order. */
  private readonly queue = new Map<() => void, number>();
  /** How long the last message took, in milliseconds. */
  private duration = 0;

  constructor(settings: Env) {
    this.relays = this.configured = relaysOf(settings);
    this.inTurn = pLimit(settings.SMTP_CONNECTIONS);
  }

  /**
   * Resolves to whether a relay has accepted the message and is responsible for it. Relays that refuse it temporarily are
   * tried once more at the end. A message that cannot begin in time is never sent, and does not wait in vain. `deadline`
   * is on the clock of `performance.now()`.
   */
  send(message: Message, deadline: number): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const refuse = () => {
        log({ event: "too many e-mails", reference: message.reference });
        this.queue.delete(refuse);
        resolve(false);
      };
      this.queue.set(refuse, deadline);
      this.refuseLate();
      this.inTurn(() => this.queue.has(refuse) && this.tryEach(message, deadline))
        .finally(() => {
          this.queue.delete(refuse);
          this.refuseLate();
        })
        .then(resolve, reject);
    });
  }

  /** Refuses each waiting message that could not begin in time if those before it took as long as the last one. */
  private refuseLate(): void {
    let before = 0;
    for (const [refuse, deadline] of this.queue) {
      const rounds = Math.floor(before / this.inTurn.concurrency);
      const left = deadline - performance.now() - rounds * this.duration;
      if (rounds > 0 && left < MIN_ATTEMPT_MS) refuse();
      else before += 1;
    }
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
      // Each attempt that may have to follow gets as much time, as long as that is enough for one.
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
