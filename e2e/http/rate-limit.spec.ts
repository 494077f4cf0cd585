import { expect, test } from "@playwright/test";
import { sampleQuotation, sendQuotation } from "../../test-support/quotation";
import { hasRedis, startRedis } from "../support/redis";
import { skipWithout } from "../support/skip";
import { startSite, type Site } from "../support/site";
import { startTestSmtpServer, type TestSmtpServer } from "../../test-support/test-smtp-server";

let smtp: TestSmtpServer;
let site: Site;
test.beforeAll(async () => {
  smtp = await startTestSmtpServer();
  site = await startSite(settings({}));
});
test.afterAll(() => Promise.all([site.stop(), smtp.close()]));

test("limits each client address, which clients cannot forge", async () => {
  expect((await send(site, "192.0.2.1")).status).toBe(200);
  expect((await send(site, "10.0.0.1, 192.0.2.1")).status).toBe(200);
  const refused = await send(site, "10.0.0.2, 192.0.2.1");
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ success: false, error: "too_many_requests" });
  expect(refused.headers.get("retry-after")).toMatch(/^\d{1,3}$/);
  expect((await send(site, "192.0.2.2")).status).toBe(200);
});

test("counts a request whose delivery fails, but no invalid one", async () => {
  const status = async (changes: Record<string, string>) =>
    (await send(site, "192.0.2.3", changes)).status;
  for (let n = 0; n < 3; n++) expect(await status({ your_name: "" })).toBe(422);
  for (const expected of [503, 503, 429]) {
    expect(await status({ company_name: "relay-refuses" })).toBe(expected);
  }
});

test("counts in Redis for all instances, and in each instance while Redis is unavailable", async () => {
  skipWithout("redis-server", hasRedis);
  const redis = await startRedis();
  const shared = settings({ REDIS_URL: redis.url });
  const [one, two] = await Promise.all([startSite(shared), startSite(shared)]);
  const statuses = async (address: string, ...sites: Site[]) => {
    const all = [];
    for (const site of sites) all.push((await send(site, address)).status);
    return all;
  };
  // An instance connects to Redis at its first request.
  await statuses("192.0.2.9", one, two);
  expect(await statuses("192.0.2.1", one, two, one, two)).toEqual([200, 200, 429, 429]);

  redis.process.kill("SIGKILL");
  expect(await statuses("192.0.2.2", one, one, one, two)).toEqual([200, 200, 429, 200]);

  const again = await startRedis(redis.port);
  let host = 0;
  // The instances take a while to reconnect.
  await expect(async () => {
    const address = `198.51.100.${host++}`;
    expect(await statuses(address, one, two, one, two)).toEqual([200, 200, 429, 429]);
  }).toPass();
  again.process.kill("SIGKILL");
  await Promise.all([one.stop(), two.stop()]);
});

function settings(changes: Record<string, string>): Record<string, string> {
  return { SMTP_URL: smtp.url, TRUST_PROXY_HOPS: "1", RATE_LIMIT_MAX: "2", ...changes };
}

function send({ url }: Site, address: string, changes: Record<string, unknown> = {}) {
  return sendQuotation(url, sampleQuotation(changes), { "X-Forwarded-For": address });
}
