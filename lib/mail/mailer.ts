import "server-only";
import nodemailer, { type NodemailerError } from "nodemailer";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { type Env, env } from "@/lib/env";
import { log } from "@/lib/log";
import type { Relay } from "@/lib/server-address";
import { ATTEMPT_MS, CHECK_MS, CONNECT_MS, HEALTH_MS } from "@/lib/time-limits";

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
 * `refused`: a relay refused before it had the message.
 * `contentRefused`: a relay refused the message itself.
 * `sent`: a relay accepted the message and is responsible for it.
 */
type DeliveryResult = (typeof results)[number];

/** If relays give different results, the one that is last in this list counts. */
const results = ["busy", "unreachable", "refused", "contentRefused", "sent"] as const;

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

type RelayClient = ReturnType<typeof createClient>;

export class Mailer {
  private readonly relays: readonly RelayClient[];
  /** The order in which relays are tried. One that accepts a message moves to the front, one that fails to the end. */
  private order: readonly RelayClient[];
  private freeConnections: number;
  private readonly waiting = new Set<() => void>();

  constructor(settings: Env) {
    this.relays = this.order = settings.SMTP_URL.map((relay) => createClient(relay, settings));
    this.freeConnections = settings.SMTP_CONNECTIONS;
  }

  /** Tries one relay after another until one accepts the message or too little time is left for a slow relay. */
  async send(message: Message, delivery: Delivery): Promise<DeliveryResult> {
    if (this.relays.length === 0) {
      log({ event: "no relay", reference: delivery.reference, reason: "SMTP_URL is unset" });
      return "unreachable";
    }
    if (!(await this.waitForConnection(delivery.deadline - ATTEMPT_MS))) return "busy";
    try {
      return await this.askRelays(message, delivery);
    } finally {
      this.releaseConnection();
    }
  }

  /**
   * Resolves to whether a connection became free by `latest`. All relays share one limit, so that a waiting message is
   * not bound to a relay. Nodemailer's own pool would start a waiting message however little time is left.
   */
  private async waitForConnection(latest: number): Promise<boolean> {
    if (this.freeConnections > 0) {
      this.freeConnections--;
      return true;
    }
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const giveUp = () => {
        this.waiting.delete(begin);
        resolve(false);
      };
      const timer = setTimeout(giveUp, latest - performance.now());
      this.waiting.add(begin);
    });
  }

  private releaseConnection(): void {
    const [next] = this.waiting;
    if (next) this.waiting.delete(next);
    else this.freeConnections++;
    next?.();
  }

  private async askRelays(message: Message, delivery: Delivery): Promise<DeliveryResult> {
    let outcome: DeliveryResult = "busy";
    const order = this.order;
    for (const [i, relay] of order.entries()) {
      const left = delivery.deadline - performance.now();
      if (left < ATTEMPT_MS) break;
      // Aborting a silent or very slow relay leaves enough time for the next one.
      const hasNext = i < order.length - 1 && left >= 2 * ATTEMPT_MS;
      const result = await attempt(relay, message, delivery, hasNext ? ATTEMPT_MS : left);
      const others = this.order.filter((other) => other !== relay);
      this.order = result === "sent" ? [relay, ...others] : [...others, relay];
      if (result === "sent") return result;
      if (results.indexOf(result) > results.indexOf(outcome)) outcome = result;
    }
    return outcome;
  }

  /**
   * Resolves to whether each relay is ready, in the order of `SMTP_URL`. A relay is ready if it accepts a connection
   * and the login. Relies on an accepted e-mail or the last check for {@link HEALTH_MS}.
   */
  checkRelays(): Promise<boolean[]> {
    return Promise.all(
      this.relays.map((relay) => {
        if (relay.health.until < performance.now()) setHealth(relay, check(relay));
        return relay.health.isReady;
      }),
    );
  }
}

function createClient(relay: Relay, settings: Env) {
  const { host, port, tls, user, password } = relay;
  const options = {
    host,
    port,
    secure: tls === "implicit",
    requireTLS: tls === "starttls",
    ignoreTLS: tls === "none",
    auth: user ? { user, pass: password } : undefined,
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const from = { name: settings.COMPANY_NAME, address: settings.MAIL_FROM };
  return {
    name: relay.name,
    options,
    // Without `pool`, each message opens a connection. The relay may have closed an idle one.
    transport: nodemailer.createTransport(options, { from, to: settings.MAIL_TO }),
    health: { isReady: Promise.resolve(false), until: 0 },
  };
}

async function attempt(
  relay: RelayClient,
  message: Message,
  { messageId, reference }: Delivery,
  milliseconds: number,
): Promise<DeliveryResult> {
  const started = performance.now();
  const report = (event: string, { code, command, responseCode }: Partial<NodemailerError>) => {
    const ms = Math.round(performance.now() - started);
    log({ event, reference, relay: relay.name, code, command, responseCode, ms });
  };
  try {
    const signal = AbortSignal.timeout(Math.round(milliseconds));
    const info = await relay.transport.sendMail({ ...message, messageId, signal });
    report("mail accepted", {});
    for (const error of info.rejectedErrors ?? []) report("recipient refused", error);
    setHealth(relay, Promise.resolve(true));
    return "sent";
  } catch (error) {
    const failure = error as NodemailerError;
    report("relay failed", failure);
    if (failure.code === "EMESSAGE") return "contentRefused";
    return failure.responseCode ? "refused" : "unreachable";
  }
}

function setHealth(relay: RelayClient, isReady: Promise<boolean>): void {
  relay.health = { isReady, until: performance.now() + HEALTH_MS };
}

/**
 * Whether the relay accepts a connection and the login within {@link CHECK_MS}. Nodemailer's `verify` has no deadline.
 */
function check({ options }: RelayClient): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = new SMTPConnection(options);
    const close = () => connection.close();
    const timer = setTimeout(close, CHECK_MS);
    connection.on("error", close).once("end", () => {
      clearTimeout(timer);
      resolve(false);
    });
    const finish = (error?: Error | null) => {
      if (error) return close();
      resolve(true);
      connection.quit();
    };
    connection.connect((error) => {
      if (error || !options.auth || !connection.allowsAuth) finish(error);
      else connection.login(options.auth, finish);
    });
  });
}
