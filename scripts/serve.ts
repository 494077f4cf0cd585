import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { constants } from "node:os";
import { type Env, setEnv } from "../lib/env";
import { prepareOutput } from "../lib/log";
import { QUOTATION_ENDPOINT } from "../lib/quotation/result";
import { applyBuildSettings, checkStart, exitOnConfigError, isPublic } from "../lib/start";
import { STOP_MS } from "../lib/time-limits";
import { listen } from "./listen";
import { loadSettings } from "./settings";

// Serves the last build, or the source with the argument `dev`. Also starts a local inbox if `SMTP_URL` is empty. The
// build bundles this file for the container, which has no inbox.

const isDevelopment = process.argv[2] === "dev";
/** The number of requests that a client may send before it has read the first response. */
const MAX_PIPELINED = 20;

prepareOutput();
try {
  const settings = await (isDevelopment ? prepareSource() : prepareBuild());
  checkStart(settings);
  if (isPublic(settings) && settings.TRUST_PROXY_HOPS === 0) {
    console.warn(
      "TRUST_PROXY_HOPS is 0: all visitors share one rate limit, which one of them can use up; set it to the number of your reverse proxies",
    );
  }
  const isLocal = settings.SMTP_URL.length === 0 && !settings.NEXT_OUTPUT;
  const inbox = isLocal && (await startInbox(settings));
  await startSite(settings);
  console.log(`Site   http://localhost:${settings.PORT}`);
  if (inbox) console.log(`Inbox  ${inbox}`);
} catch (error) {
  exitOnConfigError(error);
}

async function prepareSource(): Promise<Env> {
  const settings = loadSettings("development");
  const { writeFont } = await import("./subset-font");
  await writeFont();
  return settings;
}

function prepareBuild(): Env {
  const settings = applyBuildSettings(loadSettings("production"));
  // Next's own standalone server passes the configuration of the build in the same way.
  const { config } = JSON.parse(readFileSync(".next/required-server-files.json", "utf8"));
  setEnv({ __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) });
  return settings;
}

/**
 * Starts a mail server on this machine that stores every message in a folder, and a web page that lists the messages.
 * Returns the address of the page.
 */
async function startInbox({ INBOX_DIR, INBOX_PORT }: Env): Promise<string> {
  const { startMailServer } = await import("./inbox/mail-server");
  const { MessageStore } = await import("./inbox/store");
  const { startWebServer } = await import("./inbox/web-server");
  const store = await MessageStore.open(INBOX_DIR);
  const url = await startWebServer(store, INBOX_PORT);
  const { port } = await startMailServer((raw) => store.add(raw));
  setEnv({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  return url;
}

async function startSite({ HOST, PORT }: Env): Promise<void> {
  setEnv({ NEXT_TELEMETRY_DISABLED: "1" });
  const { default: next } = await import("next");
  // Longer than reverse proxies keep idle connections, or one could reuse a connection just as it is closed.
  const server = createServer({ keepAliveTimeout: 75_000 });
  // Next handles requests to upgrade to a WebSocket, which only its development server needs. Without a handler, Node
  // answers them like other requests.
  const httpServer = isDevelopment ? server : new Server();
  const app = next({ dev: isDevelopment, hostname: HOST, port: PORT, httpServer });
  const handle = app.getRequestHandler();
  let prepared: Promise<void> | undefined;

  const answer = ([request, response]: Exchange) => {
    const { method = "", url = "" } = request;
    // The target may also be `*` or, for a proxy, an absolute URL.
    const path = url.replace(/^https?:\/\/[^/?]*/i, "");
    request.url = path.startsWith("/") ? path : `/${path}`;
    const isForEndpoint = request.url.startsWith(QUOTATION_ENDPOINT) && method !== "TRACE";
    const isAllowed = /^(?:GET|HEAD)$/.test(method) || isForEndpoint || isDevelopment;
    if (isAllowed) void prepared?.then(() => handle(request, response));
    // Next answers TRACE with 500, and logs a header of a post that is meant for a server action.
    else response.writeHead(405, { Allow: "GET, HEAD", Connection: "close" }).end();
  };

  /** The unanswered requests of each connection. Next answers one at a time, because each needs much memory. */
  const queues = new Map<Socket, Exchange[]>();
  let isStopping = false;
  server.on("connection", (socket: Socket) => {
    queues.set(socket, []);
    socket.once("close", () => queues.delete(socket));
  });
  server.on("request", (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket);
    if (!queue || queue.length >= MAX_PIPELINED || isStopping) return socket.destroy();
    const answerFirst = () => {
      const [first] = queue;
      if (first && !socket.destroyed) answer(first);
      else if (isStopping) socket.destroy();
    };
    response.once("close", () => {
      queue.shift();
      answerFirst();
    });
    if (queue.push([request, response]) === 1) answerFirst();
  });

  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => queues.forEach((_, socket) => socket.destroy()), isDevelopment ? 0 : STOP_MS);
    queues.forEach((queue, socket) => {
      const [, lastResponse] = queue.at(-1) ?? [];
      if (lastResponse) lastResponse.shouldKeepAlive = false;
      else socket.destroy();
    });
    server.close(async () => {
      // Waits for deliveries whose visitors have left.
      await app.close();
      process.exit(128 + constants.signals[signal]);
    });
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, stop);
  await listen(server, { key: "PORT", port: PORT, host: HOST });
  await (prepared = app.prepare());
}

type Exchange = [request: IncomingMessage, response: ServerResponse];
