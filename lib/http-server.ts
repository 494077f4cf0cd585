import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { STOP_MS } from "./time-limits";

/** Corrects what Next's HTTP server does with odd requests and with a signal to stop. */
export function prepareHttpServer(): void {
  const sockets = new Set<Socket>();
  const unanswered = new Set<ServerResponse>();
  const track = (socket: Socket) => {
    if (sockets.has(socket)) return;
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  };
  subscribe("net.server.socket", (message) => {
    const { socket } = message as { socket: Socket & { server?: unknown } };
    if (socket.server instanceof Server) track(socket);
  });
  subscribe("http.server.request.start", (message) => {
    const { socket, request, response } = message as RequestStart;
    // Next fails with 500 at these; this address it answers with 404.
    if (request.method === "TRACE" || request.url === "*") request.url = "/*";
    // The connection may be older than the subscription above: Next listens before this module runs.
    track(socket);
    unanswered.add(response);
    response.once("close", () => unanswered.delete(response));
  });

  // Next waits for every connection. Browsers keep some open, or open them in advance, without a request.
  const closeIdle = () => {
    const busy = new Set(Array.from(unanswered, ({ req }) => req.socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
  };
  const closeAll = () => sockets.forEach((socket) => socket.destroy());
  const stop = () => {
    setInterval(closeIdle, 100).unref();
    setTimeout(closeAll, STOP_MS).unref();
  };
  process.once("SIGTERM", stop).once("SIGINT", stop);
  process.once("SIGHUP", () => process.kill(process.pid, "SIGTERM"));
}

type RequestStart = { socket: Socket; request: IncomingMessage; response: ServerResponse };
