import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { ConfigError, type Env } from "../../lib/server/env";
import { KEEP_ALIVE_MS, READ_HEAD_MS, READ_REQUEST_MS, STOP_MS } from "../../lib/time-limits";

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Listens at once; requests wait until `answerWith` has been called. Throws {@link ConfigError}. */
export async function listen({ HOST, PORT }: Pick<Env, "HOST" | "PORT">) {
  let setHandler: (handler: Handler) => void = () => {};
  const handler = new Promise<Handler>((resolve) => (setHandler = resolve));
  const limits = {
    headersTimeout: READ_HEAD_MS,
    requestTimeout: READ_REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: 1_000,
  };
  let inFlight = 0;
  let isStopping = false;
  const server = createServer(limits, async (request, response) => {
    inFlight++;
    response.once("close", () => inFlight--);
    // Tells the client to open a new connection for its next request, as this one is about to be closed.
    if (isStopping) response.setHeader("Connection", "close");
    const answer = await handler;
    await answer(request, response);
  });
  await open(server, { key: "PORT", port: PORT, host: HOST });

  /** Answers what has begun, takes nothing more, and ends the process. */
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_MS);
    server.close(() => process.exit(0));
    // `close` waits for connections on which no request ever came; these are closed here.
    setInterval(() => inFlight === 0 && server.closeAllConnections(), 100);
  };
  return { answerWith: setHandler, stop };
}

/** Has `server` listen. Throws a {@link ConfigError} that names the wrong setting in one line. */
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
