import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { Redis } from "ioredis";
import { MAIL_FOLDER, readMail } from "../support/read-mail";
import { sendQuotation, someQuotation } from "../support/quotation";
import { hasRedis, startRedis } from "../support/redis";
import { freePort } from "../support/free-port";
import { startSlowRelay } from "../support/slow-relay";
import { startSite, type Site } from "../support/site";
import { startTcpProxy } from "../support/tcp-proxy";
import { emptyFolder, startTestSmtpServer, type TestSmtpServer } from "../support/test-smtp-server";

let peer: TestSmtpServer;

test.beforeAll(async ({}, { workerIndex }) => {
  peer = await startTestSmtpServer(emptyFolder(`${MAIL_FOLDER}-once-${workerIndex}`));
});
test.afterEach(() => peer.setFault(undefined));
test.afterAll(() => peer.close());

test("a repeat with the same key reaches sales once and gets the first one's answer", async () => {
  const site = await startSite(settings());
  const request = newRequest();
  const answers = await Promise.all([
    post(site, request),
    post(site, request),
    post(site, request),
  ]);
  answers.push(await post(site, request));
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(answers.every(({ success }) => success)).toBe(true);
  expect(await copiesOf(request)).toHaveLength(1);

  const mended = await post(site, { ...request, quotation: { ...request.quotation, qty: 8 } });
  expect(mended.success).toBe(true);
  expect(mended.reference).not.toBe(answers[0]?.reference);
  expect(await copiesOf(request)).toHaveLength(2);
  await site.stop();
});

test("a relay too slow to accept in time gets the message whole neither at first nor at a second try", async () => {
  test.setTimeout(60_000);
  const relay = await startSlowRelay(1_550);
  const site = await startSite(settings({ SMTP_URL: `smtp://127.0.0.1:${relay.port}` }));
  const request = newRequest();
  expect((await post(site, request)).error).toBe("no_mail_server");
  expect((await post(site, request)).error).toBe("no_mail_server");
  expect(relay.messages()).toBe(0);
  relay.close();
  await site.stop();
});

test("a double click without script is one mail; the same from somebody else is another", async () => {
  const site = await startSite(settings({ TRUST_PROXY_HOPS: "1" }));
  const request = newRequest();
  const click = async (address: string) => {
    const response = await fetch(`${site.url}/php/emailer.php`, {
      method: "POST",
      redirect: "manual",
      headers: { Accept: "text/html", "X-Forwarded-For": address },
      body: new URLSearchParams(
        Object.entries(request.quotation).map(([name, value]) => [name, String(value)]),
      ),
    });
    expect(response.status).toBe(303);
    return response.headers.get("location");
  };
  const pages = await Promise.all([click("192.0.2.1"), click("192.0.2.1")]);
  pages.push(await click("192.0.2.1"));
  expect(pages[0]).toMatch(/^\/contact-us\/sent\?ref=TG-/);
  expect(new Set(pages).size).toBe(1);
  expect(await copiesOf(request)).toHaveLength(1);

  expect(await click("192.0.2.2")).not.toBe(pages[0]);
  expect(await copiesOf(request)).toHaveLength(2);
  await site.stop();
});

test("two copies that share Redis send one mail for one key, and neither needs Redis", async () => {
  test.setTimeout(60_000);
  test.skip(!hasRedis && !process.env.CI, "redis-server is not installed");
  const port = await freePort();
  const redis = await startRedis(port);
  const shared = settings({ REDIS_URL: `redis://127.0.0.1:${port}` });
  const [one, two] = await Promise.all([startSite(shared), startSite(shared)]);

  await test.step("at the same time, and again later at the other", async () => {
    peer.setFault({ at: "message", action: "delay", milliseconds: 700 });
    const request = newRequest();
    const answers = await Promise.all([one, two, two].map((site) => post(site, request)));
    answers.push(await post(two, request), await post(one, request));
    expect(answers.map(({ success }) => success)).toEqual(Array(5).fill(true));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await copiesOf(request)).toHaveLength(1);
  });

  await test.step("what failed at one failed at the other, and may be tried again", async () => {
    peer.setFault({ at: "message", action: 554 });
    const request = newRequest();
    const answers = await Promise.all([post(one, request), post(two, request)]);
    expect(answers.map(({ error }) => error)).toEqual(Array(2).fill("refused_by_mail_server"));
    peer.setFault(undefined);
    expect((await post(two, request)).success).toBe(true);
    expect(await copiesOf(request)).toHaveLength(1);
  });

  await test.step("Redis hangs, then dies, in the middle", async () => {
    for (const signal of ["SIGSTOP", "SIGKILL"] as const) {
      peer.setFault({ at: "message", action: "delay", milliseconds: 800 });
      const request = newRequest();
      const started = Date.now();
      const first = post(one, request);
      const second = pause(200).then(() => post(two, request));
      await pause(400);
      redis.kill(signal);
      const answers = await Promise.all([first, second]);
      answers.push(await post(one, request));
      expect(answers.map(({ success }) => success)).toEqual([true, true, true]);
      expect(Date.now() - started).toBeLessThan(6_000);
      const copies = await copiesOf(request);
      expect(copies.length).toBeLessThanOrEqual(2);
      expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1);
    }
  });
  await Promise.all([one.stop(), two.stop()]);
});

