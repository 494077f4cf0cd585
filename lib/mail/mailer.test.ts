import { createServer } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { listenOnFreePort } from "@/e2e/support/free-port";
import { readMail } from "@/e2e/support/read-mail";
import { startTestSmtpServer, type TestSmtpServer } from "@/e2e/support/test-smtp-server";
import { until } from "@/e2e/support/until";
import { parseEnv } from "@/lib/env";
import { ATTEMPT_MS, CHECK_MS, HEALTH_MS } from "@/lib/time-limits";
import { Mailer } from "./mailer";

jest.mock("@/lib/time-limits", () => ({
  ...jest.requireActual("@/lib/time-limits"),
  ATTEMPT_MS: 1_500,
  CHECK_MS: 1_000,
  CONNECT_MS: 1_000,
}));
const DELIVER_MS = 2 * ATTEMPT_MS + 1_500;
jest.setTimeout(30_000);

const servers: TestSmtpServer[] = [];
const lines: Record<string, unknown>[] = [];

beforeEach(() => {
  lines.length = 0;
  jest.spyOn(console, "log").mockImplementation((line: string) => lines.push(JSON.parse(line)));
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

test("uses the same Message-ID in each attempt", async () => {
  const [silent, up] = [await newServer(), await newServer()];
  silent.setFault({ at: "message", action: "drop", isKept: true });
  expect(await send(newMailer([silent, up]), "same")).toBe("sent");
  const copies = [...(await readMail(silent.folder)), ...(await readMail(up.folder))];
  expect(copies.map(({ messageId }) => messageId)).toEqual(Array(2).fill("<same@example.com>"));
});

test.each([
  ["contentRefused", { at: "message", action: 554 }],
  ["contentRefused", { at: "message", action: 451 }],
  ["refused", { at: "recipient", action: 550 }],
  ["refused", { at: "connection", action: 421 }],
  ["unreachable", { at: "message", action: "drop" }],
  ["unreachable", { at: "sender", action: "drop" }],
] as const)("returns %s after %j", async (result, fault) => {
  const server = await newServer();
  server.setFault(fault);
  expect(await send(newMailer([server]), "failed")).toBe(result);
  const responseCode = typeof fault.action === "number" ? fault.action : undefined;
  expect(lines).toEqual([
    expect.objectContaining({ event: "relay failed", code: expect.stringMatching(/^E/) }),
  ]);
  expect(lines[0]?.responseCode).toBe(responseCode);
});

test("returns contentRefused even if the next relay only defers the recipient", async () => {
  const [refusing, down] = [await newServer(), await newServer()];
  refusing.setFault({ at: "message", action: 554 });
  down.setFault({ at: "recipient", action: 450 });
  expect(await send(newMailer([refusing, down]), "spam")).toBe("contentRefused");
});

test("logs a refused recipient of an accepted message", async () => {
  const server = await newServer({
    onRcptTo: ({ address }, _session, done) =>
      done(/^left/.test(address) ? Object.assign(new Error("Gone"), { responseCode: 550 }) : null),
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
  expect(await send(mailer, "lost", 2 * ATTEMPT_MS + 100)).toBe("unreachable");
  expect(third?.connections()).toBe(0);
  expect(await send(mailer, "again")).toBe("sent");
  expect(third?.connections()).toBe(1);
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

test("aborts a relay that never ends its reply, and tries the next one", async () => {
  const [dripping, up] = [await newDrippingServer(), await newServer()];
  const mailer = new Mailer(parseEnv({ SMTP_URL: `${dripping.url},${up.url}` }));
  expect(await send(mailer, "next")).toBe("sent");
  expect(lines).toMatchObject([
    { event: "relay failed", code: "EABORT" },
    { event: "mail accepted" },
  ]);
  dripping.close();
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
  dripping.close();
});

async function newServer(options?: SMTPServerOptions): Promise<TestSmtpServer> {
  const server = await startTestSmtpServer(options);
  servers.push(server);
  return server;
}

/** Starts a server that greets and then sends a reply that never ends. */
async function newDrippingServer() {
  let [connections, open] = [0, 0];
  const server = createServer((socket) => {
    connections++;
    open++;
    socket.write("220 ready\r\n");
    const timer = setInterval(() => socket.write("250-more\r\n"), 100);
    socket
      .on("error", () => {})
      .on("close", () => {
        clearInterval(timer);
        open--;
      });
    socket.resume();
  });
  const url = `smtp://127.0.0.1:${await listenOnFreePort(server)}`;
  return { url, connections: () => connections, open: () => open, close: () => server.close() };
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
