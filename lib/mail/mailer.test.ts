import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "@/lib/config/env";
import { DELIVER_MS } from "@/lib/time-limits";
import { readMail } from "@/e2e/support/mail";
import {
  emptyFolder,
  type Fault,
  startTestSmtpServer,
  type TestSmtpServer,
} from "@/e2e/support/test-smtp-server";
import { Mailer } from "./mailer";

jest.setTimeout(30_000);

const open: { close: () => unknown }[] = [];
jest.spyOn(console, "log").mockImplementation(() => {});
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
  { at: "message", action: "hang" },
  { at: "message", action: "drop", isKept: true },
  { at: "message", action: "hang", isKept: true },
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

        const started = Date.now();
        expect([fault, await send(mailer, "second")]).toEqual([fault, "sent"]);
        expect(Date.now() - started).toBeLessThan(DELIVER_MS);
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
  { at: "message", action: "hang" },
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

test.concurrent("a slow relay is not a dead one, also on a used connection", async () => {
  const peer = await newPeer();
  const mailer = newMailer([urlOf(peer)]);
  expect(await send(mailer, "first")).toBe("sent");
  peer.setFault({ at: "message", action: "delay", milliseconds: 4_500 });
  expect(await send(mailer, "second")).toBe("sent");
  expect(await mailIn([peer])).toHaveLength(2);
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
  expect(await mailer.checkRelays(2_000)).toEqual(["unreachable", "ready"]);
});

test.concurrent(
  "waiting for a free connection is not the relay's failure, and goes to the next relay",
  async () => {
    const peers = await Promise.all([newPeer(), newPeer()]);
    for (const peer of peers)
      peer.setFault({ at: "message", action: "delay", milliseconds: 1_000 });
    const mailer = newMailer(peers.map(urlOf), { SMTP_CONNECTIONS: "2" });
    const started = Date.now();
    const deliveries = await Promise.all(
      Array.from({ length: 8 }, (_, n) => send(mailer, `no${n}`)),
    );
    expect(deliveries).toEqual(Array<string>(8).fill("sent"));
    expect(Date.now() - started).toBeLessThan(3_500);
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
    const started = Date.now();
    expect(await Promise.all([send(mailer, "first"), send(mailer, "second")])).toEqual([
      "unreachable",
      "unreachable",
    ]);
    expect(Date.now() - started).toBeLessThan(DELIVER_MS + 500);
  },
);

let folders = 0;

async function newPeer(
  options?: Parameters<typeof startTestSmtpServer>[2],
): Promise<TestSmtpServer> {
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

function send(mailer: Mailer, name: string) {
  const message = {
    subject: name,
    replyTo: { name: "Aminath", address: "aminath@example.mv" },
    text: name,
    html: `<p>${name}</p>`,
    attachments: [],
  };
  const messageId = `<${name}@example.com>`;
  return mailer.send({ message, messageId, reference: name, secrets: [] }, Date.now() + DELIVER_MS);
}

async function mailIn(peers: TestSmtpServer[]) {
  return (await Promise.all(peers.map(({ folder }) => readMail(folder)))).flat();
}
