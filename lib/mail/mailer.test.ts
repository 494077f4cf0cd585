import { createServer as createHttpServer } from "node:http";
import { createServer, type Socket } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { listenOnFreePort } from "@/test-support/free-port";
import { mailWith, readMail } from "@/test-support/read-mail";
import {
  type Fault,
  startTestSmtpServer,
  type TestSmtpServer,
} from "@/test-support/test-smtp-server";
import { parseEnv } from "@/lib/env";
import { company } from "@/lib/site";
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
    expect(await send(mailer, "first")).toBe(true);
    expect(await send(mailer, "second")).toBe(true);
    expect([failing.connections(), up.connections()]).toEqual([1, 2]);
  }
});

test("tries a relay that refused temporarily once more, with the same Message-ID", async () => {
  const server = await newServer();
  server.setFault({ at: "message", action: "451 4.3.0 Try again", times: 1, isKept: true });
  expect(await send(newMailer([server]), "again")).toBe(true);
  const mail = await readMail(server.folder);
  expect(mail.map(({ messageId }) => messageId)).toEqual(Array(2).fill("<again@example.com>"));

  const actions = [
    ["451 4.3.0 Try again", 2],
    ["354 Out of place", 1],
    ["drop", 1],
  ] as const;
  for (const [action, attempts] of actions) {
    const before = server.connections();
    server.setFault({ at: "message", action });
    expect(await send(newMailer([server]), "failed")).toBe(false);
    expect(server.connections() - before).toBe(attempts);
  }
});

test("leaves a relay whose reply never ends after its share of the time", async () => {
  const share = new AbortController();
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValueOnce(share.signal);
  const dripping = await newRawServer((socket) => {
    socket.write("220 ready\r\n");
    const timer = setInterval(() => socket.write("250-more\r\n", () => share.abort()), 100);
    socket.on("close", () => clearInterval(timer));
  });
  const up = await newServer();
  const mailer = new Mailer(parseEnv({ SMTP_URL: `${dripping},${up.url}` }));
  expect(await send(mailer, "in time")).toBe(true);
  expect(timeout.mock.calls[0]?.[0]).toBeLessThanOrEqual(DELIVER_MS / 2);
  timeout.mockRestore();
});

test("sends in turn, and refuses what has too little time left when its turn comes", async () => {
  const mailer = newMailer([await newServer()], { SMTP_CONNECTIONS: "1" });
  const results = [
    send(mailer, "first"),
    send(mailer, "late", MIN_ATTEMPT_MS - 1),
    send(mailer, "last"),
  ];
  expect(await Promise.all(results)).toEqual([true, false, true]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: "mail accepted", reference: "first" },
    { event: "no time left", reference: "late" },
    { event: "mail accepted", reference: "last" },
  ]);
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
  expect(await send(mailer, "half")).toBe(true);
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
      const isKnown = requests.at(-1)?.get("client_id") === "client";
      // As Microsoft refuses a client (RFC 6749, section 5.2).
      const refusal = { error: "invalid_client", error_description: "AADSTS7000215: secret" };
      response.writeHead(isKnown ? 200 : 401);
      response.end(JSON.stringify(isKnown ? { access_token } : refusal));
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
      SMTP_OAUTH_SCOPE: "scope",
    };
    cleanups.push(() => tokens.close());
  });

  test("logs in with client credentials, with one token for all e-mails", async () => {
    accepted.add("token-1");
    const mailer = new Mailer(parseEnv(settings));
    expect(await send(mailer, "first")).toBe(true);
    expect(await send(mailer, "second")).toBe(true);
    expect(requests.map((request) => Object.fromEntries(request))).toEqual([
      {
        grant_type: "client_credentials",
        client_id: "client",
        client_secret: "secret",
        scope: "scope",
        refresh_token: "",
      },
    ]);
    // A check requests a token of its own.
    accepted.add("token-2");
    expect(await mailer.checkRelays()).toEqual([true]);
  });

  test.each([
    ["a refused token", {}, "EAUTH"],
    ["no token", { SMTP_OAUTH_TOKEN_URL: "http://127.0.0.1:9" }, "EAUTH"],
    ["a refused client", { SMTP_OAUTH_CLIENT_ID: "stranger" }, "invalid_client"],
  ])("sends nothing with %s, and logs why, but no secret", async (_name, changed, reason) => {
    const mailer = new Mailer(parseEnv({ ...settings, ...changed }));
    expect(await send(mailer, "refused login")).toBe(false);
    expect(await mailer.checkRelays()).toEqual([false]);
    expect(lines[0]).toContain(reason);
    expect(lines.join()).not.toMatch(/secret|token-/);
  });
});

test("reports which relays accept a connection, and asks each on one connection", async () => {
  const up = await newServer();
  let connections = 0;
  const silent = await newRawServer((socket) => {
    connections++;
    socket.write("220 ready\r\n");
  });
  const mailer = new Mailer(parseEnv({ SMTP_URL: `${up.url},${silent}` }));
  const checks = [mailer.checkRelays(), mailer.checkRelays()];
  expect(await Promise.all(checks)).toEqual(Array(2).fill([true, false]));
  expect(await mailer.checkRelays()).toEqual([true, false]);
  expect(connections).toBe(1);
});

test("sends from and to the configured addresses", async () => {
  const server = await newServer();
  const settings = { MAIL_FROM: "web@ice.test", MAIL_TO: "a@ice.test,b@ice.test" };
  await send(newMailer([server], settings), "addressed");
  expect(await mailWith("addressed", server.folder)).toMatchObject({
    from: { name: company.name, address: "web@ice.test" },
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
