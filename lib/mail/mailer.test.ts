import { once } from "node:events";
import { connect } from "node:net";
import dns from "node:dns";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { SMTPServerOptions } from "smtp-server";
import { parseEnv } from "@/lib/env";
import { MIN_ATTEMPT_MS, DELIVER_MS } from "@/lib/time-limits";
import { readMail } from "@/e2e/support/read-mail";
import { startSlowRelay } from "@/e2e/support/slow-relay";
import {
  emptyFolder,
  type Fault,
  startTestSmtpServer,
  type TestSmtpServer,
} from "@/e2e/support/test-smtp-server";
import { Mailer, mailer } from "./mailer";

jest.setTimeout(30_000);

const open: { close: () => unknown }[] = [];
const lines: Record<string, unknown>[] = [];
jest.spyOn(console, "log").mockImplementation((line: string) => lines.push(JSON.parse(line)));
afterAll(() => Promise.all(open.map((resource) => resource.close())));

const faults: Fault[] = [
  { at: "connection", action: 421 },
  { at: "connection", action: 554 },
  { at: "connection", action: "drop" },
  { at: "connection", action: "hang" },
  { at: "sender", action: 450 },
  { at: "sender", action: 421 },
  { at: "recipient", action: 450 },
  { at: "recipient", action: 550 },
  { at: "recipient", action: "hang" },
  { at: "message", action: 451 },
  { at: "message", action: 554 },
  { at: "message", action: "drop" },
  { at: "message", action: "drop", isKept: true },
];

test.concurrent.each([["fresh", false] as const, ["used", true] as const])(
  "whatever one relay does on a %s connection, the other takes over, in time and once",
  async (_name, hasServed) => {
    await Promise.all(
      faults.map(async (fault) => {
        const peers = await Promise.all([newPeer(), newPeer()]);
        const mailer = newMailer(peers.map(urlOf));
        if (hasServed) expect(await send(mailer, "first")).toBe("sent");
        peers[0]?.setFault(fault);

        expect([fault, await send(mailer, "second")]).toEqual([fault, "sent"]);
        const copies = (await mailIn(peers)).filter(({ messageId }) =>
          messageId?.includes("second"),
        );
        expect([fault, copies.length]).toEqual([fault, fault.isKept ? 2 : 1]);
      }),
    );
  },
);

test.concurrent.each<Fault>([
  { at: "sender", action: 452 },
  { at: "sender", action: 421 },
  { at: "recipient", action: 452 },
  { at: "message", action: 451 },
  { at: "message", action: 421 },
  { at: "sender", action: "drop" },
  { at: "sender", action: "hang" },
  { at: "recipient", action: "hang" },
  { at: "message", action: "drop" },
])("one relay, %j on a used connection: a fresh one delivers", async (fault) => {
  const peer = await newPeer();
  const mailer = newMailer([urlOf(peer)]);
  expect(await send(mailer, "first")).toBe("sent");
  peer.setFault({ ...fault, isOnUsedConnection: true });
  expect(await send(mailer, "second")).toBe("sent");
  expect(await send(mailer, "third")).toBe("sent");
  expect(await mailIn([peer])).toHaveLength(3);
});

test.concurrent(
  "a relay that refuses for good is not asked again over a fresh connection",
  async () => {
    const peer = await newPeer();
    const mailer = newMailer([urlOf(peer)]);
    expect(await send(mailer, "first")).toBe("sent");
    peer.setFault({ at: "message", action: 554 });
    expect(await send(mailer, "second")).toBe("refused");
    peer.setFault(undefined);
    expect(await send(mailer, "third")).toBe("sent");
    expect(peer.connections()).toBe(1);
  },
);

test.concurrent("a relay that refuses one e-mail is still the first to be asked", async () => {
  const peers = await Promise.all([newPeer(), newPeer()]);
  const mailer = newMailer(peers.map(urlOf));
  peers[0]?.setFault({ at: "recipient", action: 450 });
  expect(await send(mailer, "turned-away")).toBe("sent");
  peers[0]?.setFault(undefined);
  expect(await send(mailer, "next")).toBe("sent");
  expect(peers.map(({ connections }) => connections())).toEqual([1, 1]);
  expect(await mailIn(peers.slice(0, 1))).toMatchObject([{ subject: "next" }]);
});

