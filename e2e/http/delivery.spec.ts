import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { Redis } from "ioredis";
import type { SMTPServerOptions } from "smtp-server";
import { freePort } from "../../test-support/free-port";
import { sendQuotation } from "../../test-support/quotation";
import { readMail } from "../../test-support/read-mail";
import { hasRedis, startRedis } from "../support/redis";
import { skipWithout } from "../support/skip";
import { startSite, type Site } from "../support/site";
import { startTestSmtpServer } from "../../test-support/test-smtp-server";

/** A key and its self-signed certificate for localhost, valid from 2020 to 2120. */
const CERTIFICATE = "e2e/support/localhost.pem";

test("trusts a relay only with a verified certificate", async () => {
  const pem = readFileSync(CERTIFICATE);
  const login: SMTPServerOptions = {
    authOptional: false,
    disabledCommands: [],
    onAuth: ({ password }, _session, done) =>
      done(null, password === "right" ? { user: "site" } : {}),
  };
  const trusted = { ...login, key: pem, cert: pem };
  // Without one of ours, smtp-server uses its own, which has expired and is self-signed.
  const stranger = login;
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
        const tls = address.startsWith("smtp:") ? "?tls" : "";
        return { ...relay, url: `${address}:${relay.port}${tls}` };
      }),
    );
    const site = await startSite({
      SMTP_URL: relays.map(({ url }) => url).join(),
      NODE_EXTRA_CA_CERTS: CERTIFICATE,
    });
    expect((await sendQuotation(site.url)).status).toBe(200);
    const counts = relays.map(async ({ folder }) => (await readMail(folder)).length);
    expect(await Promise.all(counts)).toEqual([0, 0, 0, 0, 0, 1]);
    await Promise.all([site.stop(), ...relays.map((relay) => relay.close())]);
    const failures = linesOf(site).filter(({ event }) => event === "relay failed");
    expect(failures.map(({ code, reason }) => reason ?? code)).toEqual([
      "EAUTH",
      expect.stringMatching(/is not in the cert's/),
      expect.stringMatching(/certificate has expired/),
      expect.stringMatching(/certificate has expired/),
      "ETLS",
    ]);
    expect(site.output()).not.toMatch(/right|wrong/);
  }
});

test("reports to monitoring whether mail would be delivered", async () => {
  skipWithout("redis-server", hasRedis);
  const [nobody, relay, redis] = [
    `smtp://site:secret@127.0.0.1:${await freePort()}`,
    await startTestSmtpServer(),
    await startRedis(),
  ];
  const health = async ({ url }: Site) => {
    const response = await fetch(`${url}/healthz`);
    return [response.status, await response.json()];
  };
  const up = await startSite({ SMTP_URL: `${nobody},${relay.url}`, REDIS_URL: redis.url });
  const client = new Redis(redis.port);
  await client.config("SET", "maxmemory", "1");
  const degraded = { status: "degraded", relays: ["unavailable", "ready"], redis: "unavailable" };
  expect(await health(up)).toEqual([200, degraded]);
  const down = await startSite({ SMTP_URL: nobody });
  const relays = ["unavailable"];
  expect(await health(down)).toEqual([503, { status: "down", relays, redis: "off" }]);
  client.disconnect();
  redis.process.kill("SIGKILL");
  await Promise.all([up.stop(), down.stop(), relay.close()]);
});

function linesOf(site: Site) {
  const lines = site.output().split("\n");
  return lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
}
