import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer as createHttpServer, request } from "node:http";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { Redis } from "ioredis";
import type { SMTPServerOptions } from "smtp-server";
import { freePort, listenOnFreePort } from "../support/free-port";
import { sampleQuotation, sendQuotation } from "../support/quotation";
import { readMail } from "../support/read-mail";
import { hasRedis, startRedis } from "../support/redis";
import { skipWithout } from "../support/skip";
import { startSite, type Site } from "../support/site";
import { replyError, startTestSmtpServer } from "../support/test-smtp-server";

const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;

test("refuses requests beyond its capacity", async () => {
  test.setTimeout(240_000);
  const relay = await startTestSmtpServer();
  relay.setFault({ at: "message", action: "hang" });
  const site = await startSite({
    SMTP_URL: relay.url,
    NODE_OPTIONS: "--max-old-space-size=128",
  });
  let refused = 0;
  // node:http sends head and body at once. A body that arrives after the response would reset the connection.
  // On a slow machine it does so all the same, and a client that lost a response to that asks again.
  const post = (resolve: (status?: number) => void) => {
    const options = {
      agent: false,
      method: "POST",
      headers: { "Content-Type": "application/json" },
    };
    const call = request(`${site.url}/php/emailer.php`, options, (response) => {
      if (response.headers["retry-after"]) refused++;
      response.resume().on("end", () => resolve(response.statusCode));
    });
    call.on("error", () => post(resolve)).end(JSON.stringify(sampleQuotation()));
  };
  const answers = Array.from({ length: 1_000 }, () => new Promise(post));
  // On a slow machine more requests are refused, because they time out while they wait.
  await expect.poll(() => refused, { timeout: 180_000 }).toBeGreaterThanOrEqual(700);
  await relay.close();
  expect(await Promise.all(answers)).toEqual(Array(1_000).fill(503));
  await site.stop();
});

test("logs a failed delivery with relay and reply code, without personal data", async () => {
  const quotation = sampleQuotation();
  const relay = await startTestSmtpServer({
    onData: (stream, _session, done) => {
      const { your_name, company_email, company_contact } = quotation;
      const error = new Error(`5.7.1 "${your_name}" <${company_email}> ${company_contact}`);
      stream.resume().on("end", () => done(Object.assign(error, { responseCode: 554 })));
    },
  });
  const site = await startSite({ SMTP_URL: relay.url });
  expect((await sendQuotation(site.url, quotation)).status).toBe(502);
  await expect.poll(() => linesOf(site)).toHaveLength(2);
  const [failure, outcome] = linesOf(site);
  expect(failure).toMatchObject({ relay: `127.0.0.1:${relay.port}`, responseCode: 554 });
  expect(outcome.reference).toBe(failure.reference);
  for (const value of Object.values(quotation)) {
    if (typeof value === "string") expect(site.output()).not.toContain(value);
  }
  await Promise.all([site.stop(), relay.close()]);
});

test("trusts a relay only with a verified certificate", async () => {
  skipWithout("openssl", hasOpenssl);
  const { file, key, cert } = newCertificate();
  const login: SMTPServerOptions = {
    authOptional: false,
    disabledCommands: [],
    onAuth: ({ password }, _session, done) =>
      done(null, password === "right" ? { user: "site" } : {}),
  };
  const trusted = { ...login, key, cert };
  const stranger = { ...login, ...newCertificate() };
  const refused: [string, SMTPServerOptions][] = [
    ["smtps://site:wrong@localhost", { ...trusted, secure: true }],
    // The certificate names localhost only.
    ["smtps://site:right@127.0.0.1", { ...trusted, secure: true }],
    ["smtps://site:right@localhost", { ...stranger, secure: true }],
    ["smtp://site:right@localhost", stranger],
    ["smtp://site:right@localhost", { ...trusted, disabledCommands: ["STARTTLS"] }],
  ];
  for (const [address, options] of [
    ["smtps://site:right@localhost", { ...trusted, secure: true }],
    ["smtp://site:right@localhost", trusted],
  ] as const) {
    const relays = await Promise.all(
      [...refused, [address, options] as const].map(async ([address, options]) => {
        const relay = await startTestSmtpServer(options);
        const tls = address.startsWith("smtp:") ? "?tls=required" : "";
        return { ...relay, url: `${address}:${relay.port}${tls}` };
      }),
    );
    const site = await startSite({
      SMTP_URL: relays.map(({ url }) => url).join(),
      NODE_EXTRA_CA_CERTS: file,
    });
    expect((await sendQuotation(site.url)).status).toBe(200);
    const counts = relays.map(async ({ folder }) => (await readMail(folder)).length);
    expect(await Promise.all(counts)).toEqual([0, 0, 0, 0, 0, 1]);
    await Promise.all([site.stop(), ...relays.map((relay) => relay.close())]);
    const failures = linesOf(site).filter(({ event }) => event === "relay failed");
    expect(failures.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^Invalid login: 535 /),
      expect.stringMatching(/is not in the cert's/),
      "self-signed certificate",
      "self-signed certificate",
      expect.stringMatching(/^50\d /),
    ]);
    expect(site.output()).not.toMatch(/right|wrong/);
  }
});

