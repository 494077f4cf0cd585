import dns from "node:dns";
import { createServer, type ServerOpts, type Socket } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { freePort, listenOnFreePort } from "@/e2e/support/free-port";
import { readMail } from "@/e2e/support/read-mail";
import {
  type Fault,
  type Reply,
  replyError,
  startTestSmtpServer,
  type TestSmtpServer,
} from "@/e2e/support/test-smtp-server";
import { until } from "@/e2e/support/until";
import { parseEnv } from "@/lib/env";
import { ATTEMPT_MS, CHECK_MS, HEALTH_MS } from "@/lib/time-limits";
import { Mailer } from "./mailer";

jest.mock("@/lib/time-limits", () => ({
  ...jest.requireActual("@/lib/time-limits"),
  ATTEMPT_MS: 1_500,
  CHECK_MS: 1_000,
  CLOSE_MS: 30_000,
  CONNECT_MS: 1_000,
  FURTHER_ATTEMPT_MS: 300,
  RETRY_PAUSE_MS: 100,
}));
const DELIVER_MS = 2 * ATTEMPT_MS + 1_500;
jest.setTimeout(60_000);

const cleanups: (() => unknown)[] = [];
const lines: Record<string, unknown>[] = [];

beforeEach(() => {
  lines.length = 0;
  jest.spyOn(console, "log").mockImplementation((line: string) => lines.push(JSON.parse(line)));
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

test("uses the same Message-ID in each attempt", async () => {
  const [silent, up] = [await newServer(), await newServer()];
  silent.setFault({ at: "message", action: "drop", isKept: true });
  expect(await send(newMailer([silent, up]), "same")).toBe("sent");
  const copies = [...(await readMail(silent.folder)), ...(await readMail(up.folder))];
  expect(copies.map(({ messageId }) => messageId)).toEqual(Array(2).fill("<same@example.com>"));
});

test.each([
  ["contentRefused", { at: "message", action: "554 5.7.1 Refused" }],
  ["refused", { at: "recipient", action: "550 5.1.1 Unknown" }],
  ["refused", { at: "connection", action: "554 5.7.1 Blocked" }],
  ["deferred", { at: "message", action: "451 4.3.0 Try again" }],
  ["unreachable", { at: "message", action: "drop" }],
  ["unreachable", { at: "sender", action: "drop" }],
] as const)("returns %s after %j", async (result, fault) => {
  const server = await newServer();
  server.setFault(fault);
  expect(await send(newMailer([server]), "failed", ATTEMPT_MS + 500)).toBe(result);
  const [code, enhancedCode] = fault.action.split(" ");
  const isReply = enhancedCode !== undefined;
  expect(lines[0]).toMatchObject({ event: "relay failed", code: expect.stringMatching(/^E/) });
  expect(lines[0]?.responseCode).toBe(isReply ? Number(code) : undefined);
  expect(lines[0]?.enhancedCode).toBe(enhancedCode);
});

// From the manuals and sources of these servers, and from reports about them.
test.each([
  ["smtp-relay.gmail.com", { at: "connection", action: "421 4.7.0 Temporary System Problem." }],
  ["Exim", { at: "connection", action: "421 mx: Too many concurrent SMTP connections" }],
  ["Postfix", { at: "sender", action: "452 4.3.1 Insufficient system storage" }],
  ["Postgrey", { at: "recipient", action: "450 4.2.0 <sales@example.com>: Greylisted" }],
  ["Amazon SES", { at: "message", action: "451 Temporary service failure" }],
  ["Microsoft 365", { at: "message", action: "432 4.3.2 Concurrent connections limit exceeded." }],
  ["Postfix", { at: "message", action: "421 4.3.0 Error: queue file write error" }],
] as const)("tries %s again after %j", async (_name, fault) => {
  const server = await newServer();
  server.setFault({ ...fault, times: 2 });
  expect(await send(newMailer([server]), "again")).toBe("sent");
  const [copy, ...further] = await readMail(server.folder);
  expect([copy?.messageId, further]).toEqual(["<again@example.com>", []]);
  expect(server.connections()).toBe(3);
});

test("tries a relay that deferred again after the next one was silent", async () => {
  const [deferring, silent] = [await newServer(), await newServer()];
  deferring.setFault({ at: "recipient", action: "450 4.2.0 Greylisted", times: 1 });
  silent.setFault({ at: "message", action: "hang" });
  expect(await send(newMailer([deferring, silent]), "later")).toBe("sent");
  expect(await readMail(deferring.folder)).toHaveLength(1);
});

test("never opens more connections than a relay allows", async () => {
  const server = await newServer({ maxClients: 10 });
  const mailer = newMailer([server], { SMTP_CONNECTIONS: "10" });
  const results = await Promise.all(
    Array.from({ length: 60 }, (_, n) => send(mailer, `m${n}`, 60_000)),
  );
  expect(results).toEqual(Array(60).fill("sent"));
  expect(lines.filter(({ event }) => event === "relay failed")).toEqual([]);
});

test("delivers a burst although a relay allows fewer connections", async () => {
  const server = await newServer({ maxClients: 10 });
  const mailer = newMailer([server], { SMTP_CONNECTIONS: "20" });
  const results = await Promise.all(
    Array.from({ length: 60 }, (_, n) => send(mailer, `m${n}`, 60_000)),
  );
  expect(results).toEqual(Array(60).fill("sent"));
});

test("frees every connection, whatever fails", async () => {
  let isMeeting = false;
  const senders: (() => void)[] = [];
  const server = await newServer({
    onMailFrom: (_address, _session, done) => {
      if (!isMeeting) return done();
      senders.push(done);
      if (senders.length === 5) for (const sender of senders) sender();
    },
  });
  const silent = await newSilentServer();
  const closed = `smtp://127.0.0.1:${await freePort()}`;
  const SMTP_URL = `${server.url},${silent.url},${closed}`;
  const mailer = new Mailer(parseEnv({ SMTP_URL, SMTP_CONNECTIONS: "5" }));
  const sendMany = (count: number, milliseconds?: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => send(mailer, `m${n}`, milliseconds)));
  const faults: Fault[] = [
    { at: "connection", action: "421 4.7.0 Try again later" },
    { at: "recipient", action: "drop" },
    { at: "recipient", action: "550 5.1.1 Unknown" },
    { at: "message", action: "hang" },
    { at: "message", action: "451 4.3.0 Try again" },
    { at: "message", action: "554 5.7.1 Refused" },
  ];
  for (const fault of faults) {
    server.setFault(fault);
    await sendMany(34, ATTEMPT_MS + 500);
  }
  server.setFault(undefined);
  expect(await send(mailer, "first", 20_000)).toBe("sent");
  isMeeting = true;
  expect(await sendMany(5)).toEqual(Array(5).fill("sent"));
});

test("returns contentRefused even if the next relay only defers the recipient", async () => {
  const [refusing, down] = [await newServer(), await newServer()];
  refusing.setFault({ at: "message", action: "554 5.7.1 Refused" });
  down.setFault({ at: "recipient", action: "450 4.2.0 Greylisted" });
  const mailer = newMailer([refusing, down]);
  expect(await send(mailer, "spam", ATTEMPT_MS + 500)).toBe("contentRefused");
});

test("logs a refused recipient of an accepted message", async () => {
  const server = await newServer({
    onRcptTo: ({ address }, _session, done) =>
      done(/^left/.test(address) ? replyError("550 5.1.1 Gone") : null),
  });
  const recipients = { MAIL_TO: "sales@example.com,left@example.com" };
  expect(await send(newMailer([server], recipients), "half")).toBe("sent");
  expect(lines).toMatchObject([
    { event: "mail accepted" },
    { event: "recipient refused", responseCode: 550 },
  ]);
});

test("treats two logins at the same host as two relays", async () => {
  const server = await newServer({
    authOptional: false,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(null, username === "good" ? { user: "x" } : {}),
  });
  const host = `127.0.0.1:${server.port}`;
  const SMTP_URL = `smtp://bad:x@${host},smtp://good:y@${host}`;
  const mailer = new Mailer(parseEnv({ SMTP_URL }));
  expect(await send(mailer, "login")).toBe("sent");
  expect(await mailer.checkRelays()).toEqual([false, true]);
});

test("lets messages wait for a connection, then first tries the relay that accepted last", async () => {
  const [silent, up] = [await newServer(), await newServer()];
  silent.setFault({ at: "message", action: "hang" });
  const mailer = newMailer([silent, up], { SMTP_CONNECTIONS: "2" });
  const results = await Promise.all(Array.from({ length: 4 }, (_, n) => send(mailer, `m${n}`)));
  expect(results).toEqual(Array(4).fill("sent"));
  expect([silent.connections(), up.connections()]).toEqual([2, 4]);
});

test("moves relays that fail to the end", async () => {
  const servers = [await newServer(), await newServer(), await newServer()];
  const [first, second, third] = servers;
  for (const server of [first, second]) server?.setFault({ at: "message", action: "hang" });
  const mailer = newMailer(servers);
  expect(await send(mailer, "first")).toBe("sent");
  expect(await send(mailer, "second")).toBe("sent");
  expect([first, second, third].map((server) => server?.connections())).toEqual([1, 1, 2]);
});

test("waits for a slow relay, and longer if there is no other relay", async () => {
  const [slow, up] = [await newServer(), await newServer()];
  slow.setFault({ at: "message", action: "delay", milliseconds: ATTEMPT_MS - 700 });
  expect(await send(newMailer([slow, up]), "slow")).toBe("sent");
  slow.setFault({ at: "message", action: "delay", milliseconds: ATTEMPT_MS + 700 });
  expect(await send(newMailer([slow]), "slower")).toBe("sent");
  expect(await readMail(slow.folder)).toHaveLength(2);
  expect(up.connections()).toBe(0);
});

test("gives up a silent relay before the time of an attempt is over", async () => {
  const [silent, up] = [await newSilentServer(), await newServer()];
  const settings = { SMTP_URL: `${silent.url},${up.url}`, SMTP_CONNECTIONS: "1" };
  expect(await send(new Mailer(parseEnv(settings)), "next")).toBe("sent");
  const failure = { code: "ETIMEDOUT", reason: "Greeting never received" };
  expect(lines).toMatchObject([failure, { event: "mail accepted" }]);
});

test.each([
  [/ECONNREFUSED/, async () => `smtp://127.0.0.1:${await freePort()}`],
  [/wrong version number/, async () => (await newServer()).url.replace("smtp:", "smtps:")],
  [
    // https://www.spamhaus.org/faqs/
    /^554 5.7.1 Service unavailable; Client host \[192.0.2.1\] blocked using zen.spamhaus.org$/,
    async () => {
      const server = await newServer();
      const text = "Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org";
      server.setFault({ at: "connection", action: `554 5.7.1 ${text}` });
      return server.url;
    },
  ],
])("logs %s", async (reason, start) => {
  const mailer = new Mailer(parseEnv({ SMTP_URL: await start() }));
  expect(await send(mailer, "why", ATTEMPT_MS + 500)).not.toBe("sent");
  expect(lines[0]?.reason).toMatch(reason);
});

// https://support.google.com/mail/?p=BadCredentials
test("logs why a login was refused, unless the reply quotes the password", async () => {
  const refusals: Reply[] = [
    "535 5.7.8 Username and Password not accepted.",
    "501 5.5.2 Cannot decode cGFzc3dvcmQ=",
    `535 5.7.8 Refused ${Buffer.from("\0site\0password").toString("base64")}`,
  ];
  const server = await newServer({
    authOptional: false,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(replyError(refusals.shift() ?? "500 Done")),
  });
  const SMTP_URL = `smtp://site:password@127.0.0.1:${server.port}`;
  const mailer = new Mailer(parseEnv({ SMTP_URL }));
  for (const name of ["first", "second", "third"]) {
    expect(await send(mailer, name)).toBe("refused");
  }
  expect(lines.map(({ enhancedCode, reason }) => [enhancedCode, reason])).toEqual([
    ["5.7.8", "Invalid login: 535 5.7.8 Username and Password not accepted."],
    ["5.5.2", undefined],
    ["5.7.8", undefined],
  ]);
});

test.each(["sender", "recipient", "message"] as const)(
  "does not log the text of a reply to the %s",
  async (at) => {
    const server = await newServer();
    server.setFault({ at, action: "421 4.7.0 Aminath <aminath@example.mv>" });
    expect(await send(newMailer([server]), "text", ATTEMPT_MS + 500)).toBe("deferred");
    expect(lines[0]).toMatchObject({ enhancedCode: "4.7.0" });
    expect(JSON.stringify(lines)).not.toMatch(/aminath/i);
  },
);

test.each(["192.0.2.1", "127.0.0.2"])(
  "reaches a TLS relay of which the address %s does not answer",
  async (address) => {
    // The test server warns about its certificate.
    jest.spyOn(console, "error").mockImplementation();
    const { port } = await newServer({ secure: true });
    const addresses = [address, "127.0.0.1"].map((address) => ({ address, family: 4 }));
    const lookup = (_host: string, _options: object, done: Done) => done(null, addresses);
    const spy = jest.spyOn(dns, "lookup").mockImplementation(lookup as typeof dns.lookup);
    const mailer = new Mailer(parseEnv({ SMTP_URL: `smtps://relay.test:${port}` }));
    expect(await send(mailer, "tls", DELIVER_MS)).toBe("unreachable");
    // The test server's certificate is not trusted, but was received.
    expect(lines[0]?.reason).toMatch(/certificate/);
    expect(await mailer.checkRelays()).toEqual([false]);
    spy.mockRestore();
  },
);

type Done = (error: null, addresses: object[]) => void;

test("does not rely on a relay that refuses the envelope", async () => {
  const server = await newServer();
  const mailer = newMailer([server]);
  expect(await mailer.checkRelays()).toEqual([true]);
  // Exchange Online without the permission to send as MAIL_FROM.
  server.setFault({
    at: "sender",
    action: "550 5.7.60 SMTP; Client does not have permissions to send as this sender",
  });
  expect(await send(mailer, "refused")).toBe("refused");
  expect(await mailer.checkRelays()).toEqual([false]);
  server.setFault(undefined);
  expect(await send(mailer, "accepted")).toBe("sent");
  expect(await mailer.checkRelays()).toEqual([true]);
});

test("aborts a relay that never ends its reply, and tries the next one", async () => {
  const [dripping, up] = [await newDrippingServer(), await newServer()];
  const mailer = new Mailer(parseEnv({ SMTP_URL: `${dripping.url},${up.url}` }));
  expect(await send(mailer, "next")).toBe("sent");
  expect(lines).toMatchObject([
    { event: "relay failed", code: "EABORT" },
    { event: "mail accepted" },
  ]);
});

test("leaves time for the next relay after a wait for a connection", async () => {
  const [first, second] = [await newServer(), await newServer()];
  const mailer = newMailer([first, second], { SMTP_CONNECTIONS: "1" });
  first.setFault({ at: "message", action: "delay", milliseconds: 1_000 });
  const [earlier, waits] = [send(mailer, "earlier"), send(mailer, "waits", ATTEMPT_MS + 1_500)];
  expect(await earlier).toBe("sent");
  first.setFault({ at: "message", action: "hang" });
  expect(await waits).toBe("sent");
  expect(await readMail(second.folder)).toHaveLength(1);
});

test.each([
  ["www.example.com", "https://www.example.com", "website@example.org"],
  ["example.org", "http://localhost:3000", "website@example.org"],
  ["example.org", "http://192.0.2.1", "website@example.org"],
])("greets as %s from %s", async (name, SITE_URL, MAIL_FROM) => {
  const names: string[] = [];
  const server = await newServer({
    onMailFrom: (_address, session, done) => {
      names.push(session.hostNameAppearsAs);
      done();
    },
  });
  const mailer = newMailer([server], { SITE_URL, MAIL_FROM });
  expect(await send(mailer, "name")).toBe("sent");
  expect(names).toEqual([name]);
});

test("starts no attempt with too little time left, even after a wait for a connection", async () => {
  const server = await newServer();
  const mailer = newMailer([server], { SMTP_CONNECTIONS: "1" });
  expect(await send(mailer, "late", ATTEMPT_MS - 100)).toBe("busy");
  expect(server.connections()).toBe(0);

  server.setFault({ at: "message", action: "delay", milliseconds: 1_000 });
  const first = send(mailer, "first");
  const [hopeless, waits] = [send(mailer, "hopeless", ATTEMPT_MS + 200), send(mailer, "waits")];
  expect(await hopeless).toBe("busy");
  expect(server.connections()).toBe(1);
  expect(await Promise.all([first, waits])).toEqual(["sent", "sent"]);
});

test("shares one check of a relay until it expires, and counts an accepted e-mail as a check", async () => {
  const [dripping, up] = [await newDrippingServer(), await newServer()];
  const mailer = new Mailer(parseEnv({ SMTP_URL: `${up.url},${dripping.url}` }));
  expect(await send(mailer, "proof")).toBe("sent");
  const checks = await Promise.all(Array.from({ length: 20 }, () => mailer.checkRelays()));
  expect(checks).toEqual(Array(20).fill([true, false]));
  expect([up.connections(), dripping.connections()]).toEqual([1, 1]);
  await until("the end of the connection", async () => dripping.open() === 0);

  await up.close();
  expect(await mailer.checkRelays()).toEqual([true, false]);
  const now = performance.now();
  jest.spyOn(performance, "now").mockReturnValue(now + HEALTH_MS + CHECK_MS);
  expect(await mailer.checkRelays()).toEqual([false, false]);
  jest.restoreAllMocks();
});

async function newServer(options?: SMTPServerOptions): Promise<TestSmtpServer> {
  const server = await startTestSmtpServer(options);
  cleanups.push(server.close);
  return server;
}

/** Starts a server that greets and then sends a reply that never ends. */
function newDrippingServer() {
  return newRawServer((socket) => {
    socket.write("220 ready\r\n");
    const timer = setInterval(() => socket.write("250-more\r\n"), 100);
    socket.on("close", () => clearInterval(timer));
  });
}

/** Starts a server that neither replies nor closes a connection. */
function newSilentServer() {
  return newRawServer(() => {}, { allowHalfOpen: true });
}

async function newRawServer(converse: (socket: Socket) => void, options: ServerOpts = {}) {
  let [connections, open] = [0, 0];
  const server = createServer(options, (socket) => {
    connections++;
    open++;
    socket.on("error", () => {}).on("close", () => open--);
    converse(socket);
    socket.resume();
  });
  const url = `smtp://127.0.0.1:${await listenOnFreePort(server)}`;
  cleanups.push(() => server.close());
  return { url, connections: () => connections, open: () => open };
}

function newMailer(relays: TestSmtpServer[], settings: Record<string, string> = {}): Mailer {
  return new Mailer(parseEnv({ SMTP_URL: relays.map(({ url }) => url).join(), ...settings }));
}

function send(mailer: Mailer, name: string, milliseconds = DELIVER_MS) {
  const message = {
    subject: name,
    replyTo: { name: "Aminath", address: "aminath@example.mv" },
    text: name,
    html: `<p>${name}</p>`,
  };
  return mailer.send(message, {
    messageId: `<${name}@example.com>`,
    reference: name,
    deadline: performance.now() + milliseconds,
  });
}
