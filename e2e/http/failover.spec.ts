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
import { startTestSmtpServer, type TestSmtpServer } from "../support/test-smtp-server";

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

test("delivers once through relays that take 5 s to accept", async () => {
  const relays = [await startTestSmtpServer(), await startTestSmtpServer()];
  for (const relay of relays)
    relay.setFault({ at: "message", action: "delay", milliseconds: 5_000 });
  const site = await startSite({ SMTP_URL: relays.map(({ url }) => url).join() });
  expect((await sendQuotation(site.url)).status).toBe(200);
  const messages = await Promise.all(relays.map(({ folder }) => readMail(folder)));
  expect(messages.flat()).toHaveLength(1);
  await Promise.all([site.stop(), ...relays.map((relay) => relay.close())]);
});

// Fifty connections: the others wait for one, and none is answered "not sent" after its message was handed over.
test("tells 120 visitors at once the truth, where a relay takes 6 s to accept", async () => {
  const relay = await startTestSmtpServer();
  relay.setFault({ at: "message", action: "delay", milliseconds: 6_000 });
  const site = await startSite({ SMTP_URL: relay.url, SMTP_CONNECTIONS: "40" });
  const answers = await Promise.all(
    Array.from({ length: 120 }, async () => {
      const quotation = sampleQuotation();
      const { status } = await sendQuotation(site.url, quotation);
      return { status, company: quotation.company_name };
    }),
  );
  const sent = answers.filter(({ status }) => status === 200).map(({ company }) => company);
  expect(sent.length).toBeGreaterThanOrEqual(80);
  const texts = (await readMail(relay.folder)).map(({ text = "" }) => text);
  expect(texts).toHaveLength(sent.length);
  for (const company of sent)
    expect(texts.filter((text) => text.includes(company))).toHaveLength(1);
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

test("answers 503 without any relay and logs why", async () => {
  const site = await startSite({ SMTP_URL: "" });
  expect((await sendQuotation(site.url)).status).toBe(503);
  expect(site.output()).toContain("SMTP_URL is not set");
  await site.stop();
});

test("trusts a relay only with a verified certificate", async () => {
  const { file, key, cert } = newCertificate("localhost");
  const stranger = newCertificate("localhost");
  const tls: SMTPServerOptions = {
    authOptional: false,
    disabledCommands: [],
    onAuth: ({ password }, _session, done) =>
      done(null, password === "right" ? { user: "site" } : {}),
  };
  const implicit = { ...tls, secure: true, key, cert };
  const login = "site:right@localhost";
  const cases: [string, string, SMTPServerOptions, number][] = [
    ["implicit TLS", `smtps://${login}`, implicit, 200],
    ["STARTTLS", `smtp://${login}`, { ...tls, key, cert }, 200],
    ["wrong password", "smtps://site:no@localhost", implicit, 502],
    ["wrong host", "smtps://site:right@127.0.0.1", implicit, 503],
    ["unknown authority", `smtps://${login}`, { ...implicit, ...stranger }, 503],
    ["unknown authority, STARTTLS", `smtp://${login}`, { ...tls, ...stranger }, 503],
    ["no TLS offered", `smtp://${login}`, { ...tls, disabledCommands: ["STARTTLS"] }, 502],
  ];
  const results = cases.map(async ([name, address, options]) => {
    const relay = await startTestSmtpServer(options);
    const required = address.startsWith("smtp:") ? "?tls=required" : "";
    const site = await startSite({
      SMTP_URL: `${address}:${relay.port}${required}`,
      NODE_EXTRA_CA_CERTS: file,
    });
    const { status } = await sendQuotation(site.url);
    expect(site.output()).not.toContain("right");
    await Promise.all([site.stop(), relay.close()]);
    return [name, status, (await readMail(relay.folder)).length];
  });
  const expected = cases.map(([name, , , status]) => [name, status, status === 200 ? 1 : 0]);
  expect(await Promise.all(results)).toEqual(expected);
});

test("reports to monitoring whether mail would be delivered", async () => {
  const relay = await startTestSmtpServer();
  const gone = `smtp://site:secret@127.0.0.1:${await freePort()}`;
  const [ok, degraded, down] = await Promise.all([
    startSite({ SMTP_URL: relay.url }),
    startSite({
      SMTP_URL: `${gone},${relay.url}`,
      REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
    }),
    startSite({ SMTP_URL: gone }),
  ]);
  const health = async ({ url }: Site) => {
    const response = await fetch(`${url}/healthz`);
    return [response.status, await response.json()];
  };
  const relays = ["unreachable", "ready"];
  expect(await health(ok)).toEqual([
    200,
    expect.objectContaining({ status: "ok", relays: ["ready"] }),
  ]);
  expect(await health(degraded)).toEqual([
    200,
    expect.objectContaining({ status: "degraded", relays }),
  ]);
  expect(await health(down)).toEqual([503, expect.objectContaining({ status: "down" })]);
  await relay.close();
  await expect.poll(async () => (await health(ok))[0], { timeout: 20_000 }).toBe(503);
  await Promise.all([ok, degraded, down].map((site) => site.stop()));
});

/** A self-signed certificate for `host`. Its `file` makes it an authority. */
function newCertificate(host: string): { file: string; key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const file = join(folder, "cert.pem");
  const key = join(folder, "key.pem");
  const names = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`];
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
