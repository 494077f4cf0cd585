import { mkdirSync, rmSync } from "node:fs";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { SMTPServerOptions, SMTPServerSession } from "smtp-server";
import { startMailServer } from "../../scripts/inbox/mail-server";
import { MessageStore } from "../../scripts/inbox/store";

/** What a mail server may do instead of its duty, and when. A number is the reply it gives. */
export type Fault = {
  at: "connection" | "sender" | "recipient" | "message";
  action: number | "hang" | "drop" | "delay";
  /** How long a delay is. */
  milliseconds?: number;
  /** Only on a connection that has carried a message before. */
  isOnUsedConnection?: boolean;
  /** It happens once, and then no more. */
  isOnce?: boolean;
  /** The message is kept all the same, so that its sender cannot know. */
  isKept?: boolean;
};

/** Words in a message that decide its fate, so that tests which run side by side do not disturb one another. */
const words: Record<string, Fault> = {
  "relay-refuses": { at: "message", action: 554 },
  "relay-defers": { at: "message", action: 451 },
  "relay-drops": { at: "message", action: "drop" },
  "relay-hangs": { at: "message", action: "hang" },
  "relay-is-slow": { at: "message", action: "delay" },
};

export type TestSmtpServer = {
  port: number;
  folder: string;
  /** Happens to every message from now on; undefined ends it. */
  setFault: (fault: Fault | undefined) => void;
  /** How many there have been. */
  connections: () => number;
  /** Called with each message that is kept although its sender may not know so. */
  onSecretlyKept: (listener: (message: string) => void) => void;
  close: () => Promise<void>;
};

/** A real mail server on loopback that keeps what it accepts as .eml files in `folder`. */
export async function startTestSmtpServer(
  folder: string,
  port = 0,
  options: SMTPServerOptions = {},
): Promise<TestSmtpServer> {
  mkdirSync(folder, { recursive: true });
  const store = await MessageStore.open(folder);
  const sockets = new Map<number, Socket>();
  let connections = 0;
  let currentFault: Fault | undefined;
  let secretlyKept: (message: string) => void = () => {};

  type Done = (error?: Error | null) => void;
  const pass = (at: Fault["at"], session: SMTPServerSession, done: Done, fault = currentFault) => {
    if (fault?.at !== at || !isDue(fault, session)) return done();
    if (fault.isOnce) currentFault = undefined;
    if (fault.action === "delay") return void setTimeout(done, fault.milliseconds ?? 3_000);
    if (fault.action === "drop") return drop(session);
    if (typeof fault.action === "number") return done(reply(fault.action));
  };
  const used = new Set<number>();
  const isDue = ({ isOnUsedConnection }: Fault, { remotePort }: SMTPServerSession) =>
    !isOnUsedConnection || used.has(remotePort);
  const drop = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy();

  // A sender that has not said another word on its connection may not have read the answer.
  const unconfirmed = new Map<number, string>();
  const keep = async (message: string, { remotePort }: SMTPServerSession) => {
    await store.add(Buffer.from(message));
    if (sockets.has(remotePort)) unconfirmed.set(remotePort, message);
    else secretlyKept(message);
  };

  const behaviour: SMTPServerOptions = {
    onConnect: (session, done) => pass("connection", session, done),
    onMailFrom: (_address, session, done) => {
      unconfirmed.delete(session.remotePort);
      pass("sender", session, done);
    },
    onRcptTo: (_address, session, done) => pass("recipient", session, done),
    onData: async (stream, session, done) => {
      const message = await text(stream).catch(() => undefined);
      if (message === undefined) return;
      const word = Object.keys(words).find((word) => message.includes(word));
      const fault = word ? words[word] : currentFault;
      const isFaulty = fault?.at === "message" && fault.action !== "delay" && isDue(fault, session);
      if (!isFaulty || fault.isKept) await keep(message, session);
      const answer: Done = (error) => {
        if (!error) used.add(session.remotePort);
        done(error);
      };
      pass("message", session, answer, fault);
    },
    ...options,
  };
  const { server, port: itsPort } = await startMailServer(async () => {}, behaviour, port);
  server.server.on("connection", (socket: Socket) => {
    const { remotePort = 0 } = socket;
    sockets.set(remotePort, socket);
    connections++;
    socket
      .on("error", () => {})
      .on("close", () => {
        sockets.delete(remotePort);
        used.delete(remotePort);
        const message = unconfirmed.get(remotePort);
        if (message !== undefined) secretlyKept(message);
        unconfirmed.delete(remotePort);
      });
  });
  return {
    port: itsPort,
    folder,
    connections: () => connections,
    setFault: (fault) => (currentFault = fault),
    onSecretlyKept: (listener) => (secretlyKept = listener),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets.values()) socket.destroy();
      }),
  };
}

/** Forgets what an earlier run has left. */
export function emptyFolder(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  return folder;
}

function reply(responseCode: number): Error {
  return Object.assign(new Error("No"), { responseCode });
}