test.concurrent("the log tells each step of a delivery, and how long it took", async () => {
  const peer = await newPeer();
  const mailer = newMailer([urlOf(peer)]);
  expect(await send(mailer, "logged-first")).toBe("sent");
  peer.setFault({ at: "sender", action: "drop", isOnUsedConnection: true });
  expect(await send(mailer, "logged-second")).toBe("sent");
  const relay = `127.0.0.1:${peer.port}`;
  expect(linesAbout("logged-second")).toMatchObject([
    { event: "connection failed", relay, phase: "envelope" },
    { event: "accepted", relay, response: expect.stringMatching(/^250/) },
  ]);
  for (const { ms } of linesAbout("logged-second")) expect(ms).toBeLessThan(DELIVER_MS);
});

test.concurrent.each([
  ["one relay", 1, 6_500],
  ["two relays", 2, 5_000],
])(
  "%s, slow to accept what it was handed, on a used connection too: one mail",
  async (_name, relays, ms) => {
    const peers = await Promise.all(Array.from({ length: relays }, () => newPeer()));
    const mailer = newMailer(peers.map(urlOf));
    expect(await send(mailer, "first")).toBe("sent");
    for (const peer of peers) peer.setFault({ at: "message", action: "delay", milliseconds: ms });
    const second = send(mailer, "second");
    expect(await Promise.all([second, send(mailer, "third")])).toEqual(["sent", "sent"]);
    expect(await mailIn(peers)).toHaveLength(3);
  },
);

test.concurrent(
  "what a relay was handed goes to no other while it is silent, and the next goes there first",
  async () => {
    const peers = await Promise.all([newPeer(), newPeer()]);
    const mailer = newMailer(peers.map(urlOf));
    peers[0]?.setFault({ at: "message", action: "hang", isKept: true });
    expect(await send(mailer, "first")).toBe("unreachable");
    expect(await mailIn(peers)).toHaveLength(1);
    expect(peers.map((peer) => peer.connections())).toEqual([1, 0]);
    expect(await send(mailer, "second")).toBe("sent");
    expect(peers.map((peer) => peer.connections())).toEqual([1, 1]);
  },
);

test.concurrent.each<Fault>([
  { at: "connection", action: "hang" },
  { at: "sender", action: "hang" },
  { at: "recipient", action: "hang" },
])("%j leaves a slow relay the time that it needs", async (fault) => {
  const peers = await Promise.all([newPeer(), newPeer()]);
  peers[0]?.setFault(fault);
  peers[1]?.setFault({ at: "message", action: "delay", milliseconds: 2_500 });
  const mailer = newMailer(peers.map(urlOf));
  expect(await send(mailer, "first")).toBe("sent");
  expect(await mailIn(peers)).toHaveLength(1);
});

test.concurrent.each<Fault>([
  { at: "connection", action: 421 },
  { at: "sender", action: 421 },
  { at: "message", action: 451 },
  { at: "message", action: "drop" },
])("one relay, %j once: it gets a second chance", async (fault) => {
  const peer = await newPeer();
  const mailer = newMailer([urlOf(peer)]);
  peer.setFault({ ...fault, isOnce: true });
  const name = `${fault.at}-${fault.action}`;
  expect(await send(mailer, name)).toBe("sent");
  const responseCode = typeof fault.action === "number" ? fault.action : undefined;
  const [failure, success] = linesAbout(name);
  expect(failure).toMatchObject({ event: "relay failed" });
  expect(failure?.responseCode).toBe(responseCode);
  expect(success).toMatchObject({ event: "accepted" });
});

test.concurrent("a relay's one connection is somebody else's for a moment", async () => {
  const peer = await newPeer({ maxClients: 1 });
  const somebody = connect(peer.port, "127.0.0.1");
  await once(somebody, "data");
  const sent = send(newMailer([urlOf(peer)]), "first");
  await pause(150);
  somebody.destroy();
  expect(await sent).toBe("sent");
});

test("a relay none of whose addresses answers is described by each of them", async () => {
  const gone = await newPeer();
  await gone.close();
  const addresses = ["127.0.0.2", "127.0.0.3"];
  const answer =
    (found: unknown) =>
    (...call: unknown[]) => {
      const done = call.at(-1);
      if (typeof done === "function") done(null, found);
    };
  const records = addresses.map((address) => ({ address, family: 4 }));
  const names = [
    jest.spyOn(dns.Resolver.prototype, "resolve4").mockImplementation(answer(addresses)),
    jest.spyOn(dns, "lookup").mockImplementation(answer(records)),
  ];
  expect(await send(newMailer([`smtp://relay.example:${gone.port}?tls=required`]), "nobody")).toBe(
    "unreachable",
  );
  for (const name of names) name.mockRestore();
  const [failure] = linesAbout("nobody");
  expect(failure).toMatchObject({ event: "relay failed", phase: "connect" });
  expect(failure?.message).toMatch(/ECONNREFUSED.*ECONNREFUSED/);
});

