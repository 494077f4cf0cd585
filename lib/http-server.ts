import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { STOP_MS } from "./time-limits";

/** Corrects what Next's HTTP server does with odd requests and with a signal to stop. */
export function prepareHttpServer(): void {
  /** Each connection with the number of its requests that are not yet answered. */
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
    // Next fails with 500 at these; this address it answers with 404.
    if (request.method === "TRACE" || request.url === "*") request.url = "/*";
    // The connection may be older than the subscription above: Next listens before this module runs.
    count(socket, 1);
    response.once("close", () => {
      if (unanswered.has(socket)) count(socket, -1);
    });
  });

  // Next waits for every connection. Browsers keep some open, or open them in advance, without a request.
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
