import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import {
  createTransport,
  type NodemailerError,
  type SendMailOptions,
  type Transporter,
} from "nodemailer";
import { type Env, isLoopback } from "@/lib/env";
import { log } from "@/lib/log";
import { company } from "@/lib/site";
import { CONNECT_MS, DELIVER_MS, GREETING_MS, HEALTH_MS } from "@/lib/time-limits";
import { inbox } from "./inbox";

export type Relay = ReturnType<typeof relayOf>;

/** Returns the mail servers of `SMTP_URL`, or the folder that stands in for one. */
export function relaysOf(settings: Env): Relay[] {
  const { SMTP_URL, MAIL_FROM, MAIL_TO } = settings;
  const defaults = { from: { name: company.name, address: MAIL_FROM }, to: MAIL_TO };
  if (SMTP_URL.length === 0) return [relayOf("inbox", createTransport(inbox, defaults))];
  return SMTP_URL.map((url) =>
    relayOf(url.host, createTransport(smtpOptions(url, settings), defaults)),
  );
}

/** Returns a mail server of `SMTP_URL`. Its `name` is safe to log. */
function relayOf(name: string, transport: Transporter) {
  const verify = () =>
    transport.verify().catch((error) => {
      log({ event: "relay unavailable", relay: name, ...describeFailure(error) });
      return false;
    });
  let answer: Promise<boolean> | undefined;
  return {
    name,
    send: (email: SendMailOptions) => transport.sendMail(email),
    /** Resolves to whether the relay accepts a connection and its login, asked on one connection at a time. */
    isReady: () => {
      answer ??= verify().finally(() => setTimeout(() => (answer = undefined), HEALTH_MS).unref());
      return Promise.race([answer, pause(CONNECT_MS, false, { ref: false })]);
    },
  };
}

function smtpOptions(url: URL, settings: Env) {
  // A query, such as ?tls, requires TLS for a loopback address too. Nodemailer would prefer its options to ours.
  const isPlain = isLoopback(url.hostname) && url.protocol === "smtp:" && !url.search;
  const address = new URL(url);
  address.search = "";
  const user = decodeURIComponent(url.username);
  const needsToken = user && !url.password;
  if (needsToken) address.username = "";
  return {
    url: address.href,
    auth: needsToken
      ? {
          type: "OAuth2" as const,
          user,
          accessUrl: settings.SMTP_OAUTH_TOKEN_URL,
          clientId: settings.SMTP_OAUTH_CLIENT_ID,
          clientSecret: settings.SMTP_OAUTH_CLIENT_SECRET,
          // Nodemailer needs one. RFC 6749, section 3.2: the empty parameter that is sent counts as omitted.
          refreshToken: "none",
          customParams: {
            grant_type: "client_credentials",
            scope: settings.SMTP_OAUTH_SCOPE ?? "",
            refresh_token: "",
          },
          requestTimeout: GREETING_MS,
        }
      : undefined,
    requireTLS: !isPlain,
    ignoreTLS: isPlain,
    // Relays refuse a client whose name is no domain, such as the name of a container.
    name: settings.MAIL_FROM.split("@").pop(),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: DELIVER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Describes a failure for the log, without a reply of the relay, which may quote a visitor or a secret. */
export function describeFailure(error: NodemailerError) {
  const { code, command, response = "", responseCode, message } = error;
  const [, enhancedCode] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response) ?? [];
  const isOwn = /^E(?:SOCKET|DNS|TLS|TIMEDOUT|CONNECTION|AUTH)$/.test(code ?? "");
  // An OAuth2 error code, such as `invalid_client`, may have a description, which may quote a secret.
  const stated = code === "EAUTH" ? message.split(": ", 1).join() : message;
  const reason = isOwn && !response ? stated.slice(0, 200) : undefined;
  return { code, command, responseCode, enhancedCode, reason };
}
