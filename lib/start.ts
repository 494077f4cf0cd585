import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import type { Server, Socket } from "node:net";
import { ConfigError, type Env, env, isLoopback, parseEnv } from "./env";
import { phone, SAMPLE_PHONE } from "./site";
import { REST_OF_BODY_MS, STOP_MS } from "./time-limits";

/**
 * Throws {@link ConfigError} if a site must not be built or started with its settings. A public site, whose `SITE_URL` is
 * not on this machine, is not built with the sample telephone number. It does not start without settings of its own for
 * e-mail, nor does a container or a site that has another machine's relay. Vercel cannot refuse to start a site, so its
 * production build checks them.
 */
export function checkSettings(step: "build" | "start", settings = env()): void {
  const { SITE_URL, SMTP_URL, NEXT_OUTPUT, VERCEL, VERCEL_ENV } = settings;
  const isPublic = !isLoopback(new URL(SITE_URL).hostname);
  if (step === "build" && isPublic && phone === SAMPLE_PHONE) {
    throw new ConfigError(
      "Replace the sample telephone number in lib/site.ts before a public build",
    );
  }
  const isVercelBuild = step === "build" && VERCEL_ENV === "production";
  const sendsAway = SMTP_URL.some(({ hostname }) => !isLoopback(hostname));
  const isStart = step === "start" && !VERCEL && (isPublic || NEXT_OUTPUT || sendsAway);
  if (!isVercelBuild && !isStart) return;
  const required = ["SMTP_URL", "MAIL_FROM", "MAIL_TO", ...(isVercelBuild ? ["SITE_URL"] : [])];
  const samples: Record<string, unknown> = parseEnv({});
  const own: Record<string, unknown> = settings;
  const missing = required.filter((key) => String(own[key]) === String(samples[key]));
  if (missing.length > 0) {
    throw new ConfigError(`Missing settings, see .env.example: ${missing.join(", ")}`);
  }
}

/** Checks the settings when the server starts. Exits with one line if they are wrong. */
export function start(): void {
  // Without a listener, the site would stop when the reader of its log exits.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  try {
    checkSettings("start");
    const settings = env();
    // The development server needs its upgrades.
    if (settings.VERCEL || settings.NODE_ENV === "development") return;
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
 * Next stops on a signal when all connections have ended. This ends those without a request, those whose request does
 * not arrive completely, and the others after their response. It limits how long they may take, and exits at once on a
 * second signal.
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
  const end = (isUseless: (request?: IncomingMessage) => boolean) => {
    for (const [socket, request] of connections) if (isUseless(request)) socket.destroy();
  };
  const handleSignal = () => {
    // npm passes a signal on that the terminal has sent to the site too.
    if (performance.now() - stoppedAt > 1_000) process.exit(1);
    stoppedAt = Math.min(stoppedAt, performance.now());
    end((request) => !request);
    setTimeout(() => end((request) => !request?.complete), REST_OF_BODY_MS).unref();
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
