import { createServer as createHttpServer } from "node:http";
import { createServer, type Socket } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { listenOnFreePort } from "@/e2e/support/free-port";
import { mailWith, readMail } from "@/e2e/support/read-mail";
import {
  type Fault,
  startTestSmtpServer,
  type TestSmtpServer,
} from "@/e2e/support/test-smtp-server";
import { parseEnv } from "@/lib/env";
import { DELIVER_MS, MIN_ATTEMPT_MS } from "@/lib/time-limits";
import { Mailer } from "./mailer";

jest.setTimeout(60_000);

const cleanups: (() => unknown)[] = [];
const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  jest.spyOn(console, "log").mockImplementation((line: string) => lines.push(line));
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

const REFUSED: Fault = { at: "message", action: "554 5.7.1 Refused" };
const DEFERRED: Fault = { at: "recipient", action: "450 4.2.0 Greylisted" };

test("delivers through the next relay when one fails, which is then tried last", async () => {
  for (const fault of [REFUSED, DEFERRED, { at: "sender", action: "drop" } as const]) {
    const [failing, up] = [await newServer(), await newServer()];
    failing.setFault(fault);
    const mailer = newMailer([failing, up]);
    expect(await send(mailer, "first")).toBe("sent");
    expect(await send(mailer, "second")).toBe("sent");
    expect([failing.connections(), up.connections()]).toEqual([1, 2]);
  }
});

test("tries a relay that refused temporarily once more, with the same Message-ID", async () => {
  const server = await newServer();
  server.setFault({ at: "message", action: "451 4.3.0 Try again", times: 1, isKept: true });
  expect(await send(newMailer([server]), "again")).toBe("sent");
  const mail = await readMail(server.folder);
  expect(mail.map(({ messageId }) => messageId)).toEqual(Array(2).fill("<again@example.com>"));

  server.setFault({ at: "message", action: "451 4.3.0 Try again" });
  const before = server.connections();
  expect(await send(newMailer([server]), "deferred")).toBe("deferred");
  expect(server.connections() - before).toBe(2);
});

test("does not try a relay again that refused for good, or that may have accepted", async () => {
  const server = await newServer();
  server.setFault(REFUSED);
  expect(await send(newMailer([server]), "refused")).toBe("refused");
  for (const action of ["drop", "354 Out of place"] as const) {
    server.setFault({ at: "message", action });
    expect(await send(newMailer([server]), "lost")).toBe("unreachable");
  }
  expect(server.connections()).toBe(3);
});

test("leaves a silent relay, and one whose reply never ends, in time for the next one", async () => {
  const silent = await newRawServer(() => {});
  const dripping = await newRawServer((socket) => {
    socket.write("220 ready\r\n");
    const timer = setInterval(() => socket.write("250-more\r\n"), 100);
    socket.on("close", () => clearInterval(timer));
  });
  const up = await newServer();
  const results = [silent, dripping].map((url) => {
    const mailer = new Mailer(parseEnv({ SMTP_URL: `${url},${up.url}` }));
    return send(mailer, "in time", 2 * MIN_ATTEMPT_MS + 500);
  });
  expect(await Promise.all(results)).toEqual(["sent", "sent"]);
});

test("opens as many connections as a relay allows, and lets the other messages wait", async () => {
  const server = await newServer({ maxClients: 5 });
  const mailer = newMailer([server], { SMTP_CONNECTIONS: "5" });
  const all = Array.from({ length: 30 }, (_, n) => send(mailer, `burst-${n}`));
  expect(await Promise.all(all)).toEqual(Array(30).fill("sent"));
});

test("does not send a message that has waited too long for a connection", async () => {
  const server = await newServer();
  server.setFault({ at: "message", action: "delay", milliseconds: 1_000 });
  const mailer = newMailer([server], { SMTP_CONNECTIONS: "1" });
  const all = Array.from({ length: 4 }, () => send(mailer, "waits", MIN_ATTEMPT_MS + 1_500));
  const [sent, late] = ["sent", "unreachable"];
  expect(await Promise.all(all)).toEqual([sent, sent, late, late]);
  expect(await readMail(server.folder)).toHaveLength(2);
});

test("logs relay and reply code of a failure, but neither its words nor an address", async () => {
  const server = await newServer();
  server.setFault({ at: "message", action: "554 5.7.1 Aminath <aminath@example.mv> is spam" });
  await send(newMailer([server]), "spam");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    event: "relay failed",
    reference: "spam",
    relay: `127.0.0.1:${server.port}`,
    responseCode: 554,
    enhancedCode: "5.7.1",
  });
  expect(lines.join()).not.toMatch(/aminath/i);
  await send(new Mailer(parseEnv({ SMTP_URL: "smtp://site:secret@127.0.0.1:9" })), "closed");
  expect(JSON.parse(lines.at(-1) ?? "").reason).toContain("ECONNREFUSED");
  expect(lines.join()).not.toContain("secret");
});

test("logs a refused recipient of an accepted message", async () => {
  const server = await newServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("nobody") ? new Error("No such user") : null),
  });
  const mailer = newMailer([server], { MAIL_TO: "sales@example.com,nobody@example.com" });
  expect(await send(mailer, "half")).toBe("sent");
  expect(lines.map((line) => JSON.parse(line).event)).toEqual([
    "mail accepted",
    "recipient refused",
  ]);
});

