import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { sampleQuotation, sendQuotation } from "../support/quotation";
import { readMail } from "../support/read-mail";
import { hasRedis, startRedis } from "../support/redis";
import { skipWithout } from "../support/skip";
import { startSite, type Site } from "../support/site";
import { startTestSmtpServer, type TestSmtpServer } from "../support/test-smtp-server";

let smtp: TestSmtpServer;
let site: Site;
test.beforeAll(async () => {
  smtp = await startTestSmtpServer();
  site = await startSite({ SMTP_URL: smtp.url, TRUST_PROXY_HOPS: "1" });
});
test.afterEach(() => smtp.setFault(undefined));
test.afterAll(() => Promise.all([site.stop(), smtp.close()]));

test("delivers duplicates once and sends them the same response", async () => {
  const request = newRequest();
  const answers = await Promise.all([1, 2, 3].map(() => post(site, request)));
  answers.push(await post(site, request));
  for (const answer of answers) expect(answer).toEqual({ ...answers[0], success: true });
  expect(await messagesOf(request)).toHaveLength(1);
});

test("delivers a corrected request with the same key", async () => {
  const request = newRequest();
  const first = await post(site, request);
  const second = await post(site, { ...request, quotation: { ...request.quotation, qty: 8 } });
  expect(second.success).toBe(true);
  expect(second.reference).not.toBe(first.reference);
  expect(await messagesOf(request)).toHaveLength(2);
});

test("delivers every request without a key, however equal", async () => {
  const request = newRequest();
  for (let n = 0; n < 2; n++) {
    expect((await sendQuotation(site.url, request.quotation)).status).toBe(200);
  }
  expect(await messagesOf(request)).toHaveLength(2);
});

test("delivers a double click without JavaScript once per client", async () => {
  const request = newRequest();
  const click = (address: string) => postForm(request, address);
  const pages = await Promise.all([click("192.0.2.1"), click("192.0.2.1")]);
  pages.push(await click("192.0.2.1"));
  expect(pages[0]).toMatch(/^\/contact-us\/sent\?ref=TG-/);
  expect(new Set(pages).size).toBe(1);
  expect(await messagesOf(request)).toHaveLength(1);

  expect(await click("192.0.2.2")).not.toBe(pages[0]);
  expect(await messagesOf(request)).toHaveLength(2);
});

test("keeps the Message-ID when a form without JavaScript is sent again after a lost reply", async () => {
  const request = newRequest();
  smtp.setFault({ at: "message", action: "drop", isKept: true });
  expect(await postForm(request, "192.0.2.1")).toContain("reason=not_delivered");
  smtp.setFault(undefined);
  expect(await postForm(request, "192.0.2.1")).toContain("/sent?ref=TG-");
  const [first, second] = await messagesOf(request);
  expect(second).toMatchObject({ messageId: first?.messageId, subject: first?.subject });
});

test.describe("two instances that share Redis", () => {
  skipWithout("redis-server", hasRedis);

  test("deliver one message for one key, also after Redis hangs", async () => {
    const redis = await startRedis();
    const shared = { SMTP_URL: smtp.url, REDIS_URL: redis.url };
    const [one, two] = await startPair(shared);

    await test.step("at the same time and later", async () => {
      smtp.setFault({ at: "message", action: "delay", milliseconds: 700 });
      const request = newRequest();
      const answers = await Promise.all([one, two, two].map((site) => post(site, request)));
      answers.push(await post(two, request), await post(one, request));
      for (const answer of answers) expect(answer).toEqual({ ...answers[0], success: true });
      expect(await messagesOf(request)).toHaveLength(1);
    });

    await test.step("while Redis hangs", async () => {
      smtp.setFault({ at: "message", action: "delay", milliseconds: 1_500 });
      const request = newRequest();
      const before = smtp.connections();
      const first = post(one, request);
      // The delivery starts after Redis has stored the claim.
      await expect.poll(() => smtp.connections(), { intervals: [20] }).toBe(before + 1);
      const second = post(two, request);
      // Lets the second instance start waiting for the claim.
      await pause(400);
      redis.process.kill("SIGSTOP");
      expect((await first).success).toBe(true);
      expect((await second).success).toBe(true);
      const messages = await messagesOf(request);
      expect(messages.length).toBeLessThanOrEqual(2);
      // Mail programs recognise duplicates by their Message-ID.
      expect(new Set(messages.map(({ messageId }) => messageId)).size).toBe(1);
    });
    redis.process.kill("SIGKILL");
    await Promise.all([one.stop(), two.stop()]);
  });
});

/** Starts two instances that are connected to Redis. */
async function startPair(settings: Record<string, string>): Promise<[Site, Site]> {
  const [one, two] = await Promise.all([startSite(settings), startSite(settings)]);
  // The first request connects to Redis, but does not wait long for the connection.
  await Promise.all([post(one, newRequest()), post(two, newRequest())]);
  return [one, two];
}

function newRequest() {
  return { key: randomUUID(), quotation: sampleQuotation() };
}

type Answer = { success: boolean; reference?: string; error?: string };

async function post(
  { url }: Site,
  { key, quotation }: ReturnType<typeof newRequest>,
): Promise<Answer> {
  return (await sendQuotation(url, quotation, { "Idempotency-Key": key })).json();
}

/** Posts the form as a browser does without JavaScript. Returns the address of the redirect. */
async function postForm({ quotation }: ReturnType<typeof newRequest>, address: string) {
  const fields = Object.entries(quotation).map(([name, value]) => [name, String(value)]);
  const response = await fetch(`${site.url}/php/emailer.php`, {
    method: "POST",
    redirect: "manual",
    headers: { Accept: "text/html", "X-Forwarded-For": address },
    body: new URLSearchParams(fields),
  });
  return response.headers.get("location");
}

async function messagesOf({ quotation }: ReturnType<typeof newRequest>) {
  const mail = await readMail(smtp.folder);
  return mail.filter(({ text }) => text?.includes(quotation.company_name));
}
