import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { ConfigError, type Env } from "../../lib/config/env";
import { STOP_MS } from "../../lib/time-limits";

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A client may take this long for a request's head, and for the whole of it. */
const HEAD_LIMIT_MS = 10_000;
const REQUEST_LIMIT_MS = 30_000;

/** Longer than a proxy's own (nginx: 60 s), so that it is never the proxy that finds a connection gone. */
const KEEP_ALIVE_MS = 75_000;

/** Listens at once; requests wait until `answerWith` has been called. Throws {@link ConfigError}. */
export async function listen({ HOST, PORT }: Pick<Env, "HOST" | "PORT">) {
  let setHandler: (handler: Handler) => void = () => {};
  const handler = new Promise<Handler>((resolve) => (setHandler = resolve));
  const limits = {
    headersTimeout: HEAD_LIMIT_MS,
    requestTimeout: REQUEST_LIMIT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: 1_000,
  };
  let inFlight = 0;
  let isStopping = false;
  const server = createServer(limits, async (request, response) => {
    inFlight++;
    response.once("close", () => inFlight--);
    // The client's next request on this connection would find it closed.
    if (isStopping) response.setHeader("Connection", "close");
    await (
      await handler
    )(request, response);
  });
  await open(server, { key: "PORT", port: PORT, host: HOST });

  /** Answers what has begun, takes nothing more, and ends the process. */
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_MS);
    server.close(() => process.exit(0));
    // Also connections on which nothing was ever asked, which would keep it open.
    setInterval(() => inFlight === 0 && server.closeAllConnections(), 100);
  };
  return { answerWith: setHandler, stop };
}

/** Has `server` listen, or says in one line which setting is in the way. Throws {@link ConfigError}. */
export async function open(
  server: Server,
  { key, port, host }: { key: string; port: number; host: string },
): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject).listen({ port, host }, resolve);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (/EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN|EINVAL/.test(reason)) {
      throw new ConfigError(`HOST should be an address of this machine (${reason})`);
    }
    throw new ConfigError(`Port ${port} cannot be used (${reason}): set ${key} to a free one`);
  }
}
