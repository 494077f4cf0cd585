import { connect, createServer, type Socket } from "node:net";
import { listenOnFreePort } from "./free-port";

export type TcpProxy = {
  port: number;
  /** How many connections it has taken. */
  connections: () => number;
  /** Those that are open stay open and carry nothing any more, as behind a router that has forgotten them. */
  forgetConnections: () => void;
  /** Those that are open carry what is asked, and no answer. */
  loseAnswers: () => void;
  /** What is said on either side arrives so much later, there and back together. */
  delay: (milliseconds: number) => void;
  close: () => void;
};

/** Stands on a free port before the server on `port`. */
export async function startTcpProxy(port: number): Promise<TcpProxy> {
  const peers = new Map<Socket, Socket>();
  const deaf = new WeakSet<Socket>();
  let [connections, milliseconds] = [0, 0];

  const carry = (from: Socket, to: Socket) => {
    from.on("data", (data) => {
      const pass = () => deaf.has(to) || to.destroyed || to.write(data);
      if (milliseconds) setTimeout(pass, milliseconds / 2);
      else pass();
    });
    from.on("error", () => {});
    from.on("close", () => to.destroy());
  };
  const server = createServer((client) => {
    connections++;
    const peer = connect(port, "127.0.0.1");
    peers.set(client, peer);
    client.on("close", () => peers.delete(client));
    carry(client, peer);
    carry(peer, client);
  });
  return {
    port: await listenOnFreePort(server),
    connections: () => connections,
    forgetConnections: () =>
      peers.forEach((peer, client) => {
        deaf.add(client);
        deaf.add(peer);
      }),
    loseAnswers: () => peers.forEach((_, client) => deaf.add(client)),
    delay: (of) => (milliseconds = of),
    close: () => {
      server.close();
      peers.forEach((_, client) => client.destroy());
    },
  };
}
