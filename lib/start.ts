import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import type { Server, Socket } from "node:net";
import { ConfigError, type Env, env, isLoopback, parseEnv } from "./env";
import { appUrl, phone, phoneUrl, SAMPLES } from "./site";
import { REST_OF_BODY_MS, STOP_MS } from "./time-limits";

/**
 * Throws {@link ConfigError} if a site must not be built or started. A public site, whose `SITE_URL` is not on this
 * machine, is not built with samples, nor a container without a `SITE_URL`, as its pages would name the default. They do
 * not start without settings of their own for e-mail, nor does a site that has another machine's relay. Vercel cannot
 * refuse to start a site, so its production build checks them. `builtUrl` is the `SITE_URL` that the build was given.
 */
export function checkSettings(
  step: "build" | "start",
  settings = env(),
  builtUrl = process.env.SITE_URL,
): void {
  const { SITE_URL, SMTP_URL, NEXT_OUTPUT, VERCEL, VERCEL_ENV } = settings;
  const isPublic = !isLoopback(new URL(SITE_URL).hostname);
  const sendsAway = SMTP_URL.some(({ hostname }) => !isLoopback(hostname));
  const required: string[] = [];
  if (step === "build") {
    if (!phoneUrl) throw new ConfigError(`${phone} in lib/site.ts cannot be dialled`);
    const left = [phone, appUrl].filter((value) => SAMPLES.includes(value));
    if (isPublic && left.length > 0)
      throw new ConfigError(`Replace before a public build, in lib/site.ts: ${left.join(", ")}`);
    const isProduction = VERCEL_ENV === "production";
    if ((isProduction || NEXT_OUTPUT) && !builtUrl?.trim()) required.push("SITE_URL");
    if (isProduction) required.push(...MAIL_SETTINGS);
  } else if (!VERCEL && (isPublic || NEXT_OUTPUT || sendsAway)) required.push(...MAIL_SETTINGS);
  const samples: Record<string, unknown> = parseEnv({});
  const own: Record<string, unknown> = settings;
  const missing = required.filter((key) => String(own[key]) === String(samples[key]));
  if (missing.length > 0) {
    throw new ConfigError(`Missing settings, see .env.example: ${missing.join(", ")}`);
  }
}

const MAIL_SETTINGS = ["SMTP_URL", "MAIL_FROM", "MAIL_TO"];

/** Checks the settings when the server starts. Exits with one line if they are wrong. */
export function start(): void {
  // Without a listener, the site would stop when the reader of its log exits.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  try {
    checkSettings("start");
    const settings = env();
    if (settings.VERCEL) return;
    if (settings.SMTP_URL.length === 0)
      console.warn("SMTP_URL is not set: e-mails from this machine stay in .inbox, others fail");
    // The development server needs its upgrades.
    if (settings.__NEXT_DEV_SERVER) return;
    limitShutdown(settings);
    if (!isLoopback(new URL(settings.SITE_URL).hostname) && settings.TRUST_PROXY_HOPS === 0) {
      console.warn(
        "TRUST_PROXY_HOPS is 0: all visitors share one rate limit, which one of them can use up; set it to the number of your reverse proxies",
      );
    }
  } catch (error) {
    exitOnConfigError(error);
  }
}

/**
 * Next stops on a signal when all connections have ended, of which Node ends those that wait for a next request. This
 * ends the others after their response, or soon if their request does not arrive. It limits how long they may take, and
 * exits at once on a second signal.
 */
function limitShutdown({ npm_lifecycle_event }: Env): void {
  /** The connections, with the request that is not answered yet. */
  const connections = new Map<Socket, IncomingMessage | undefined>();
  type Message = { socket: Socket & { server: Server }; request: IncomingMessage };
  const observe = (channel: string, listener: (message: Message) => void) =>
    subscribe(channel, (message) => listener(message as Message));
  observe("net.server.socket", ({ socket }) => {
    connections.set(socket, undefined);
    socket.once("close", () => connections.delete(socket));
    // Next would never answer a request to upgrade. Without a listener, Node answers it as any other.
    socket.server.removeAllListeners("upgrade");
  });
  observe("http.server.request.start", ({ socket, request }) => connections.set(socket, request));
  let stoppedAt = Infinity;
  observe("http.server.response.finish", ({ socket }) => {
    if (stoppedAt < Infinity) socket.destroySoon();
    else if (!socket.destroyed) connections.set(socket, undefined);
  });
  const endIncomplete = () => {
    for (const [socket, request] of connections) if (!request?.complete) socket.destroy();
  };
  const handleSignal = () => {
    // npm passes a signal on that the terminal has sent to the site too.
    if (performance.now() - stoppedAt > 1_000) process.exit(1);
    stoppedAt = Math.min(stoppedAt, performance.now());
    setTimeout(endIncomplete, REST_OF_BODY_MS).unref();
    setTimeout(() => process.exit(1), STOP_MS).unref();
  };
  process.on("SIGTERM", handleSignal).on("SIGINT", handleSignal);

  // On SIGTERM, npm's shell exits without passing the signal on. Other scripts may leave the site running on purpose.
  if (!["start", "serve"].includes(npm_lifecycle_event ?? "")) return;
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