test.concurrent(
  "one of two recipients refused for good: sent, and an event of its own",
  async () => {
    const peer = await newPeer({
      onRcptTo: ({ address }, _session, done) =>
        done(
          /^left/.test(address) ? Object.assign(new Error("Gone"), { responseCode: 550 }) : null,
        ),
    });
    const recipients = { MAIL_TO: "sales@example.com,left@example.com" };
    expect(await send(newMailer([urlOf(peer)], recipients), "half")).toBe("sent");
    expect(linesAbout("half")).toMatchObject([
      { event: "accepted" },
      {
        event: "recipient refused",
        recipient: 2,
        responseCode: 550,
        relay: `127.0.0.1:${peer.port}`,
      },
    ]);
  },
);

test.concurrent("a relay that has no TLS gets no mail where TLS was asked for", async () => {
  const peer = await newPeer();
  for (const url of [`${urlOf(peer)}?tls=required`, `smtps://127.0.0.1:${peer.port}`]) {
    expect(await send(newMailer([url]), "secret")).not.toBe("sent");
  }
  expect(await mailIn([peer])).toEqual([]);
});

test.concurrent(
  "a relay on this machine gets mail though nobody vouches for its certificate",
  async () => {
    const peer = await newPeer({ disabledCommands: ["AUTH"] });
    expect(await send(newMailer([urlOf(peer)]), "plain")).toBe("sent");
  },
);

test.concurrent("a relay that takes no login gets mail without one", async () => {
  const peer = await newPeer();
  const at = `127.0.0.1:${peer.port}`;
  expect(await send(newMailer([`smtp://user:secret@${at}`]), "no-login")).toBe("sent");
});

test.concurrent("no words of the visitor stand in the log, whoever quotes them", async () => {
  const peer = await newPeer({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error("No mail from Aminath here"), { responseCode: 550 })),
  });
  expect(await send(newMailer([urlOf(peer)]), "quoted")).toBe("refused");
  expect(linesAbout("quoted")).toMatchObject([
    { event: "relay failed", message: expect.stringContaining("No mail from <redacted> here") },
  ]);
});

test.concurrent("what is left of the time may be too little to begin", async () => {
  const peer = await newPeer();
  const mailer = newMailer([urlOf(peer)]);
  expect(await send(mailer, "late", MIN_ATTEMPT_MS - 1)).toBe("unreachable");
  expect(peer.connections()).toBe(0);
});

test.concurrent.each([
  ["in time", DELIVER_MS / 7, "sent", 1],
  ["too late", DELIVER_MS / 5.5, "unreachable", 0],
])(
  "a relay that takes long for each reply, and would accept %s",
  async (_name, ms, result, messages) => {
    const relay = await startSlowRelay(ms);
    open.push(relay);
    expect(await send(newMailer([`smtp://127.0.0.1:${relay.port}`]), "slow")).toBe(result);
    await pause(ms);
    expect(relay.messages()).toBe(messages);
  },
);

test.concurrent("without a relay nothing is sent, and the log says why", async () => {
  expect(await send(newMailer([]), "nowhere")).toBe("unreachable");
  expect(linesAbout("nowhere")).toMatchObject([{ message: "SMTP_URL is not set" }]);
});

test("a process has one mailer, and with it one pool of connections", () => {
  expect(mailer()).toBe(mailer());
});

test.concurrent("two logins at one relay are two relays", async () => {
  const peer = await newPeer({
    authOptional: false,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(null, username === "good" ? { user: "x" } : {}),
  });
  const at = `127.0.0.1:${peer.port}`;
  const mailer = newMailer([`smtp://bad:x@${at}`, `smtp://good:y@${at}`]);
  expect(await send(mailer, "first")).toBe("sent");
  expect(await send(mailer, "second")).toBe("sent");
  expect(await mailer.checkRelays()).toEqual(["unreachable", "ready"]);
});

