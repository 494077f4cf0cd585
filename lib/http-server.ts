import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { STOP_MS } from "./time-limits";

/** Makes Next's HTTP server answer unusual requests without an error, and close its connections on a signal to stop. */
export function prepareHttpServer(): void {
  /** The number of unanswered requests of each open connection. */
  const unanswered = new Map<Socket, number>();
  const count = (socket: Socket, change: number) => {
    const former = unanswered.get(socket);
    if (former === undefined) socket.once("close", () => unanswered.delete(socket));
    unanswered.set(socket, (former ?? 0) + change);
  };
  subscribe("net.server.socket", (message) => {
    const { socket } = message as { socket: Socket & { server?: unknown } };
    if (socket.server instanceof Server) count(socket, 0);
  });
  subscribe("http.server.request.start", (message) => {
    const { socket, request, response } = message as RequestStart;
    // Next answers these requests with 500, but this URL with 404.
    if (request.method === "TRACE" || request.url === "*") request.url = "/*";
    // The connection may have been opened before the subscription above, because Next listens before this module runs.
    count(socket, 1);
    response.once("close", () => {
      if (unanswered.has(socket)) count(socket, -1);
    });
  });

  // After a signal to stop, Next waits until every connection is closed. Browsers keep connections open without a
  // request, and open some in advance.
  const closeIdle = () =>
    unanswered.forEach((requests, socket) => requests === 0 && socket.destroy());
  const closeAll = () => unanswered.forEach((_, socket) => socket.destroy());
  const stop = () => {
    setInterval(closeIdle, 100).unref();
    setTimeout(closeAll, STOP_MS).unref();
  };
  process.once("SIGTERM", stop).once("SIGINT", stop);
  process.once("SIGHUP", () => process.kill(process.pid, "SIGTERM"));
}

type RequestStart = { socket: Socket; request: IncomingMessage; response: ServerResponse };
