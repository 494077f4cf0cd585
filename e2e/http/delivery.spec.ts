import { spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { dkimVerify } from "mailauth/lib/dkim/verify.js";
import type { SMTPServerOptions } from "smtp-server";
import { yearlyTotal } from "../../lib/pricing";
import { certificateFor } from "../support/certificate";
import { MAIL_FOLDER, readMail } from "../support/read-mail";
import { sendQuotation, someQuotation } from "../support/quotation";
import { freePort } from "../support/free-port";
import { startSite, type Site } from "../support/site";
import { emptyFolder, startTestSmtpServer, type TestSmtpServer } from "../support/test-smtp-server";

// Several sites start at once here, on whatever else the machine does.
test.describe.configure({ timeout: 60_000 });

const rsa = {
  modulusLength: 2048,
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
  publicKeyEncoding: { type: "spki", format: "pem" },
} as const;

test("fifty visitors at once on a relay that takes 3 s, all delivered", async () => {
  await expectDelivered({ visitors: 50, milliseconds: 3_000, atLeast: 50 });
});

test("two hundred at once on a relay that takes 1 s, 195 at least", async () => {
  await expectDelivered({ visitors: 200, milliseconds: 1_000, atLeast: 195 });
});

async function expectDelivered({
  visitors,
  milliseconds,
  atLeast,
}: Record<"visitors" | "milliseconds" | "atLeast", number>) {
  const peer = await newPeer(`crowd-${visitors}`);
  peer.setFault({ at: "message", action: "delay", milliseconds });
  const site = await startSite({ SMTP_URL: plainUrl(peer) });
  expect((await send(site, someQuotation({ your_name: "" }))).status).toBe(422);
  const statuses = await Promise.all(
    Array.from({ length: visitors }, async () => (await send(site)).status),
  );
  const delivered = statuses.filter((status) => status === 200).length;
  expect(delivered).toBeGreaterThanOrEqual(atLeast);
  expect(await readMail(peer.folder)).toHaveLength(delivered);
  await Promise.all([site.stop(), peer.close()]);
}

test("two relays that take 5 s to accept: one mail, and sent", async () => {
  const peers = [await newPeer("slow-1"), await newPeer("slow-2")];
  for (const peer of peers) peer.setFault({ at: "message", action: "delay", milliseconds: 5_000 });
  const site = await startSite({ SMTP_URL: peers.map(plainUrl).join() });
  expect((await send(site)).status).toBe(200);
  const copies = await Promise.all(peers.map(({ folder }) => readMail(folder)));
  expect(copies.flat()).toHaveLength(1);
  await Promise.all([site.stop(), ...peers.map((peer) => peer.close())]);
});

test("a relay that failed rests, and is asked again when the others fail", async () => {
  const second = await newPeer("rest");
  const port = await freePort();
  const site = await startSite({ SMTP_URL: `smtp://127.0.0.1:${port},${plainUrl(second)}` });
  for (let n = 0; n < 3; n++) expect((await send(site)).status).toBe(200);
  expect(site.output().match(/relay failed/g)).toHaveLength(1);

  const first = await startTestSmtpServer(emptyFolder(`${MAIL_FOLDER}-delivery-back`), port);
  second.setFault({ at: "connection", action: 421 });
  await second.close();
  expect((await send(site)).status).toBe(200);
  expect(await readMail(first.folder)).toHaveLength(1);
  await Promise.all([site.stop(), first.close()]);
});

test("a failed delivery is logged with relay and answer, without personal data", async () => {
  const quotation = someQuotation();
  const peer = await newPeer("log", {
    onData: (stream, _session, done) => {
      const { your_name, company_email, company_contact } = quotation;
      const words = `5.7.1 \\"${your_name}"@x.mv <${company_email}> ${company_contact} `;
      const error = new Error(words.repeat(500));
      stream.resume().on("end", () => done(Object.assign(error, { responseCode: 554 })));
    },
  });
  const site = await startSite({ SMTP_URL: plainUrl(peer) });
  expect((await send(site, quotation)).status).toBe(502);
  const [failure, outcome] = linesOf(site);
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
  expect((await send(site)).status).toBe(503);
  const [failure, outcome] = linesOf(site);
  expect(failure).toMatchObject({ event: "relay failed", message: "SMTP_URL is not set" });
  expect(outcome).toMatchObject({ outcome: "no_mail_server", reference: failure.reference });
  await site.stop();
});

test("messages carry a valid DKIM signature when one is configured", async () => {
  const peer = await newPeer("dkim");
  const { privateKey, publicKey } = generateKeyPairSync("rsa", rsa);
  const site = await startSite({
    SMTP_URL: plainUrl(peer),
    DKIM_DOMAIN: "example.com",
    DKIM_SELECTOR: "mail",
    DKIM_PRIVATE_KEY: privateKey.replaceAll("\n", "\\n"),
  });
  expect((await send(site)).status).toBe(200);
  const [file = ""] = readdirSync(peer.folder);
  const message = readFileSync(join(peer.folder, file), "utf8");
  const base64 = publicKey.replace(/-----.+?-----|\n/g, "");
  const resolver = async (name: string) => {
    expect(name).toBe("mail._domainkey.example.com");
    return [[`v=DKIM1; k=rsa; p=${base64}`]];
  };
  const verdict = async (text: string) =>
    (await dkimVerify(text, { resolver })).results.map(({ status }) => status.result);
  expect(await verdict(message)).toEqual(["pass"]);
  expect(await verdict(message.replace("Subject: ", "Subject: Re: "))).toEqual(["fail"]);
  await Promise.all([site.stop(), peer.close()]);
});

test("a relay is believed only with a verified certificate", async () => {
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
  await Promise.all(
    cases.map(async ([name, address, options, status], index) => {
      const peer = await newPeer(`tls-${index}`, options);
      const tls = address.startsWith("smtp:") ? "?tls=required" : "";
      const site = await startSite({
        SMTP_URL: `${address}:${peer.port}${tls}`,
        NODE_EXTRA_CA_CERTS: authority,
      });
      expect([name, (await send(site)).status]).toEqual([name, status]);
      expect(await readMail(peer.folder)).toHaveLength(status === 200 ? 1 : 0);
      expect(site.output()).not.toContain("right");
      await Promise.all([site.stop(), peer.close()]);
    }),
  );
});

test("monitoring sees whether mail would be delivered, and what does not work beside it", async () => {
  const peer = await newPeer("health");
  const [nobody, redisPort] = [await freePort(), await freePort()];
  const gone = `smtp://site:secret@127.0.0.1:${nobody}`;
  const { privateKey } = generateKeyPairSync("rsa", rsa);
  const dkim = { DKIM_DOMAIN: "example.com", DKIM_SELECTOR: "mail", DKIM_PRIVATE_KEY: privateKey };
  const [well, degraded, down] = await Promise.all([
    startSite({ SMTP_URL: plainUrl(peer), ...dkim }),
    startSite({
      SMTP_URL: [gone, plainUrl(peer)].join(),
      REDIS_URL: `redis://:secret@127.0.0.1:${redisPort}`,
    }),
    startSite({ SMTP_URL: gone }),
  ]);
  const ask = async ({ url }: Site) => {
    const response = await fetch(`${url}/healthz`);
    return [response.status, await response.json()];
  };
  const healthy = {
    status: "ok",
    configuration: "complete",
    relays: ["ready"],
    dkim: "off",
    redis: "off",
  };
  expect(await ask(well)).toEqual([200, { ...healthy, dkim: "signing" }]);
  expect(await ask(degraded)).toEqual([
    200,
    { ...healthy, status: "degraded", relays: ["unreachable", "ready"], redis: "away" },
  ]);
  expect(await ask(down)).toEqual([503, { ...healthy, status: "down", relays: ["unreachable"] }]);
  await peer.close();
  await expect.poll(async () => (await ask(well))[0], { timeout: 15_000 }).toBe(503);
  await Promise.all([well.stop(), degraded.stop(), down.stop()]);
});

test("monitoring takes no connection from a visitor where a relay allows one", async () => {
  const peer = await newPeer("one-connection", { maxClients: 1 });
  const site = await startSite({ SMTP_URL: plainUrl(peer) });
  const health = async () => (await fetch(`${site.url}/healthz`)).status;
  expect(await Promise.all([health(), health(), health()])).toEqual([200, 200, 200]);
  expect((await send(site)).status).toBe(200);
  const [sent, healths] = await Promise.all([
    send(site, someQuotation({ company_address: "relay-is-slow" })),
    Promise.all([health(), health()]),
  ]);
  expect([sent.status, ...healths]).toEqual([200, 200, 200]);
  expect(peer.connections()).toBe(1);
  await Promise.all([site.stop(), peer.close()]);
});

test("a visitor's answer to the letter reaches the visitor, and attachments can be read", async () => {
  const peer = await newPeer("attachments");
  const site = await startSite({ SMTP_URL: plainUrl(peer) });
  const quotation = someQuotation({ your_name: 'Ibrahim, "Ami" <a@evil.example>' });
  const { reference } = await (await send(site, quotation)).json();
  const [email] = await readMail(peer.folder);
  expect(email?.replyTo).toEqual([{ name: quotation.your_name, address: quotation.company_email }]);
  expect(email?.messageId).toMatch(/^<[0-9a-f]{40}@example\.com>$/);
  expect(email?.attachments.map(({ filename }) => filename)).toEqual([
    `${reference}.vcf`,
    `${reference}.json`,
  ]);
  const json = email?.attachments[1]?.content ?? "";
  const total = yearlyTotal(quotation.qty);
  const text = typeof json === "string" ? json : new TextDecoder().decode(json);
  expect(JSON.parse(text)).toMatchObject({ ...quotation, reference, yearly_total: total });
  await Promise.all([site.stop(), peer.close()]);
});

function newPeer(name: string, options?: SMTPServerOptions): Promise<TestSmtpServer> {
  return startTestSmtpServer(emptyFolder(`${MAIL_FOLDER}-delivery-${name}`), 0, options);
}

function plainUrl({ port }: TestSmtpServer): string {
  return `smtp://127.0.0.1:${port}`;
}

function send({ url }: Site, quotation = someQuotation()): Promise<Response> {
  return sendQuotation(url, quotation);
}

function linesOf(site: Site) {
  const lines = site.output().split("\n");
  return lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
}
