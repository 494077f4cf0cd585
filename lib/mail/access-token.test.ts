import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { SMTPServerOptions } from "smtp-server";
import { listenOnFreePort } from "@/e2e/support/free-port";
import { readMail } from "@/e2e/support/read-mail";
import { replyError, startTestSmtpServer } from "@/e2e/support/test-smtp-server";
import { parseEnv } from "@/lib/env";
import { DELIVER_MS, HEALTH_MS } from "@/lib/time-limits";
import { Mailer } from "./mailer";

jest.mock("@/lib/time-limits", () => ({
  ...jest.requireActual("@/lib/time-limits"),
  CONNECT_MS: 1_000,
}));
jest.setTimeout(60_000);

const cleanups: (() => unknown)[] = [];
const lines: Record<string, unknown>[] = [];
const USER = "website@example.com";
const SECRETS = ["client-secret", "refresh-secret", "token-1", "token-2"];

beforeEach(() => {
  lines.length = 0;
  jest.spyOn(console, "log").mockImplementation((line: string) => lines.push(JSON.parse(line)));
});
afterEach(() => {
  const output = JSON.stringify(lines);
  for (const secret of SECRETS) {
    expect(output).not.toContain(secret);
    expect(output).not.toContain(loginOf(secret));
  }
  jest.restoreAllMocks();
});
afterAll(() => Promise.all(cleanups.map((cleanup) => cleanup())));

type OnAuth = NonNullable<SMTPServerOptions["onAuth"]>;
type Refusal = (done: Parameters<OnAuth>[2], token: string) => void;

/** https://developers.google.com/workspace/gmail/imap/xoauth2-protocol: a challenge, then 535. */
const google: Refusal = (done) =>
  done(null, { data: { status: "400", schemes: "Bearer", scope: "https://mail.google.com/" } });

/** https://learn.microsoft.com/exchange/client-developer/legacy-protocols/how-to-authenticate-an-imap-pop-smtp-application-by-using-oauth */
const microsoft: Refusal = (done) =>
  done(
    replyError("535 5.7.3 Authentication unsuccessful [MA1PR01CA0157.INDPRD01.PROD.OUTLOOK.COM]"),
  );

/** A reply of several lines, as in https://github.com/nodemailer/nodemailer/issues/114. */
const googleInLines: Refusal = (done) => {
  const first = "535-5.7.8 Username and Password not accepted. Learn more at";
  const error = new Error("5.7.8  https://support.google.com/mail/?p=BadCredentials - gsmtp");
  done(Object.assign(error, { responseCode: `${first}\r\n535` as unknown as number }));
};

test.each([
  [{}, { grant_type: "client_credentials", scope: "mail.send", refresh_token: "" }],
  [
    { SMTP_OAUTH_REFRESH_TOKEN: "refresh-secret" },
    { grant_type: "refresh_token", scope: "mail.send", refresh_token: "refresh-secret" },
  ],
])("requests a token with %j", async (settings, request) => {
  const tokens = await newTokenServer();
  const { relay, mailer } = await newRelay(tokens, settings);
  expect(await send(mailer)).toBe("sent");
  const client = { client_id: "site", client_secret: "client-secret" };
  expect(tokens.requests).toEqual([{ ...client, ...request }]);
  expect(await readMail(relay.folder)).toHaveLength(1);
});

test("uses one token for many e-mails and for the check of the relay", async () => {
  const tokens = await newTokenServer();
  const { relay, mailer } = await newRelay(tokens);
  expect(await Promise.all(Array.from({ length: 20 }, () => send(mailer)))).toEqual(
    Array(20).fill("sent"),
  );
  expect(await send(mailer)).toBe("sent");
  forgetHealth();
  expect(await mailer.checkRelays()).toEqual([true]);
  expect(relay.connections()).toBe(22);
  expect(tokens.requests).toHaveLength(1);
});

test.each([
  ["Google", google],
  ["Google, in several lines,", googleInLines],
  ["Microsoft", microsoft],
])("replaces a token that %s refuses, once for all connections", async (_name, refuse) => {
  const tokens = await newTokenServer();
  const { relay, mailer } = await newRelay(tokens, {}, refuse);
  expect(await send(mailer)).toBe("sent");
  tokens.revoke();
  expect(await Promise.all(Array.from({ length: 20 }, () => send(mailer)))).toEqual(
    Array(20).fill("sent"),
  );
  expect(relay.connections()).toBe(21);
  expect(tokens.requests).toHaveLength(2);
});