test("delivers through a relay whose handshake is slow", async () => {
  skipWithout("openssl", hasOpenssl);
  const { file, key, cert } = newCertificate();
  const relay = await startTestSmtpServer({ key, cert, disabledCommands: ["AUTH"] });
  const proxy = await startSlowProxy(relay.port, [5_000, 1_200]);
  const site = await startSite({
    SMTP_URL: `smtp://localhost:${proxy.port}?tls=required`,
    NODE_EXTRA_CA_CERTS: file,
  });
  expect((await sendQuotation(site.url)).status).toBe(200);
  await Promise.all([site.stop(), relay.close(), proxy.close()]);
});

test("delivers a burst to a relay that allows as many connections as SMTP_CONNECTIONS", async () => {
  let open = 0;
  const relay = await startTestSmtpServer({
    // As Postfix's smtpd_client_connection_count_limit.
    onConnect: (_session, done) => {
      const reply = "421 4.7.0 mx.example.com Error: too many connections from 127.0.0.1";
      done(++open > 5 ? replyError(reply) : null);
    },
    onClose: () => open--,
  });
  const site = await startSite({ SMTP_URL: relay.url, SMTP_CONNECTIONS: "5" });
  const answers = await Promise.all(Array.from({ length: 60 }, () => sendQuotation(site.url)));
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200));
  expect(await readMail(relay.folder)).toHaveLength(60);
  await Promise.all([site.stop(), relay.close()]);
});

test("logs in with an access token", async () => {
  const relay = await startTestSmtpServer({
    authMethods: ["XOAUTH2"],
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ accessToken }, _session, done) =>
      done(null, accessToken === "token" ? { user: "site" } : {}),
  });
  const tokens = createHttpServer((_request, response) =>
    response.end(JSON.stringify({ access_token: "token", expires_in: 3599 })),
  );
  const site = await startSite({
    SMTP_URL: relay.url.replace("//", "//site@"),
    SMTP_OAUTH_TOKEN_URL: `http://127.0.0.1:${await listenOnFreePort(tokens)}`,
    SMTP_OAUTH_CLIENT_ID: "client",
    SMTP_OAUTH_CLIENT_SECRET: "secret",
    SMTP_OAUTH_SCOPE: "scope",
  });
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  expect((await sendQuotation(site.url)).status).toBe(200);
  expect(await readMail(relay.folder)).toHaveLength(1);
  tokens.close();
  await Promise.all([site.stop(), relay.close()]);
});

test("reports to monitoring whether mail would be delivered", async () => {
  skipWithout("redis-server", hasRedis);
  const [port, nobody, redis] = [await freePort(), await freePort(), await startRedis()];
  const site = await startSite({
    SMTP_URL: `smtp://site:secret@127.0.0.1:${nobody},smtp://127.0.0.1:${port}`,
    REDIS_URL: redis.url,
  });
  const health = async () => {
    const response = await fetch(`${site.url}/healthz`);
    return [response.status, await response.json()];
  };
  const down = { status: "down", relays: ["unavailable", "unavailable"], redis: "ready" };
  expect(await health()).toEqual([503, expect.objectContaining(down)]);

  const relay = await startTestSmtpServer({ port });
  expect((await sendQuotation(site.url)).status).toBe(200);
  const client = new Redis(redis.port);
  await client.config("SET", "maxmemory", "1");
  const degraded = { status: "degraded", relays: ["unavailable", "ready"], redis: "unavailable" };
  expect(await health()).toEqual([200, expect.objectContaining(degraded)]);
  client.disconnect();
  redis.process.kill("SIGKILL");
  await Promise.all([site.stop(), relay.close()]);
});

test("a container without a mail server answers 503 and logs the reason", async () => {
  const site = await startSite({ SMTP_URL: "", NEXT_OUTPUT: "standalone" });
  expect((await sendQuotation(site.url)).status).toBe(503);
  const reason = { event: "no relay", reason: "SMTP_URL is unset" };
  await expect.poll(() => linesOf(site)[0]).toMatchObject(reason);
  const health = await fetch(`${site.url}/healthz`);
  expect(health.status).toBe(503);
  expect(await health.json()).toEqual({ status: "down", relays: [], redis: "off" });
  await site.stop();
});

/** Starts a server that forwards to `port`. It delays one reply after another by the given milliseconds. */
async function startSlowProxy(port: number, delays: number[]) {
  const proxy = createServer((client) => {
    const server = connect(port, "127.0.0.1");
    client.on("error", () => server.destroy()).pipe(server);
    const forward = async (reply: Buffer) => {
      server.pause();
      await pause(delays.shift() ?? 0);
      client.write(reply);
      server.resume();
    };
    server.on("data", forward).on("close", () => client.end());
  });
  return { port: await listenOnFreePort(proxy), close: () => proxy.close() };
}

/** Creates a self-signed certificate for localhost. Pass `file` as NODE_EXTRA_CA_CERTS to make a process trust it. */
function newCertificate(): { file: string; key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const file = join(folder, "cert.pem");
  const key = join(folder, "key.pem");
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  const output = ["-nodes", "-days", "2", "-keyout", key, "-out", file];
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", ...names, ...output], {
    stdio: "pipe",
  });
  return { file, key: readFileSync(key, "utf8"), cert: readFileSync(file, "utf8") };
}

function linesOf(site: Site) {
  const lines = site.output().split("\n");
  return lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
}
