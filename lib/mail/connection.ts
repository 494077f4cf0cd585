import "server-only";
import { Transform } from "node:stream";
import nodemailer, { type PluginFunction, type Transporter } from "nodemailer";
import type { Env } from "@/lib/config/env";
import type { Relay } from "@/lib/config/relay";
import { CONNECT_MS, DELIVER_MS } from "@/lib/time-limits";

export type MailSettings = Pick<
  Env,
  "SMTP_URL" | "SMTP_CONNECTIONS" | "COMPANY_NAME" | "MAIL_FROM" | "MAIL_TO"
> &
  Partial<Pick<Env, "DKIM_DOMAIN" | "DKIM_SELECTOR" | "DKIM_PRIVATE_KEY">>;

/** One connection to a relay, made when it is first used and kept open for the next message. */
export class Connection {
  /** Whether it has carried a message before: the relay may have forgotten it since. */
  hasServed = false;
  /** Whether the relay has asked for the message: from then on its silence may mean that it has it. */
  isMessageAskedFor = false;
  transporter: Transporter;

  constructor(
    private readonly relay: Relay,
    private readonly settings: MailSettings,
  ) {
    this.transporter = this.connect();
  }

  /** Ends it, also in the middle of a message, and starts afresh. */
  renew(): void {
    this.end();
    this.transporter = this.connect();
    this.hasServed = false;
  }

  end(): void {
    this.transporter.close({ force: true });
  }

  private connect(): Transporter {
    const transporter = createTransporter(this.relay, this.settings);
    transporter.use("stream", inOnePiece);
    transporter.use("stream", (mail, done) => {
      this.isMessageAskedFor = false;
      const { message } = mail;
      const createReadStream = message.createReadStream.bind(message);
      message.createReadStream = (options) =>
        createReadStream(options).once("resume", () => (this.isMessageAskedFor = true));
      done();
    });
    return transporter;
  }
}

/** A way to a relay over one connection. Nodemailer's own pool tells neither waiting from sending nor old from new. */
export function createTransporter(relay: Relay, settings: MailSettings): Transporter {
  const { host, port, tls, user, password } = relay;
  const { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY } = settings;
  const options = {
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    host,
    port,
    secure: tls === "implicit",
    requireTLS: tls === "starttls",
    ignoreTLS: tls === "none",
    auth: user ? { user, pass: password } : undefined,
    dnsTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: DELIVER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    dkim:
      DKIM_DOMAIN && DKIM_SELECTOR && DKIM_PRIVATE_KEY
        ? { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY }
        : undefined,
  };
  return nodemailer.createTransport(options, {
    from: { name: settings.COMPANY_NAME, address: settings.MAIL_FROM },
    to: settings.MAIL_TO,
    // Otherwise it counts the letters of every part, twice, to choose between this and base64.
    textEncoding: "quoted-printable",
  });
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
