import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import type { SMTPServerOptions } from "smtp-server";
import { freePort } from "../support/free-port";
import { sampleQuotation, sendQuotation } from "../support/quotation";
import { readMail } from "../support/read-mail";
import { startSite, type Site } from "../support/site";
import { startTestSmtpServer } from "../support/test-smtp-server";

test.describe.configure({ timeout: 90_000 });

test("delivers through the next relay and asks the one that accepted first", async () => {
  const port = await freePort();
  const second = await startTestSmtpServer();
  const site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${port},${second.url}` });
  for (let n = 0; n < 3; n++) expect((await sendQuotation(site.url)).status).toBe(200);
  expect(site.output().match(/relay failed/g)).toHaveLength(1);

  const first = await startTestSmtpServer({ port });
  await second.close();
  expect((await sendQuotation(site.url)).status).toBe(200);
  expect(await readMail(first.folder)).toHaveLength(1);
  await Promise.all([site.stop(), first.close()]);
});

test("delivers for visitors who wait for a connection to a slow relay", async () => {
  const relay = await startTestSmtpServer();
  relay.setFault({ at: "message", action: "delay", milliseconds: 2_000 });
  const site = await startSite({ SMTP_URL: relay.url, SMTP_CONNECTIONS: "12" });
  expect((await sendQuotation(site.url, {})).status).toBe(422);
  const statuses = await Promise.all(
    Array.from({ length: 24 }, async () => (await sendQuotation(site.url)).status),
  );
  expect(statuses).toEqual(Array(24).fill(200));
  expect(await readMail(relay.folder)).toHaveLength(24);
  await Promise.all([site.stop(), relay.close()]);
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
  const [failure, outcome] = linesOf(site);
  expect(failure).toMatchObject({ relay: `127.0.0.1:${relay.port}`, responseCode: 554 });
  expect(outcome.reference).toBe(failure.reference);
  for (const value of Object.values(quotation)) {
    if (typeof value === "string") expect(site.output()).not.toContain(value);
  }
  await Promise.all([site.stop(), relay.close()]);
});

test("trusts a relay only with a verified certificate", async () => {
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
    expect(site.output()).not.toMatch(/right|wrong/);
    await Promise.all([site.stop(), ...relays.map((relay) => relay.close())]);
  }
});

test("reports to monitoring whether mail would be delivered", async () => {
  const relay = await startTestSmtpServer();
  const [nobody, redis] = [await freePort(), await freePort()];
  const site = await startSite({
    SMTP_URL: `smtp://site:secret@127.0.0.1:${nobody},${relay.url}`,
    REDIS_URL: `redis://:secret@127.0.0.1:${redis}`,
  });
  const health = async () => {
    const response = await fetch(`${site.url}/healthz`);
    return [response.status, await response.json()];
  };
  const degraded = { status: "degraded", relays: ["unreachable", "ready"], redis: "unavailable" };
  expect(await health()).toEqual([200, expect.objectContaining(degraded)]);
  await relay.close();
  const down = { status: "down", relays: ["unreachable", "unreachable"] };
  await expect.poll(health, { timeout: 20_000 }).toEqual([503, expect.objectContaining(down)]);
  await site.stop();
});

/** A self-signed certificate for localhost. Its `file` makes it an authority. */
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
