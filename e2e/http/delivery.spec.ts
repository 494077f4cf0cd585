import { spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import type { SMTPServerOptions } from "smtp-server";
import { certificateFor } from "../support/certificate";
import { isSignedBy } from "../support/dkim";
import { MAIL_FOLDER, readMail, waitForMail } from "../support/mail";
import { someQuotation } from "../support/quotation";
import { freePort, startSite, type Site } from "../support/site";
import {
  emptyFolder,
  type Fault,
  type TestSmtpServer,
  startTestSmtpServer,
} from "../support/test-smtp-server";

const faults: Fault[] = [
  { at: "connection", action: 421 },
  { at: "connection", action: 554 },
  { at: "connection", action: "drop" },
  { at: "connection", action: "hang" },
  { at: "sender", action: 450 },
  { at: "sender", action: 421 },
  { at: "recipient", action: 450 },
  { at: "recipient", action: 550 },
  { at: "recipient", action: "hang" },
  { at: "message", action: 451 },
  { at: "message", action: 554 },
  { at: "message", action: "drop" },
  { at: "message", action: "hang" },
  { at: "message", action: "drop", isKept: true },
  { at: "message", action: "hang", isKept: true },
];

test("whatever one relay does, the other takes over, within ten seconds and once", async () => {
  test.setTimeout(90_000);
  const peers = await Promise.all([newPeer("first"), newPeer("second")]);
  const site = await startSite({ SMTP_URL: peers.map(plainUrl).join() });
  for (const fault of faults) {
    await test.step(JSON.stringify(fault), async () => {
      const asked = await relayAskedFirst(site, peers);
      asked.setFault(fault);
      const quotation = someQuotation();
      const started = Date.now();
      expect((await send(site, quotation)).status).toBe(200);
      expect(Date.now() - started).toBeLessThan(10_000);
      asked.setFault(undefined);

      const copies = await copiesOf(quotation.company_name, peers);
      expect(copies).toHaveLength(fault.isKept ? 2 : 1);
      expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
    });
  }
  await Promise.all([site.stop(), ...peers.map((peer) => peer.close())]);
});

test("a relay that failed rests, and is asked again when the others fail", async () => {
  const second = await newPeer("rest");
  const port = await freePort();
  const site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${port},${plainUrl(second)}` });
  for (let n = 0; n < 3; n++) expect((await send(site, someQuotation())).status).toBe(200);
  expect(site.output().match(/relay failed/g)).toHaveLength(1);

  const first = await startTestSmtpServer(emptyFolder(`${MAIL_FOLDER}-delivery-back`), port);
  second.setFault({ at: "connection", action: 421 });
  await second.close();
  expect((await send(site, someQuotation())).status).toBe(200);
  expect(await readMail(first.folder)).toHaveLength(1);
  await Promise.all([site.stop(), first.close()]);
});

test("a failed delivery is logged with relay and answer, without personal data", async () => {
  const peer = await newPeer("log");
  const site = await startSite({ SMTP_URL: plainUrl(peer) });
  peer.setFault({ at: "message", action: 554 });
  const quotation = someQuotation();
  expect((await send(site, quotation)).status).toBe(502);
  const lines = site
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  const [failure, outcome] = lines.map((line) => JSON.parse(line));
  expect(failure).toMatchObject({ relay: `127.0.0.1:${peer.port}`, responseCode: 554 });
  expect(outcome).toMatchObject({ outcome: "refused_by_mail_server" });
  expect(outcome.reference).toBe(failure.reference);
  for (const value of Object.values(quotation)) {
    if (typeof value === "string") expect(site.output()).not.toContain(value);
  }
  await Promise.all([site.stop(), peer.close()]);
});

test("without any relay the log says why nothing was delivered", async () => {
  const site = await startSite({ SMTP_URL: "" });
  expect((await send(site, someQuotation())).status).toBe(503);
  const lines = site.output().split("\n");
  const [failure, outcome] = lines
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
  expect(failure).toMatchObject({ event: "relay failed", message: "SMTP_URL is not set" });
  expect(outcome).toMatchObject({ outcome: "no_mail_server", reference: failure.reference });
  await site.stop();
});

test("messages carry a valid DKIM signature when one is configured", async () => {
  const peer = await newPeer("dkim");
  const { privateKey, publicKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  const site = await startSite({
    SMTP_URL: plainUrl(peer),
    DKIM_DOMAIN: "example.com",
    DKIM_SELECTOR: "mail",
    DKIM_PRIVATE_KEY: privateKey.replaceAll("\n", "\\n"),
  });
  expect((await send(site, someQuotation())).status).toBe(200);
  const [file = ""] = readdirSync(peer.folder);
  const message = readFileSync(join(peer.folder, file), "utf8");
  expect(isSignedBy(publicKey, message)).toBe(true);
  expect(isSignedBy(publicKey, message.replace("Subject: ", "Subject: Re: "))).toBe(false);
  await Promise.all([site.stop(), peer.close()]);
});

test("a relay is believed only with a verified certificate", async () => {
  test.setTimeout(60_000);
  const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;
  test.skip(!hasOpenssl && !process.env.CI, "openssl is not installed");
  const { authority, key, cert } = certificateFor("localhost");
  const stranger = certificateFor("relay.example.com");
  const login: SMTPServerOptions = {
    authOptional: false,
    disabledCommands: [],
    onAuth: ({ password }, _session, done) =>
      done(null, password === "right" ? { user: "site" } : {}),
  };
  const cases: [string, string, SMTPServerOptions, number][] = [
    ["implicit TLS", "smtps://site:right@localhost", { ...login, secure: true, key, cert }, 200],
    ["STARTTLS", "smtp://site:right@localhost", { ...login, key, cert }, 200],
    ["wrong password", "smtps://site:no@localhost", { ...login, secure: true, key, cert }, 502],
    ["wrong host", "smtps://site:right@127.0.0.1", { ...login, secure: true, key, cert }, 503],
    [
      "unknown authority",
      "smtps://site:right@localhost",
      { ...login, secure: true, ...stranger },
      503,
    ],
    ["unknown authority, STARTTLS", "smtp://site:right@localhost", { ...login, ...stranger }, 503],
    [
      "no TLS offered",
      "smtp://site:right@localhost",
      { ...login, disabledCommands: ["STARTTLS"] },
      502,
    ],
  ];
  for (const [index, [name, address, options, status]] of cases.entries()) {
    await test.step(name, async () => {
      const peer = await newPeer(`tls-${index}`, options);
      const tls = address.startsWith("smtp:") ? "?tls=required" : "";
      const site = await startSite({
        SMTP_URL: `${address}:${peer.port}${tls}`,
        NODE_EXTRA_CA_CERTS: authority,
      });
      expect((await send(site, someQuotation())).status).toBe(status);
      expect(await readMail(peer.folder)).toHaveLength(status === 200 ? 1 : 0);
      expect(site.output()).not.toContain("right");
      await Promise.all([site.stop(), peer.close()]);
    });
  }
});

test("monitoring sees whether mail would be delivered", async () => {
  const peer = await newPeer("health");
  const [ready, broken] = await Promise.all([
    startSite({ SMTP_URL: plainUrl(peer) }),
    startSite({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }),
  ]);
  const health = await fetch(`${ready.url}/healthz`);
  expect([health.status, await health.json()]).toEqual([
    200,
    { configuration: "complete", mail: "ready" },
  ]);
  const sick = await fetch(`${broken.url}/healthz`);
  expect([sick.status, await sick.json()]).toEqual([
    503,
    { configuration: "complete", mail: "unreachable" },
  ]);
  await peer.close();
  expect((await fetch(`${ready.url}/healthz`)).status).toBe(200);
  await Promise.all([ready.stop(), broken.stop()]);
});

test("a visitor's answer to the letter reaches the visitor, and attachments can be read", async () => {
  const peer = await newPeer("attachments");
  const site = await startSite({ SMTP_URL: plainUrl(peer) });
  const quotation = someQuotation({ your_name: 'Ibrahim, "Ami" <a@evil.example>' });
  const { reference } = await (await send(site, quotation)).json();
  const email = await waitForMail(() => true, peer.folder);
  expect(email.replyTo).toEqual([{ name: quotation.your_name, address: quotation.company_email }]);
  expect(email.messageId).toMatch(/^<[0-9a-f]{40}@example\.com>$/);
  expect(email.attachments.map(({ filename }) => filename)).toEqual([
    `${reference}.vcf`,
    `${reference}.json`,
  ]);
  const json = email.attachments[1]?.content ?? "";
  const text = typeof json === "string" ? json : new TextDecoder().decode(json);
  expect(JSON.parse(text)).toMatchObject({ ...quotation, reference, yearly_total: 4956 });
  await Promise.all([site.stop(), peer.close()]);
});

function newPeer(name: string, options?: SMTPServerOptions): Promise<TestSmtpServer> {
  return startTestSmtpServer(emptyFolder(`${MAIL_FOLDER}-delivery-${name}`), 0, options);
}

function plainUrl({ port }: TestSmtpServer): string {
  return `smtp://127.0.0.1:${port}`;
}

function send(site: Site, quotation: unknown): Promise<Response> {
  return fetch(`${site.url}/php/emailer.php`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(quotation),
  });
}

async function copiesOf(company: string, peers: TestSmtpServer[]) {
  const mail = await Promise.all(peers.map(({ folder }) => readMail(folder)));
  return mail.flat().filter(({ text }) => text?.includes(company));
}

/** Relays that failed rest for a while, so ask: the one that gets a message now gets the next one too. */
async function relayAskedFirst(site: Site, peers: TestSmtpServer[]): Promise<TestSmtpServer> {
  const probe = someQuotation();
  expect((await send(site, probe)).status).toBe(200);
  for (const peer of peers) {
    if ((await copiesOf(probe.company_name, [peer])).length > 0) return peer;
  }
  throw new Error("No relay has got the message");
}
