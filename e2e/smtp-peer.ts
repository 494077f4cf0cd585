import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/**
 * What a word in a message makes the peer do after DATA, so that tests that run side by side decide each for their own
 * message: company name `relay-refuses` and so on.
 */
const behaviours = ["relay-refuses", "relay-defers", "relay-drops", "relay-hangs"] as const;

export type SmtpPeer = { port: number; folder: string; close: () => Promise<void> };

/** A real mail server on loopback that keeps what it accepts as .eml files in `folder`. */
export async function startSmtpPeer(
  folder: string,
  port = 0,
  options: SMTPServerOptions = {},
): Promise<SmtpPeer> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sockets = new Set<Socket>();

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    maxClients: Infinity,
    ...options,
    async onData(stream, session, done) {
      const message = await text(stream);
      switch (behaviours.find((word) => message.includes(word))) {
        case "relay-refuses":
          return done(reply(554, "5.7.1 Message refused"));
        case "relay-defers":
          return done(reply(451, "4.3.0 Try again later"));
        case "relay-drops":
          for (const socket of sockets)
            if (socket.remotePort === session.remotePort) socket.destroy();
          return;
        case "relay-hangs":
          return;
        default:
          store(folder, message);
          done(null);
      }
    },
  });
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  const listener = server.listen(port, "127.0.0.1");
  await new Promise((resolve, reject) => listener.on("listening", resolve).on("error", reject));
  const address = listener.address();
  return {
    port: address && typeof address === "object" ? address.port : port,
    folder,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

// Renamed into place, so that a reader never sees half a message.
function store(folder: string, message: string): void {
  const file = join(folder, `${Date.now()}-${randomUUID()}`);
  writeFileSync(`${file}.part`, message);
  renameSync(`${file}.part`, `${file}.eml`);
}