test("dead connections to Redis make no second mail; a Redis that is full is away, and back", async () => {
  test.setTimeout(120_000);
  test.skip(!hasRedis && !process.env.CI, "redis-server is not installed");
  const port = await freePort();
  const redis = await startRedis(port);
  const operator = new Redis(port);
  const proxy = await startTcpProxy(port);
  const shared = settings({ REDIS_URL: `redis://127.0.0.1:${proxy.port}` });
  const [one, two] = await Promise.all([startSite(shared), startSite(shared)]);
  const sendToBoth = async () => {
    const request = newRequest();
    const answers = await Promise.all([post(one, request), post(two, request)]);
    expect(answers.map(({ success }) => success)).toEqual([true, true]);
    return copiesOf(request);
  };
  const redisOf = async ({ url }: Site) => (await (await fetch(`${url}/healthz`)).json()).redis;

  expect(await sendToBoth()).toHaveLength(1);
  proxy.forgetConnections();
  expect(await sendToBoth()).toHaveLength(1);

  await operator.config("SET", "maxmemory", "1");
  expect(new Set((await sendToBoth()).map(({ messageId }) => messageId)).size).toBe(1);
  for (const site of [one, two]) {
    await expect.poll(() => redisOf(site), { timeout: 30_000 }).toBe("away");
  }
  await operator.config("SET", "maxmemory", "0");
  for (const site of [one, two]) {
    await expect.poll(() => redisOf(site), { timeout: 30_000 }).toBe("ready");
  }
  expect(await sendToBoth()).toHaveLength(1);

  operator.disconnect();
  proxy.close();
  redis.kill("SIGKILL");
  await Promise.all([one.stop(), two.stop()]);
});

test("a copy that dies in the middle holds nothing up for good", async () => {
  test.setTimeout(60_000);
  test.skip(!hasRedis && !process.env.CI, "redis-server is not installed");
  const port = await freePort();
  const redis = await startRedis(port);
  const shared = settings({ REDIS_URL: `redis://127.0.0.1:${port}` });
  const [one, two] = await Promise.all([startSite(shared), startSite(shared)]);
  peer.setFault({ at: "sender", action: "hang" });
  const request = newRequest();
  const lost = post(one, request).catch(() => undefined);
  await pause(500);
  one.process.kill("SIGKILL");
  peer.setFault(undefined);
  expect((await post(two, request)).success).toBe(true);
  expect(await lost).toBeUndefined();
  expect(await copiesOf(request)).toHaveLength(1);
  redis.kill("SIGKILL");
  await two.stop();
});

function settings(changes: Record<string, string> = {}): Record<string, string> {
  return { SMTP_URL: `smtp://127.0.0.1:${peer.port}`, ...changes };
}

type Repeatable = { key: string; quotation: ReturnType<typeof someQuotation> };

function newRequest(): Repeatable {
  return { key: randomUUID(), quotation: someQuotation() };
}

type Answer = { success: boolean; reference?: string; error?: string };

async function post({ url }: Site, { key, quotation }: Repeatable): Promise<Answer> {
  return (await sendQuotation(url, quotation, { "Idempotency-Key": key })).json();
}

async function copiesOf({ quotation }: Repeatable) {
  const mail = await readMail(peer.folder);
  return mail.filter(({ text }) => text?.includes(quotation.company_name));
}
