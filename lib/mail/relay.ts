import "server-only";
import { createTransport, type Transporter } from "nodemailer";
import { type Env, isLoopback } from "@/lib/env";
import { CONNECT_MS, DELIVER_MS, HEALTH_MS } from "@/lib/time-limits";
import { inbox } from "./inbox";

/** A mail server of `SMTP_URL`. */
export type Relay = {
  /** `host:port`, safe to log. */
  name: string;
  transport: Transporter;
  /** Resolves to whether the relay accepts a connection and its login. It is asked once in {@link HEALTH_MS}. */
  isReady: () => Promise<boolean>;
};

/** Returns the mail servers of `SMTP_URL`. Without any, e-mails stay in a folder, except on Vercel, which keeps no files. */
export function relaysOf(settings: Env): Relay[] {
  const { SMTP_URL, COMPANY_NAME, MAIL_FROM, MAIL_TO, VERCEL } = settings;
  const defaults = { from: { name: COMPANY_NAME, address: MAIL_FROM }, to: MAIL_TO };
  if (SMTP_URL.length === 0 && !VERCEL) {
    return [relay("inbox", createTransport(inbox, defaults))];
  }
  return SMTP_URL.map((url) =>
    relay(url.host, createTransport(smtpOptions(url, settings), defaults)),
  );
}

function relay(name: string, transport: Transporter): Relay {
  let answer = Promise.resolve(false);
  let askedAt = -Infinity;
  const isReady = () => {
    if (performance.now() - askedAt < HEALTH_MS) return answer;
    askedAt = performance.now();
    return (answer = transport.verify().then(Boolean, () => false));
  };
  return { name, transport, isReady };
}

function smtpOptions(url: URL, settings: Env) {
  // A user without a password logs in with an access token.
  const auth = url.username && !url.password ? accessToken(url, settings) : undefined;
  const address = new URL(url);
  if (auth) address.username = "";
  const isPlain = isLoopback(url.hostname) && url.protocol === "smtp:" && !url.search;
  return {
    // Also reads the options of the query, such as ?requireTLS=true.
    url: address.href,
    auth,
    requireTLS: !isPlain,
    ignoreTLS: isPlain,
    // Relays refuse a client whose name is no domain, such as the name of a container.
    name: settings.MAIL_FROM.split("@").pop(),
    // The pool limits how many connections are open. Each sends one e-mail, because relays close idle connections.
    pool: true as const,
    maxConnections: settings.SMTP_CONNECTIONS,
    maxMessages: 1,
    maxRequeues: 0,
    // From the connection to the greeting. The rest has the time of the attempt.
    greetingTimeout: CONNECT_MS,
    connectionTimeout: CONNECT_MS,
    socketTimeout: DELIVER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Nodemailer asks for a new token for each connection. */
function accessToken({ username }: URL, settings: Env) {
  const { SMTP_OAUTH_SCOPE: scope, SMTP_OAUTH_REFRESH_TOKEN: refreshToken } = settings;
  // Nodemailer knows the refresh grant only, and requires a refresh token for it.
  const clientCredentials = { grant_type: "client_credentials", refresh_token: "" };
  return {
    type: "OAuth2" as const,
    user: decodeURIComponent(username),
    accessUrl: settings.SMTP_OAUTH_TOKEN_URL,
    clientId: settings.SMTP_OAUTH_CLIENT_ID,
    clientSecret: settings.SMTP_OAUTH_CLIENT_SECRET,
    refreshToken: refreshToken ?? "none",
    customParams: { ...(scope && { scope }), ...(!refreshToken && clientCredentials) },
  };
}
