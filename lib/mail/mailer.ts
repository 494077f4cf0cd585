import "server-only";
import { Transform } from "node:stream";
import nodemailer, { type PluginFunction, type Transporter } from "nodemailer";
import { env } from "@/lib/config/env";
import { log } from "@/lib/config/log";
import type { Email } from "@/lib/quotation/email/types";
import type { RequestIdentity } from "@/lib/quotation/server/identity";
import type { Relay } from "@/lib/config/relay";

/** `sent` means that a mail server has accepted the message and is responsible for it from then on. */
export type Delivery = "sent" | "refused" | "unreachable";

/** All attempts together; with the body's time-out it stays below the 15 s that a stopping server has. */
const DELIVERY_BUDGET_MS = 8_500;

/**
 * Offers the e-mail to the relays in order until one accepts it. Every attempt carries the same Message-ID: where the
 * fate of an attempt is unknown, a duplicate is possible and a loss is not.
 */
export async function sendEmail(email: Email, identity: RequestIdentity): Promise<Delivery> {
  const deadline = Date.now() + DELIVERY_BUDGET_MS;
  const relays = byAvailability(env().SMTP_URL);
  if (relays.length === 0) {
    log({
      event: "relay failed",
      reference: identity.reference,
      message: "SMTP_URL is not set",
    });
  }
  let delivery: Delivery = "unreachable";
  for (const [index, relay] of relays.entries()) {
    const timeout = (deadline - Date.now()) / (relays.length - index);
    const failure = await tryRelay(relay, email, identity, Math.round(timeout));
    if (!failure) return "sent";
    if (failure.responseCode) delivery = "refused";
  }
  return delivery;
}

/** Whether at least one relay lets us in within `timeout` milliseconds. */
export async function isAnyRelayReady(timeout: number): Promise<boolean> {
  const checks = env().SMTP_URL.map((relay) => transporterFor(relay).verify());
  const tooLate = new Promise<false>((resolve) => setTimeout(resolve, timeout, false));
  return Promise.race([Promise.any(checks).catch(() => false), tooLate]);
}

type Failure = { code?: string; responseCode?: number; message: string };

async function tryRelay(
  relay: Relay,
  email: Email,
  { messageKey, reference }: RequestIdentity,
  timeout: number,
): Promise<Failure | undefined> {
  const { COMPANY_NAME, MAIL_FROM, MAIL_TO } = env();
  const started = Date.now();
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeout);
  const outcome = () => ({ reference, relay: relay.name, ms: Date.now() - started });
  try {
    const { response, rejected } = await transporterFor(relay).sendMail({
      ...email,
      from: { name: COMPANY_NAME, address: MAIL_FROM },
      to: MAIL_TO,
      // Otherwise it counts the letters of every part, twice, to choose between this and base64.
      textEncoding: "quoted-printable",
      messageId: `<${messageKey}@${MAIL_FROM.slice(MAIL_FROM.indexOf("@") + 1)}>`,
      signal: abort.signal,
    });
    restingUntil.delete(relay.name);
    log({ event: "accepted", ...outcome(), response, refusedRecipients: rejected?.length });
    return undefined;
  } catch (error) {
    const failure = describe(error);
    log({ event: "relay failed", ...outcome(), ...failure });
    if (!isAboutThisMessage(failure)) restingUntil.set(relay.name, Date.now() + REST_MS);
    return failure;
  } finally {
    clearTimeout(timer);
  }
}

const REST_MS = 30_000;
const restingUntil = new Map<string, number>();

// A relay that failed a moment ago is asked last, not never: it may be the only one that has come back.
function byAvailability(relays: Relay[]): Relay[] {
  const isResting = ({ name }: Relay) => (restingUntil.get(name) ?? 0) > Date.now();
  return [...relays.filter((relay) => !isResting(relay)), ...relays.filter(isResting)];
}

function describe(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error) };
  return {
    code: "code" in error && typeof error.code === "string" ? error.code : undefined,
    responseCode:
      "responseCode" in error && typeof error.responseCode === "number"
        ? error.responseCode
        : undefined,
    message: error.message,
  };
}

function isAboutThisMessage({ code }: Failure): boolean {
  return code === "EENVELOPE" || code === "EMESSAGE";
}

const transporters = new Map<string, Transporter>();

function transporterFor(relay: Relay): Transporter {
  const existing = transporters.get(relay.name);
  if (existing) return existing;
  const created = createTransporter(relay);
  transporters.set(relay.name, created);
  return created;
}

function createTransporter({ host, port, tls, user, password }: Relay): Transporter {
  const { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY } = env();
  const transporter = nodemailer.createTransport({
    pool: true,
    maxRequeues: 1,
    host,
    port,
    secure: tls === "implicit",
    requireTLS: tls === "starttls",
    ignoreTLS: tls === "none",
    auth: user ? { user, pass: password } : undefined,
    dnsTimeout: 2_000,
    connectionTimeout: 2_000,
    greetingTimeout: 2_000,
    socketTimeout: DELIVERY_BUDGET_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    dkim:
      DKIM_DOMAIN && DKIM_SELECTOR && DKIM_PRIVATE_KEY
        ? { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY }
        : undefined,
  });
  transporter.use("stream", inOnePiece);
  return transporter;
}

// It is composed in some twenty pieces, each of which would be a write to the socket of its own.
const inOnePiece: PluginFunction = (mail, done) => {
  mail.message.transform(() => {
    const pieces: Buffer[] = [];
    return new Transform({
      transform(piece: Buffer, _encoding, next) {
        pieces.push(piece);
        next();
      },
      flush: (next) => next(null, Buffer.concat(pieces)),
    });
  });
  done();
};
