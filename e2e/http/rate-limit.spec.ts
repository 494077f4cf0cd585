import { expect, test } from "@playwright/test";
import { MAIL_FOLDER } from "../support/read-mail";
import { sendQuotation, someQuotation } from "../support/quotation";
import { hasRedis, startRedis } from "../support/redis";
import { freePort } from "../support/free-port";
import { startSite, type Site } from "../support/site";
import { emptyFolder, startTestSmtpServer, type TestSmtpServer } from "../support/test-smtp-server";

// Sites start here, on whatever else the machine does.
test.describe.configure({ timeout: 60_000 });

let peer: TestSmtpServer;
let site: Site;

test.beforeAll(async ({}, { workerIndex }) => {
  peer = await startTestSmtpServer(emptyFolder(`${MAIL_FOLDER}-limits-${workerIndex}`));
  site = await startSite(settings({ TRUST_PROXY_HOPS: "1" }));
});
test.afterAll(() => Promise.all([site.stop(), peer.close()]));

test("each client address has its own limit, and cannot choose another address", async () => {
  const statuses = [];
  for (const forwarded of ["192.0.2.1", "10.0.0.1, 192.0.2.1", "10.0.0.2, 192.0.2.1"]) {
    statuses.push((await send(site, forwarded)).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  expect((await send(site, "192.0.2.2")).status).toBe(200);

  const refused = await send(site, "192.0.2.1");
  expect(await refused.json()).toEqual({ success: false, error: "too_many_requests" });
  // By and by, not with the end of a window.
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(200);
  expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(300);
});

test("without a trusted proxy all visitors share one larger limit", async () => {
  const site = await startSite(settings({ RATE_LIMIT_MAX: "1" }));
  const statuses = [];
  for (let n = 0; n < 12; n++) statuses.push((await send(site, `192.0.2.${n}`)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
  await site.stop();
});

test("only deliveries count: whatever else became of a request costs nothing", async () => {
  for (let n = 0; n < 5; n++) {
    expect((await send(site, "192.0.2.9", { your_name: "" })).status).toBe(422);
  }
  const hopeless = ["relay-refuses", "relay-drops"];
  for (let n = 0; n < 40; n++) {
    const { status } = await send(site, "192.0.2.9", { company_address: hopeless[n % 2] });
    expect(status).toBe(n % 2 ? 503 : 502);
  }
  expect((await send(site, "192.0.2.9")).status).toBe(200);
  expect((await send(site, "192.0.2.9")).status).toBe(200);
  expect((await send(site, "192.0.2.9")).status).toBe(429);
});

test("clients are told apart by their networks, however a proxy writes them", async () => {
  const site = await startSite(settings({ TRUST_PROXY_HOPS: "1", RATE_LIMIT_MAX: "1" }));
  const same = ["192.0.2.1", "192.0.2.1:4711", "::ffff:192.0.2.1", "[::ffff:c000:201]:80"];
  const statuses = [];
  for (const address of [...same, "rubbish", "other rubbish"]) {
    statuses.push((await send(site, address)).status);
  }
  expect(statuses).toEqual([200, 429, 429, 429, 200, 200]);
  await site.stop();
});

test("Redis shares the limit between two servers; without it each counts for itself", async () => {
  test.skip(!hasRedis && !process.env.CI, "redis-server is not installed");
  const port = await freePort();
  const redis = await startRedis(port);
  const shared = settings({ TRUST_PROXY_HOPS: "1", REDIS_URL: `redis://127.0.0.1:${port}` });
  const [one, two] = await Promise.all([startSite(shared), startSite(shared)]);

  expect((await send(one, "192.0.2.1")).status).toBe(200);
  expect((await send(two, "192.0.2.1")).status).toBe(200);
  expect((await send(one, "192.0.2.1")).status).toBe(429);
  expect((await send(two, "192.0.2.1")).status).toBe(429);

  redis.kill("SIGKILL");
  const started = Date.now();
  expect((await send(one, "192.0.2.3")).status).toBe(200);
  expect((await send(one, "192.0.2.3")).status).toBe(200);
  expect((await send(one, "192.0.2.3")).status).toBe(429);
  expect((await send(two, "192.0.2.3")).status).toBe(200);
  expect(Date.now() - started).toBeLessThan(4_000);
  expect(one.output()).toContain("redis is away");

  const again = await startRedis(port);
  await expect.poll(() => one.output(), { timeout: 15_000 }).toContain("redis is back");
  await expect.poll(() => two.output(), { timeout: 15_000 }).toContain("redis is back");
  expect((await send(one, "192.0.2.4")).status).toBe(200);
  expect((await send(two, "192.0.2.4")).status).toBe(200);
  expect((await send(one, "192.0.2.4")).status).toBe(429);
  again.kill("SIGKILL");
  await Promise.all([one.stop(), two.stop()]);
});

function settings(changes: Record<string, string>): Record<string, string> {
  return {
    SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
    RATE_LIMIT_MAX: "2",
    RATE_LIMIT_WINDOW_SECONDS: "600",
    ...changes,
  };
}

function send(site: Site, forwarded: string, changes: Record<string, unknown> = {}) {
  return sendQuotation(site.url, someQuotation(changes), { "X-Forwarded-For": forwarded });
}