// From Microsoft's and Google's references of errors, and from reports about them.
test.each([
  [
    /AADSTS7000215/,
    401,
    '{"error":"invalid_client","error_description":"AADSTS7000215: Invalid client secret provided.\\r\\nTrace ID: 1"}',
  ],
  [
    /invalid_grant: Token has been expired or revoked/,
    400,
    '{"error":"invalid_grant","error_description":"Token has been expired or revoked."}',
  ],
  [/not JSON/, 502, "<html><h1>Bad Gateway</h1></html>"],
  [/not JSON/, 200, "access_token=token-1"],
  [/Invalid authentication response/, 200, "null"],
  [/No access token/, 200, "{}"],
  [/Request Timeout/, 200, undefined],
] as const)("tries the next relay after %s", async (reason, status, body) => {
  const tokens = await newTokenServer((response) => {
    if (body !== undefined) response.writeHead(status).end(body);
  });
  const next = await newServer();
  const { relay, mailer } = await newRelay(tokens, {}, microsoft, next.url);
  expect(await send(mailer)).toBe("sent");
  expect(await readMail(next.folder)).toHaveLength(1);
  expect(lines[0]).toMatchObject({ event: "relay failed", code: "EAUTH" });
  expect(lines[0]?.reason).toMatch(reason);
  expect(relay.connections()).toBe(1);
  forgetHealth();
  expect(await mailer.checkRelays()).toEqual([false, true]);
});

test("logs why a mailbox may not log in", async () => {
  const reply =
    "535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Mailbox.";
  const tokens = await newTokenServer();
  const { mailer } = await newRelay(tokens, {}, (done) => done(replyError(reply)));
  tokens.revokeAll();
  expect(await send(mailer)).toBe("refused");
  expect(lines).toMatchObject([{ enhancedCode: "5.7.139", reason: `Invalid login: ${reply}` }]);
});

test("does not log a reply that quotes the login", async () => {
  const tokens = await newTokenServer();
  const { mailer } = await newRelay(tokens, {}, (done, token) =>
    done(replyError(`501 5.5.4 Unknown command: AUTH XOAUTH2 ${loginOf(token)}`)),
  );
  tokens.revokeAll();
  expect(await send(mailer)).toBe("refused");
  expect(lines).toMatchObject([{ event: "relay failed", enhancedCode: "5.5.4" }]);
  expect(lines[0]).not.toHaveProperty("reason");
});

/** Starts a token server. It issues token-1, token-2 and so on, unless `answer` is given. */
async function newTokenServer(answer?: (response: ServerResponse) => void) {
  const requests: Record<string, string>[] = [];
  const valid = new Set<string>();
  let isRevoked = false;
  const server = createServer(async (request, response) => {
    requests.push(Object.fromEntries(new URLSearchParams(await text(request))));
    if (answer) return answer(response);
    const token = `token-${requests.length}`;
    if (!isRevoked) valid.add(token);
    // Microsoft's answer. A token lives for about an hour.
    response.end(JSON.stringify({ token_type: "Bearer", expires_in: 3599, access_token: token }));
  });
  cleanups.push(() => server.close().closeAllConnections());
  return {
    url: `http://127.0.0.1:${await listenOnFreePort(server)}/token`,
    requests,
    isValid: (token: string) => valid.has(token),
    /** Ends the tokens that were issued so far. */
    revoke: () => valid.clear(),
    /** Ends all tokens, those of the future too. */
    revokeAll: () => {
      isRevoked = true;
    },
  };
}

/** Starts a relay that accepts the tokens of `tokens`, and a mailer that uses it, then `next`. */
async function newRelay(
  tokens: Awaited<ReturnType<typeof newTokenServer>>,
  settings: Record<string, string> = {},
  refuse: Refusal = google,
  next?: string,
) {
  const relay = await newServer({
    authMethods: ["XOAUTH2"],
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, accessToken = "" }, _session, done) => {
      if (username === USER && tokens.isValid(accessToken)) done(null, { user: username });
      else refuse(done, accessToken);
    },
  });
  const url = `smtp://${encodeURIComponent(USER)}@127.0.0.1:${relay.port}`;
  const env = parseEnv({
    SMTP_URL: next ? `${url},${next}` : url,
    SMTP_OAUTH_TOKEN_URL: tokens.url,
    SMTP_OAUTH_CLIENT_ID: "site",
    SMTP_OAUTH_CLIENT_SECRET: "client-secret",
    SMTP_OAUTH_SCOPE: "mail.send",
    ...settings,
  });
  return { relay, mailer: new Mailer(env) };
}

async function newServer(options?: SMTPServerOptions) {
  const server = await startTestSmtpServer(options);
  cleanups.push(server.close);
  return server;
}

function loginOf(token: string): string {
  return Buffer.from(`user=${USER}\x01auth=Bearer ${token}\x01\x01`).toString("base64");
}

function forgetHealth() {
  const now = performance.now();
  jest.spyOn(performance, "now").mockImplementation(() => now + HEALTH_MS + 1);
}

function send(mailer: Mailer) {
  return mailer.send(
    {
      subject: "Quotation request",
      replyTo: { name: "Aminath", address: "aminath@example.mv" },
      text: "Fish",
      html: "<p>Fish</p>",
    },
    {
      messageId: "<1@example.com>",
      reference: "TG-7F3K-9Q2M",
      deadline: performance.now() + DELIVER_MS,
    },
  );
}
