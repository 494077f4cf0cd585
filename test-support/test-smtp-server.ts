import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from "smtp-server";

/** A reply of an SMTP server, such as `450 4.2.0 Greylisted`. */
type Reply = `${number} ${string}`;

/** A fault of an SMTP server at one step of a delivery. */
export type Fault = {
  at: "sender" | "recipient" | "message";
  action: Reply | "drop" | "delay";
  /** The duration of a delay. */
  milliseconds?: number;
  /** After this many times the fault ends. */
  times?: number;
  /** Whether the server stores the message although the step fails. */
  isKept?: boolean;
};

/** The fault of messages that contain "relay-refuses", so that tests can share a server. */
const REFUSED: Fault = { at: "message", action: "554 5.7.1 Refused" };

export type TestSmtpServer = {
  url: string;
  port: number;
  folder: string;
  /** Applies a fault to all deliveries from now on. Undefined ends it. */
  setFault: (fault: Fault | undefined) => void;
  /** How many connections the server has accepted. */
  connections: () => number;
  close: () => Promise<void>;
};

/**
 * Starts an SMTP server on the loopback interface. It stores accepted messages as .eml files in `folder`, or in a
 * temporary folder that it removes when it closes.
 */
export async function startTestSmtpServer({
  folder: ownFolder,
  ...options
}: SMTPServerOptions & { folder?: string } = {}): Promise<TestSmtpServer> {
  const folder = ownFolder ?? mkdtempSync(join(tmpdir(), "mail-"));
  const sockets = new Map<number, Socket>();
  let connections = 0;
  let currentFault: Fault | undefined;

  type Done = (error?: Error | null) => void;
  const answer = (
    at: Fault["at"],
    session: SMTPServerSession,
    done: Done,
    fault = currentFault,
  ) => {
    if (fault?.at !== at) return done();
    const { action, milliseconds } = fault;
    if (fault.times !== undefined && --fault.times === 0) currentFault = undefined;
    if (action === "delay") setTimeout(done, milliseconds);
    else if (action === "drop") sockets.get(session.remotePort)?.destroy();
    else done(replyError(action));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    maxClients: 1_000,
    onMailFrom: (_address, session, done) => answer("sender", session, done),
    onRcptTo: (_address, session, done) => answer("recipient", session, done),
    onData: async (stream, session, done) => {
      const message = await text(stream).catch(() => undefined);
      // The connection was closed in the middle of the message.
      if (message === undefined) return;
      const fault = message.includes("relay-refuses") ? REFUSED : currentFault;
      const isLost = fault?.at === "message" && fault.action !== "delay" && !fault.isKept;
      if (!isLost) writeFileSync(join(folder, `${randomUUID()}.eml`), message);
      answer("message", session, done, fault);
    },
    ...options,
  });
  server.on("error", () => {});
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.server.address() as AddressInfo;
  server.server.on("connection", (socket: Socket) => {
    const { remotePort = 0 } = socket;
    connections++;
    sockets.set(remotePort, socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(remotePort));
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    folder,
    connections: () => connections,
    setFault: (fault) => (currentFault = fault && { ...fault }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if (!ownFolder) rmSync(folder, { recursive: true });
        for (const socket of sockets.values()) socket.destroy();
      }),
  };
}

/** Returns an error that makes smtp-server send `reply`. */
function replyError(reply: Reply): Error {
  return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
}