test.concurrent(
  "waiting for a free connection is not the relay's failure, and goes to the next relay",
  async () => {
    const peers = await Promise.all([newPeer(), newPeer()]);
    for (const peer of peers)
      peer.setFault({ at: "message", action: "delay", milliseconds: 1_000 });
    const mailer = newMailer(peers.map(urlOf), { SMTP_CONNECTIONS: "2" });
    const deliveries = await Promise.all(
      Array.from({ length: 8 }, (_, n) => send(mailer, `no${n}`)),
    );
    expect(deliveries).toEqual(Array<string>(8).fill("sent"));
    const [first = [], second = []] = await Promise.all(peers.map((peer) => mailIn([peer])));
    expect([first.length, second.length]).toEqual([4, 4]);
  },
);

test.concurrent(
  "a relay that lets in fewer than we ask for gets no more, and is not down",
  async () => {
    const peer = await newPeer({ maxClients: 3 });
    peer.setFault({ at: "message", action: "delay", milliseconds: 300 });
    const mailer = newMailer([urlOf(peer)]);
    const deliveries = await Promise.all(
      Array.from({ length: 20 }, (_, n) => send(mailer, `no${n}`)),
    );
    expect(deliveries).toEqual(Array<string>(20).fill("sent"));
    expect(await mailIn([peer])).toHaveLength(20);
  },
);

test.concurrent("a relay that is away for a moment is asked again", async () => {
  const gone = await newPeer();
  await gone.close();
  const mailer = newMailer([urlOf(gone)]);
  const sent = send(mailer, "first");
  await new Promise((resolve) => setTimeout(resolve, 150));
  open.push(await startTestSmtpServer(gone.folder, gone.port));
  expect(await sent).toBe("sent");
});

test.concurrent(
  "what waits longer than there is time for is told so, within the time",
  async () => {
    const peer = await newPeer();
    peer.setFault({ at: "message", action: "hang" });
    const mailer = newMailer([urlOf(peer)], { SMTP_CONNECTIONS: "1" });
    const isLate = pause(DELIVER_MS + 1_000, "late");
    const deliveries = Promise.all([send(mailer, "first"), send(mailer, "waits")]);
    expect(await Promise.race([deliveries, isLate])).toEqual(["unreachable", "unreachable"]);
    expect(linesAbout("waits")).toMatchObject([{ event: "relays are busy", connections: 1 }]);
  },
);

test.concurrent("asking whether a relay is ready takes no connection from a message", async () => {
  const peer = await newPeer({ maxClients: 1 });
  const mailer = newMailer([urlOf(peer)]);
  expect(await mailer.checkRelays()).toEqual(["ready"]);
  expect(await send(mailer, "first")).toBe("sent");
  expect(peer.connections()).toBe(1);

  const other = newMailer([urlOf(peer)]);
  await peer.close();
  expect(await other.checkRelays()).toEqual(["unreachable"]);
});

test.concurrent("nor does it while the only one is in use", async () => {
  const peer = await newPeer({ maxClients: 1 });
  peer.setFault({ at: "message", action: "delay", milliseconds: 1_000 });
  const mailer = newMailer([urlOf(peer)]);
  const sent = send(mailer, "first");
  await pause(200);
  expect(await mailer.checkRelays()).toEqual(["ready"]);
  expect(await send(mailer, "second")).toBe("sent");
  expect(await sent).toBe("sent");
});

let folders = 0;

async function newPeer(options?: SMTPServerOptions): Promise<TestSmtpServer> {
  const folder = join(tmpdir(), `mailer-test-${process.pid}-${folders++}`);
  const peer = await startTestSmtpServer(emptyFolder(folder), 0, options);
  open.push(peer, { close: () => emptyFolder(folder) });
  return peer;
}

function urlOf({ port }: TestSmtpServer): string {
  return `smtp://127.0.0.1:${port}`;
}

function newMailer(relays: string[], settings: Record<string, string> = {}): Mailer {
  return new Mailer(parseEnv({ SMTP_URL: relays.join(), ...settings }));
}

function send(mailer: Mailer, name: string, milliseconds = DELIVER_MS) {
  const message = {
    subject: name,
    replyTo: { name: "Aminath", address: "aminath@example.mv" },
    text: name,
    html: `<p>${name}</p>`,
    attachments: [],
  };
  const messageId = `<${name}@example.com>`;
  return mailer.send(
    { message, messageId, reference: name, personalData: ["Aminath"] },
    performance.now() + milliseconds,
  );
}

function linesAbout(name: string) {
  return lines.filter(({ reference }) => reference === name);
}

async function mailIn(peers: TestSmtpServer[]) {
  return (await Promise.all(peers.map(({ folder }) => readMail(folder)))).flat();
}
