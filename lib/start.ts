import { subscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import { ConfigError, env, type Env, isLoopback, parseEnv, SAMPLE_PHONE, SHOWN } from "./env";
import { STOP_MS } from "./time-limits";

/** The settings that a public site requires, each with an example. */
const REQUIRED = {
  SITE_URL: "https://www.example.com",
  SMTP_URL: "smtps://user:password@smtp.example.com:465",
  MAIL_FROM: "sales@example.com",
  MAIL_TO: "sales@example.com",
  CONTACT_PHONE: SAMPLE_PHONE,
};

/**
 * Throws {@link ConfigError} if this process was given other values than the pages show, if a public site lacks one of
 * {@link REQUIRED}, or if any site would send requests through another machine's mail server to the sample recipient.
 */
export function checkStart(own = parseEnv(process.env), settings = env()): void {
  const changed = SHOWN.filter((key) => own.given.includes(key) && own[key] !== settings[key]);
  if (changed.length > 0) {
    throw new ConfigError(
      `The pages were built with another ${changed.join(", ")}: build the site (or its image) again with the new value`,
    );
  }
  const { SMTP_URL, MAIL_FROM, MAIL_TO } = REQUIRED;
  if (isPublic(settings)) requireSettings(settings, REQUIRED);
  else if (settings.NEXT_OUTPUT) requireSettings(settings, { SMTP_URL });
  if (settings.SMTP_URL.some(({ hostname }) => !isLoopback(hostname)))
    requireSettings(settings, { MAIL_FROM, MAIL_TO });
}

/**
 * Throws {@link ConfigError} if a public site would be built with sample values on its pages. Mail settings are usually
 * checked when the site starts. Vercel cannot refuse to start a site, so its build checks them, except in a preview
 * without e-mail.
 */
export function checkBuild(settings: Env): void {
  const sendsMail = settings.VERCEL && settings.SMTP_URL.length > 0;
  if (sendsMail || settings.VERCEL_ENV === "production") requireSettings(settings, REQUIRED);
  else if (isPublic(settings)) requireSettings(settings, { CONTACT_PHONE: SAMPLE_PHONE });
}

function requireSettings({ given }: Env, required: Partial<typeof REQUIRED>): void {
  const missing = Object.entries(required).filter(([key]) => !given.includes(key));
  if (missing.length === 0) return;
  const examples = missing.map(([key, example]) => `${key}, such as ${example}`);
  throw new ConfigError(`Missing settings: ${examples.join("; ")}`);
}

/** Checks the settings when the server starts. Exits with one line if they are wrong. */
export function start(): void {
  // Without a listener, the site would stop when the reader of its log exits.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  try {
    const settings = env();
    // Vercel's build has checked the settings, see checkBuild.
    if (settings.VERCEL) return;
    checkStart();
    limitShutdown(settings);
    if (isPublic(settings) && settings.TRUST_PROXY_HOPS === 0) {
      console.warn(
        "TRUST_PROXY_HOPS is 0: all visitors share one rate limit, which one of them can use up; set it to the number of your reverse proxies",
      );
    }
  } catch (error) {
    exitOnConfigError(error);
  }
}

/**
 * Next stops on a signal when all connections have ended. This ends those on which nothing was sent and, after their
 * response, the others. It limits how long they may take, and exits at once on a second signal.
 */
function limitShutdown({ npm_lifecycle_event }: Env): void {
  const sockets = new Set<Socket>();
  subscribe("net.server.socket", (message) => {
    const { socket } = message as { socket: Socket };
    sockets.add(socket.once("close", () => sockets.delete(socket)));
  });
  let stoppedAt = Infinity;
  subscribe("http.server.response.finish", (message) => {
    if (stoppedAt < Infinity) (message as { socket: Socket }).socket.destroySoon();
  });
  const handleSignal = () => {
    // npm passes a signal on that the terminal has sent to the site too.
    if (performance.now() - stoppedAt > 1_000) process.exit(1);
    stoppedAt = Math.min(stoppedAt, performance.now());
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    setTimeout(() => process.exit(1), STOP_MS).unref();
  };
  process.on("SIGTERM", handleSignal).on("SIGINT", handleSignal);

  if (!npm_lifecycle_event) return;
  // On SIGTERM, npm's shell exits without passing the signal on.
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 500).unref();
}

/** Prints the message of a {@link ConfigError} or any other error, and exits. */
export function exitOnConfigError(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

function isPublic({ SITE_URL }: Env): boolean {
  return !isLoopback(new URL(SITE_URL).hostname);
}
