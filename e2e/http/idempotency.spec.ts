import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { sampleQuotation, sendQuotation } from "../../test-support/quotation";
import { readMail } from "../../test-support/read-mail";
import { hasRedis, startRedis } from "../support/redis";
import { skipWithout } from "../support/skip";
import { startSite, type Site } from "../support/site";
import { startTestSmtpServer, type TestSmtpServer } from "../../test-support/test-smtp-server";

let smtp: TestSmtpServer;
let site: Site;
test.beforeAll(async () => {
  smtp = await startTestSmtpServer();
  site = await startSite({ SMTP_URL: smtp.url, TRUST_PROXY_HOPS: "1" });
});
test.afterEach(() => smtp.setFault(undefined));
test.afterAll(() => Promise.all([site.stop(), smtp.close()]));

test("delivers a corrected request with the same key", async () => {
  const request = newRequest();
  const first = await post(site, request);
  const second = await post(site, { ...request, quotation: { ...request.quotation, qty: 8 } });
  expect(second.success).toBe(true);
  expect(second.reference).not.toBe(first.reference);
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

  test("deliver one message for one key, at the same time and later", async () => {
    const redis = await startRedis();
    const shared = { SMTP_URL: smtp.url, REDIS_URL: redis.url };
    const [one, two] = await Promise.all([startSite(shared), startSite(shared)]);
    // The first request connects to Redis, but does not wait long for the connection.
    await Promise.all([post(one, newRequest()), post(two, newRequest())]);
    smtp.setFault({ at: "message", action: "delay", milliseconds: 700 });
    const request = newRequest();
    const answers = await Promise.all([one, two, two].map((site) => post(site, request)));
    answers.push(await post(two, request), await post(one, request));
    for (const answer of answers) expect(answer).toEqual({ ...answers[0], success: true });
    expect(await messagesOf(request)).toHaveLength(1);

    smtp.setFault({ at: "message", action: "554 5.7.1 Refused" });
    const refused = newRequest();
    const failed = await Promise.all([one, two].map((site) => post(site, refused)));
    for (const { error } of failed) expect(error).toBe("not_delivered");
    smtp.setFault(undefined);
    expect((await post(two, refused)).success).toBe(true);
    redis.process.kill("SIGKILL");
    await Promise.all([one.stop(), two.stop()]);
  });
});

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
