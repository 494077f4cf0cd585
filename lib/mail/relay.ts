import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { createTransport, type NodemailerError, type Transporter } from "nodemailer";
import { type Env, isLoopback } from "@/lib/env";
import { log } from "@/lib/log";
import { ATTEMPT_MS, DELIVER_MS, GREETING_MS, HEALTH_MS } from "@/lib/time-limits";
import { AccessToken } from "./access-token";
import { inbox } from "./inbox";

/** A mail server of `SMTP_URL`. */
export type Relay = {
  /** `host:port`, safe to log. */
  name: string;
  send: Transporter["sendMail"];
  /** Runs a task when one of the relay's connections is free. Resolves to undefined if that takes too long. */
  whenFree: <Result>(deadline: number, task: () => Promise<Result>) => Promise<Result | undefined>;
  /** Resolves to whether the relay accepts a connection and its login. It is asked at most once in {@link HEALTH_MS}. */
  isReady: () => Promise<boolean>;
};

/** Returns the mail servers of `SMTP_URL`. Without any, e-mails stay in a folder, except on Vercel, which keeps no files. */
export function relaysOf(settings: Env): Relay[] {
  const { SMTP_URL, COMPANY_NAME, MAIL_FROM, MAIL_TO, VERCEL } = settings;
  const defaults = { from: { name: COMPANY_NAME, address: MAIL_FROM }, to: MAIL_TO };
  const relay = (name: string, transport: Transporter): Relay => {
    const token = new AccessToken(settings);
    transport.set("oauth2_provision_cb", token.provide);
    const forgetToken = (error: NodemailerError): never => {
      if (error.code === "EAUTH") token.forget();
      throw error;
    };
    return {
      name,
      send: (email) => transport.sendMail(email).catch(forgetToken),
      whenFree: semaphore(settings.SMTP_CONNECTIONS),
      isReady: cached(() =>
        transport.verify().catch((error) => {
          log({ event: "relay unavailable", relay: name, ...describeFailure(error) });
          return forgetToken(error);
        }),
      ),
    };
  };
  if (SMTP_URL.length === 0 && !VERCEL) return [relay("inbox", createTransport(inbox, defaults))];
  return SMTP_URL.map((url) =>
    relay(url.host, createTransport(smtpOptions(url, settings), defaults)),
  );
}

function smtpOptions(url: URL, { MAIL_FROM }: Env) {
  // A query, such as ?tls, requires TLS for a loopback address too. Nodemailer would prefer its options to ours.
  const isPlain = isLoopback(url.hostname) && url.protocol === "smtp:" && !url.search;
  const address = new URL(url);
  address.search = "";
  const user = decodeURIComponent(url.username);
  const needsToken = user && !url.password;
  if (needsToken) address.username = "";
  return {
    url: address.href,
    auth: needsToken ? { type: "OAuth2" as const, user } : undefined,
    requireTLS: !isPlain,
    ignoreTLS: isPlain,
    // Relays refuse a client whose name is no domain, such as the name of a container.
    name: MAIL_FROM.split("@").pop(),
    // Connecting includes the greeting, for which some relays take 5 s, and the start of TLS.
    connectionTimeout: ATTEMPT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: DELIVER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** More waiting messages would exhaust the memory of a small instance. */
const MAX_WAITING = 250;

/** Returns a function that runs at most `count` tasks at a time. Others wait in order. */
function semaphore(count: number): Relay["whenFree"] {
  const waiting = new Set<(isFree: boolean) => void>();
  let free = count;

  function turn(deadline: number) {
    return new Promise<boolean>((resolve) => {
      waiting.add(resolve);
      const giveUp = () => waiting.delete(resolve) && resolve(false);
      setTimeout(giveUp, deadline - performance.now()).unref();
    });
  }

  return async (deadline, task) => {
    if (deadline < performance.now() || waiting.size >= MAX_WAITING) return undefined;
    if (free > 0) free--;
    else if (!(await turn(deadline))) return undefined;
    try {
      return await task();
    } finally {
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next(true);
      } else free++;
    }
  };
}

/** Returns a function that resolves to whether `verify` succeeds, and that calls it at most once in {@link HEALTH_MS}. */
function cached(verify: () => Promise<true>): Relay["isReady"] {
  let answer = Promise.resolve(false);
  let askedAt = -Infinity;
  return () => {
    if (performance.now() - askedAt < HEALTH_MS) return answer;
    askedAt = performance.now();
    const late = pause(ATTEMPT_MS, false, { ref: false });
    return (answer = Promise.race([verify(), late]).catch(() => false));
  };
}

/** Describes a failure for the log, without a reply of the relay, which may quote a visitor or a secret. */
export function describeFailure({
  code,
  command,
  response = "",
  responseCode,
  message,
}: NodemailerError) {
  const [, enhancedCode] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})/.exec(response) ?? [];
  const isOwn = /^E(?:SOCKET|DNS|TLS|TIMEDOUT|CONNECTION|AUTH)$/.test(code ?? "");
  const reason = isOwn && !response ? message.slice(0, 200) : undefined;
  return { code, command, responseCode, enhancedCode, reason };
}