describe("a user without a password", () => {
  const accepted = new Set<string>();
  let requests: URLSearchParams[] = [];
  let settings: Record<string, string>;
  let server: TestSmtpServer;
  beforeEach(async () => {
    requests = [];
    accepted.clear();
    const tokens = createHttpServer(async (request, response) => {
      const body = await new Response(request as unknown as ReadableStream).text();
      requests.push(new URLSearchParams(body));
      const access_token = `token-${requests.length}`;
      response.end(JSON.stringify({ access_token, expires_in: 3_599 }));
    });
    server = await newServer({
      authMethods: ["XOAUTH2"],
      authOptional: false,
      allowInsecureAuth: true,
      disabledCommands: ["STARTTLS"],
      onAuth: ({ username, accessToken = "" }, _session, done) =>
        accepted.has(accessToken) && username === "sales@example.com"
          ? done(null, { user: "site" })
          : done(Object.assign(new Error(`5.7.3 ${accessToken}`), { responseCode: 535 })),
    });
    settings = {
      SMTP_URL: server.url.replace("//", "//sales%40example.com@"),
      SMTP_OAUTH_TOKEN_URL: `http://127.0.0.1:${await listenOnFreePort(tokens)}`,
      SMTP_OAUTH_CLIENT_ID: "client",
      SMTP_OAUTH_CLIENT_SECRET: "secret",
    };
    cleanups.push(() => tokens.close());
  });

  test("logs in with client credentials, and with a new token after a refused one", async () => {
    const mailer = new Mailer(parseEnv({ ...settings, SMTP_OAUTH_SCOPE: "scope" }));
    accepted.add("token-2");
    expect(await send(mailer, "new token")).toBe("sent");
    expect(await send(mailer, "same token")).toBe("sent");
    expect(await mailer.checkRelays()).toEqual([true]);
    expect(requests).toHaveLength(2);
    accepted.clear();
    expect(await send(mailer, "refused login")).toBe("deferred");
    expect(lines.join()).not.toMatch(/secret|token-/);
    expect(Object.fromEntries(requests[0] ?? [])).toEqual({
      grant_type: "client_credentials",
      client_id: "client",
      client_secret: "secret",
      scope: "scope",
    });
  });

  test("logs in with a refresh token", async () => {
    accepted.add("token-1");
    const mailer = new Mailer(parseEnv({ ...settings, SMTP_OAUTH_REFRESH_TOKEN: "refresh" }));
    expect(await send(mailer, "refreshed")).toBe("sent");
    expect(Object.fromEntries(requests[0] ?? [])).toMatchObject({
      grant_type: "refresh_token",
      refresh_token: "refresh",
    });

    settings.SMTP_OAUTH_TOKEN_URL = "http://127.0.0.1:9";
    const tokenless = new Mailer(parseEnv({ ...settings, SMTP_OAUTH_REFRESH_TOKEN: "refresh" }));
    expect(await send(tokenless, "tokenless")).toBe("unreachable");
    expect(await tokenless.checkRelays()).toEqual([false]);
  });
});

test("reports which relays accept a connection, and asks each once", async () => {
  const up = await newServer();
  const mailer = new Mailer(parseEnv({ SMTP_URL: `${up.url},smtp://127.0.0.1:9` }));
  const checks = await Promise.all(Array.from({ length: 20 }, () => mailer.checkRelays()));
  expect(checks).toEqual(Array(20).fill([true, false]));
  expect(up.connections()).toBe(1);
});

test("sends from and to the configured addresses", async () => {
  const server = await newServer();
  const settings = {
    MAIL_FROM: "web@ice.test",
    MAIL_TO: "a@ice.test,b@ice.test",
    COMPANY_NAME: "Ice",
  };
  await send(newMailer([server], settings), "addressed");
  expect(await mailWith("addressed", server.folder)).toMatchObject({
    from: { name: "Ice", address: "web@ice.test" },
    to: [{ address: "a@ice.test" }, { address: "b@ice.test" }],
  });
});

async function newServer(options?: SMTPServerOptions): Promise<TestSmtpServer> {
  const server = await startTestSmtpServer(options);
  cleanups.push(server.close);
  return server;
}

/** Starts a server without a protocol and returns its address. */
async function newRawServer(converse: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    converse(socket);
    socket.resume();
  });
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${await listenOnFreePort(server)}`;
}

function newMailer(relays: TestSmtpServer[], settings: Record<string, string> = {}): Mailer {
  return new Mailer(parseEnv({ SMTP_URL: relays.map(({ url }) => url).join(), ...settings }));
}

function send(mailer: Mailer, name: string, milliseconds = DELIVER_MS) {
  const message = {
    reference: name,
    messageId: `<${name.replace(" ", "-")}@example.com>`,
    subject: name,
    replyTo: { name: "Aminath", address: "aminath@example.mv" },
    text: name,
    html: `<p>${name}</p>`,
  };
  return mailer.send(message, performance.now() + milliseconds);
}
