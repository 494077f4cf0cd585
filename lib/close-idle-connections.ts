import { subscribe } from "node:diagnostics_channel";
import { Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Once the process is told to stop, closes connections to its HTTP servers that have no request in flight. Next waits for
 * every connection, and browsers keep some open, or open them in advance, without a request.
 */
export function closeIdleConnectionsOnStop(): void {
  const sockets = new Set<Socket>();
  const busy = new Set<Socket>();
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
    const { socket, response } = message as { socket: Socket; response: ServerResponse };
    // The connection may be older than the subscription above: Next listens before this module runs.
    track(socket);
    busy.add(socket);
    response.once("close", () => busy.delete(socket));
  });
  const closeIdle = () => {
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
  };
  const stop = () => setInterval(closeIdle, 100).unref();
  process.once("SIGTERM", stop).once("SIGINT", stop);
}
