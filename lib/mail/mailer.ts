import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { NodemailerError } from "nodemailer";
import { type Env, env } from "@/lib/env";
import { log } from "@/lib/log";
import { ATTEMPT_MS, FURTHER_ATTEMPT_MS, RETRY_PAUSE_MS } from "@/lib/time-limits";
import { ConnectionLimit } from "./connection-limit";
import { describeFailure } from "./describe-failure";
import { RelayClient } from "./relay-client";

/** An e-mail to the configured recipients. */
export type Message = {
  subject: string;
  replyTo: { name: string; address: string };
  text: string;
  html: string;
};

/**
 * `busy`: no connection was free, or too little time was left for an attempt. Nothing was sent.
 * `unreachable`: no relay replied, or a reply was lost. A relay may still have accepted the message.
 * `deferred`: a relay refused temporarily, each time that it was tried.
 * `refused`: a relay refused before it had the message.
 * `contentRefused`: a relay refused the message itself.
 * `sent`: a relay accepted the message and is responsible for it.
 */
type DeliveryResult = (typeof ranking)[number];

/** If relays give different results, the one that is last in this list counts. */
const ranking = ["busy", "unreachable", "deferred", "refused", "contentRefused", "sent"] as const;

type Delivery = {
  /**
   * The same in each attempt. If the reply of a relay is lost, a further attempt may deliver a duplicate, which mail
   * programs recognise by this ID.
   */
  messageId: string;
  reference: string;
  /** On the clock of `performance.now()`. */
  deadline: number;
};

/** Returns the mailer of this process, configured by its settings. */
export function mailer(): Mailer {
  return (instance ??= new Mailer(env()));
}

let instance: Mailer | undefined;

export class Mailer {
  private readonly connections: ConnectionLimit;
  private readonly relays: readonly RelayClient[];
  /** The order in which relays are tried. One that accepts a message moves to the front, one that fails to the end. */
  private order: readonly RelayClient[];

  constructor(settings: Env) {
    // All relays share one limit, so that a message that waits is not bound to a relay.
    this.connections = new ConnectionLimit(settings.SMTP_CONNECTIONS);
    this.relays = this.order = settings.SMTP_URL.map(
      (relay) => new RelayClient(relay, settings, this.connections),
    );
  }

  /**
   * Tries one relay after another until one accepts the message. After a pause, those that refused it temporarily are
   * tried again. Nothing is open during a pause.
   */
  async send(message: Message, delivery: Delivery): Promise<DeliveryResult> {
    const { reference, deadline } = delivery;
    if (this.relays.length === 0) {
      log({ event: "no relay", reference, reason: "SMTP_URL is unset" });
      return "unreachable";
    }
    let outcome: DeliveryResult = "busy";
    let untried = new Set(this.relays);
    let deferred = new Set<RelayClient>();
    let needed = ATTEMPT_MS;
    let retries = 0;
    while (untried.size + deferred.size > 0) {
      if (untried.size === 0) {
        // Messages that were refused at the same moment return at different ones.
        const milliseconds = ++retries * RETRY_PAUSE_MS * (0.5 + Math.random());
        if (deadline - performance.now() < milliseconds + needed) break;
        await pause(milliseconds);
        [untried, deferred] = [deferred, new Set()];
      }
      if (!(await this.connections.acquire(deadline, needed))) break;
      needed = FURTHER_ATTEMPT_MS;
      const relay = this.order.find((relay) => untried.has(relay)) as RelayClient;
      // Each relay that may have to follow gets as much time.
      const relaysLeft = untried.size + deferred.size;
      const left = deadline - performance.now();
      const milliseconds = relaysLeft > 1 ? Math.min(ATTEMPT_MS, left / relaysLeft) : left;
      const result = await attempt(relay, message, delivery, milliseconds);
      const others = this.order.filter((other) => other !== relay);
      this.order = result === "sent" ? [relay, ...others] : [...others, relay];
      if (result === "sent") return result;
      if (ranking.indexOf(result) > ranking.indexOf(outcome)) outcome = result;
      untried.delete(relay);
      if (result === "deferred") deferred.add(relay);
    }
    return outcome;
  }

  /** Resolves to whether each relay is ready, in the order of `SMTP_URL`. */
  checkRelays(): Promise<boolean[]> {
    return Promise.all(this.relays.map((relay) => relay.isReady()));
  }
}

async function attempt(
  relay: RelayClient,
  message: Message,
  { messageId, reference }: Delivery,
  milliseconds: number,
): Promise<DeliveryResult> {
  const started = performance.now();
  const report = (event: string, error?: NodemailerError) => {
    const ms = Math.round(performance.now() - started);
    log({
      event,
      reference,
      relay: relay.name,
      ...(error && describeFailure(error, relay.secrets())),
      ms,
    });
  };
  try {
    const signal = AbortSignal.timeout(Math.max(0, Math.round(milliseconds)));
    const info = await relay.send({ ...message, messageId, signal });
    relay.setReady(Promise.resolve(true));
    report("mail accepted");
    for (const error of info.rejectedErrors ?? []) report("recipient refused", error);
    return "sent";
  } catch (error) {
    const failure = error as NodemailerError;
    const result = resultOf(failure);
    report("relay failed", failure);
    if (result === "deferred" || result === "refused") relay.setReady(Promise.resolve(false));
    return result;
  }
}

function resultOf({ code, responseCode }: NodemailerError): DeliveryResult {
  if (!responseCode) return "unreachable";
  if (responseCode < 500) return "deferred";
  return code === "EMESSAGE" ? "contentRefused" : "refused";
}
