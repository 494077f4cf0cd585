import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { ConfigError, type Env } from "../../lib/env";
import { KEEP_ALIVE_MS, READ_HEAD_MS, READ_REQUEST_MS } from "../../lib/time-limits";

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
  let isClosing = false;
  const server = createServer(limits, async (request, response) => {
    const { socket } = request;
    countRequest(socket, 1);
    response.once("close", () => countRequest(socket, -1));
    // Tells the client to open a new connection for its next request, as this one is about to be closed.
    if (isClosing) response.setHeader("Connection", "close");
    const answer = await handler;
    await answer(request, response);
  });

  // By connection, because of a response that waits for another on a connection that breaks Node says nothing.
  const unanswered = new Map<Socket, number>();
  const countRequest = (socket: Socket, change: number) => {
    const requests = unanswered.get(socket);
    if (requests !== undefined) unanswered.set(socket, requests + change);
  };
  server.on("connection", (socket: Socket) => {
    unanswered.set(socket, 0);
    socket.once("close", () => unanswered.delete(socket));
  });
  await open(server, { key: "PORT", port: PORT, host: HOST });

  /** Takes nothing more. Resolves once all is answered that somebody still waits for. */
  const close = () => {
    isClosing = true;
    setInterval(() => {
      for (const [socket, requests] of unanswered) if (requests === 0) socket.destroy();
    }, 100);
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { answerWith: setHandler, close };
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
