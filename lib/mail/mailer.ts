import "server-only";
import nodemailer, { type NodemailerError } from "nodemailer";
import { type Env, env } from "@/lib/env";
import { log } from "@/lib/log";
import { CONNECT_MS, DELIVER_MS, MIN_ATTEMPT_MS, REPLY_MS } from "@/lib/time-limits";
import type { Relay } from "@/lib/relay";

/** An e-mail to the configured recipients. */
export type Message = {
  subject: string;
  replyTo: { name: string; address: string };
  text: string;
  html: string;
};

/** `sent`: a relay has accepted the message and is responsible for it. `contentRefused`: a relay has refused its content. */
type DeliveryResult = "sent" | "contentRefused" | "refused" | "unreachable";

/** The mailer of this process, with its settings. */
export function mailer(): Mailer {
  return (instance ??= new Mailer(env()));
}

let instance: Mailer | undefined;

type Settings = Pick<
  Env,
  "COMPANY_NAME" | "MAIL_FROM" | "MAIL_TO" | "SMTP_URL" | "SMTP_CONNECTIONS"
>;

export class Mailer {
  private readonly relays;
  private lastAccepted: (typeof this.relays)[number] | undefined;

  constructor(private readonly settings: Settings) {
    this.relays = settings.SMTP_URL.map((relay) => ({
      name: relay.name,
      transport: createTransport(relay, settings),
      deliveries: 0,
      waiting: [] as (() => void)[],
    }));
  }

  /**
   * Offers the message to one relay after the other, the one that accepted last first, until one accepts the message or
   * `deadline` (by `performance.now()`) has passed. The same `messageId` in each attempt lets mail programs recognise a
   * duplicate when the reply of a relay was lost.
   */
  async send(
    message: Message,
    { messageId, reference, deadline }: { messageId: string; reference: string; deadline: number },
  ): Promise<DeliveryResult> {
    let result: DeliveryResult = "unreachable";
    if (this.relays.length === 0)
      log({ event: "no relay", reference, reason: "SMTP_URL is unset" });
    const first = this.lastAccepted ? [this.lastAccepted] : [];
    for (const relay of new Set([...first, ...this.relays])) {
      const started = performance.now();
      const report = (event: string, { code, command, responseCode }: Partial<NodemailerError>) => {
        const ms = Math.round(performance.now() - started);
        log({ event, reference, relay: relay.name, code, command, responseCode, ms });
      };
      // Not nodemailer's own pool, which starts a waiting message however little time is left.
      if (relay.deliveries++ >= this.settings.SMTP_CONNECTIONS) {
        await new Promise<void>((resolve) => relay.waiting.push(resolve));
      }
      try {
        const left = deadline - performance.now();
        if (left < MIN_ATTEMPT_MS) return result;
        const signal = AbortSignal.timeout(Math.round(left));
        const info = await relay.transport.sendMail({ ...message, messageId, signal });
        report("mail accepted", {});
        for (const error of info.rejectedErrors ?? []) report("recipient refused", error);
        this.lastAccepted = relay;
        return "sent";
      } catch (error) {
        const failure = error as NodemailerError;
        report("relay failed", failure);
        if (failure.code === "EMESSAGE") result = "contentRefused";
        else if (failure.responseCode && result === "unreachable") result = "refused";
      } finally {
        relay.deliveries--;
        relay.waiting.shift()?.();
      }
    }
    return result;
  }

  /** Whether each relay accepts a connection and the login, in the order of `SMTP_URL`. */
  checkRelays(): Promise<boolean[]> {
    return Promise.all(this.relays.map(({ transport }) => transport.verify().catch(() => false)));
  }
}

/** Without `pool`, each message opens a connection: a relay may have closed an idle one. */
function createTransport({ host, port, tls, user, password }: Relay, settings: Settings) {
  return nodemailer.createTransport(
    {
      host,
      port,
      secure: tls === "implicit",
      requireTLS: tls === "starttls",
      ignoreTLS: tls === "none",
      auth: user ? { user, pass: password } : undefined,
      dnsTimeout: CONNECT_MS,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      // With one relay there is nothing to fail over to, so it may be silent until the deadline.
      socketTimeout: settings.SMTP_URL.length > 1 ? REPLY_MS : DELIVER_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: { name: settings.COMPANY_NAME, address: settings.MAIL_FROM }, to: settings.MAIL_TO },
  );
}
