import type { SMTPServerOptions } from "smtp-server";
import { readMail } from "@/e2e/support/read-mail";
import { startTestSmtpServer, type TestSmtpServer } from "@/e2e/support/test-smtp-server";
import { parseEnv } from "@/lib/env";
import { DELIVER_MS, MIN_ATTEMPT_MS, REPLY_MS } from "@/lib/time-limits";
import { Mailer } from "./mailer";

jest.mock("@/lib/time-limits", () => ({
  CONNECT_MS: 1_000,
  MIN_ATTEMPT_MS: 1_000,
  REPLY_MS: 1_500,
  DELIVER_MS: 3_500,
}));
jest.setTimeout(30_000);

const servers: TestSmtpServer[] = [];
const lines: Record<string, unknown>[] = [];

beforeEach(() => {
  lines.length = 0;
  jest.spyOn(console, "log").mockImplementation((line: string) => lines.push(JSON.parse(line)));
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

test("keeps the Message-ID in each attempt", async () => {
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

test("returns contentRefused although another relay is unreachable", async () => {
  const [refusing, down] = [await newServer(), await newServer()];
  refusing.setFault({ at: "message", action: 554 });
  down.setFault({ at: "recipient", action: 450 });
  expect(await send(newMailer([refusing, down]), "spam")).toBe("contentRefused");
});

test("logs a recipient that the relay refuses beside one that it accepts", async () => {
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

test("treats two logins at one host as two relays", async () => {
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

test("opens no more connections than SMTP_CONNECTIONS at once", async () => {
  const server = await newServer();
  server.setFault({ at: "message", action: "delay", milliseconds: 100 });
  const mailer = newMailer([server], { SMTP_CONNECTIONS: "2" });
  const started = performance.now();
  const results = await Promise.all(Array.from({ length: 8 }, (_, n) => send(mailer, `m${n}`)));
  expect(results).toEqual(Array(8).fill("sent"));
  expect(performance.now() - started).toBeGreaterThan(400);
});

test("waits for a slow relay, and longer for a single one", async () => {
  const [slow, up] = [await newServer(), await newServer()];
  slow.setFault({ at: "message", action: "delay", milliseconds: REPLY_MS - 700 });
  expect(await send(newMailer([slow, up]), "slow")).toBe("sent");
  slow.setFault({ at: "message", action: "delay", milliseconds: REPLY_MS + 700 });
  expect(await send(newMailer([slow]), "slower")).toBe("sent");
  expect(await readMail(slow.folder)).toHaveLength(2);
  expect(up.connections()).toBe(0);
});

test("leaves time for the next relay after a silent one", async () => {
  const [silent, up] = [await newServer(), await newServer()];
  silent.setFault({ at: "message", action: "hang" });
  expect(await send(newMailer([silent, up]), "next")).toBe("sent");
  expect(lines).toMatchObject([
    { event: "relay failed", code: "ETIMEDOUT" },
    { event: "mail accepted" },
  ]);
});

test("begins no attempt with too little time left, also after a wait for a connection", async () => {
  const server = await newServer();
  const mailer = newMailer([server], { SMTP_CONNECTIONS: "1" });
  expect(await send(mailer, "late", MIN_ATTEMPT_MS - 100)).toBe("unreachable");
  expect(server.connections()).toBe(0);

  server.setFault({ at: "message", action: "delay", milliseconds: 700 });
  const first = send(mailer, "first");
  expect(await send(mailer, "waits", MIN_ATTEMPT_MS + 500)).toBe("unreachable");
  expect(await first).toBe("sent");
  expect(server.connections()).toBe(1);
});

test("gives up at the deadline", async () => {
  const server = await newServer();
  server.setFault({ at: "recipient", action: "hang" });
  const started = performance.now();
  expect(await send(newMailer([server]), "hangs", 1_200)).toBe("unreachable");
  expect(performance.now() - started).toBeLessThan(3_000);
  expect(lines).toMatchObject([{ event: "relay failed", code: "EABORT" }]);
});

async function newServer(options?: SMTPServerOptions): Promise<TestSmtpServer> {
  const server = await startTestSmtpServer(options);
  servers.push(server);
  return server;
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
