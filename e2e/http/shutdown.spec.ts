import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { MAIL_FOLDER, readMail } from "../support/read-mail";
import { sendQuotation, someQuotation } from "../support/quotation";
import { hasRedis, startRedis } from "../support/redis";
import { freePort } from "../support/free-port";
import { serveSite } from "../support/site";
import { emptyFolder, startTestSmtpServer, type TestSmtpServer } from "../support/test-smtp-server";

let peer: TestSmtpServer;

test.beforeAll(async ({}, { workerIndex }) => {
  peer = await startTestSmtpServer(emptyFolder(`${MAIL_FOLDER}-shutdown-${workerIndex}`));
});
test.afterAll(() => peer.close());

test("a server that is told to stop answers what it has begun, then goes", async () => {
  test.setTimeout(60_000);
  const site = await serveSite({ SMTP_URL: `smtp://127.0.0.1:${peer.port}` });
  const before = peer.connections();
  const answers = Array.from({ length: 5 }, () => send(site.url, "relay-is-slow"));
  await expect.poll(() => peer.connections() - before).toBe(5);
  const stopped = site.stop();
  for (const answer of answers)
    expect(await (await answer).json()).toMatchObject({ success: true });
  await stopped;
  expect(site.process.exitCode).toBe(0);
});

test("it is gone within 15 s, whatever its clients do", async () => {
  test.setTimeout(40_000);
  const site = await serveSite({ SMTP_URL: `smtp://127.0.0.1:${peer.port}` });
  const slowHeaders = trickle(
    site.port,
    "POST /php/emailer.php HTTP/1.1\r\nHost: x\r\n",
    "X: y\r\n",
  );
  const slowBody = trickle(
    site.port,
    "POST /php/emailer.php HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n",
    " ",
  );
  const hanging = send(site.url, "relay-hangs");
  await new Promise((resolve) => setTimeout(resolve, 1_000));

  const started = Date.now();
  const stopped = site.stop();
  expect((await hanging).status).toBe(503);
  await stopped;
  expect(Date.now() - started).toBeLessThan(15_000);
  slowHeaders.stop();
  slowBody.stop();
  expect(slowBody.received()).toContain("408 Request Timeout");
});

test("what is being delivered is delivered and logged though its visitor has gone, and only once", async () => {
  test.setTimeout(60_000);
  test.skip(!hasRedis && !process.env.CI, "redis-server is not installed");
  const redisPort = await freePort();
  const redis = await startRedis(redisPort);
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
  };
  const [site, other] = await Promise.all([serveSite(settings), serveSite(settings)]);
  const quotation = someQuotation({ company_address: "relay-is-slow" });
  const key = { "Idempotency-Key": randomUUID() };
  const before = peer.connections();
  const body = JSON.stringify(quotation);
  const visitor = connect(site.port, "127.0.0.1", () =>
    visitor.write(
      `POST /php/emailer.php HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nIdempotency-Key: ${key["Idempotency-Key"]}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    ),
  );
  await expect.poll(() => peer.connections() - before).toBe(1);
  visitor.destroy();
  const stopped = site.stop();
  expect((await sendQuotation(other.url, quotation, key)).status).toBe(200);
  await stopped;
  expect(site.process.exitCode).toBe(0);
  expect(site.output()).toContain('"outcome":"sent"');
  const mail = await readMail(peer.folder);
  expect(mail.filter(({ text }) => text?.includes(quotation.company_name))).toHaveLength(1);
  await other.stop();
  redis.kill("SIGKILL");
});

test("a stop is quick after visitors have left in the middle of several requests, and one only holds a connection", async () => {
  test.setTimeout(60_000);
  const site = await serveSite({ SMTP_URL: `smtp://127.0.0.1:${peer.port}` });
  // As browsers open ahead of a request that then may never come.
  const silent = connect(site.port, "127.0.0.1");
  await once(silent, "connect");
  for (const request of ["GET /pricing", "GET /images/probe-640.avif", "PUT /php/emailer.php"]) {
    const socket = connect(site.port, "127.0.0.1");
    socket.on("error", () => {});
    await once(socket, "connect");
    socket.write(`${request} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(20));
    await once(socket, "data");
    socket.destroy();
  }
  await pause(500);
  const started = Date.now();
  await site.stop();
  expect(Date.now() - started).toBeLessThan(3_000);
  expect(site.process.exitCode).toBe(0);
});

// Of a copy that is killed in between two pieces, a proxy has half an answer and cannot ask another copy any more.
test("an answer arrives in one piece", async ({ baseURL }) => {
  // Several, because pieces that follow one another closely can by chance be read as one.
  for (let times = 0; times < 20; times++) {
    const body = JSON.stringify(someQuotation());
    const socket = connect(Number(new URL(baseURL ?? "").port), "127.0.0.1", () =>
      socket.write(
        `POST /php/emailer.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
      ),
    );
    const [firstPiece] = await once(socket, "data");
    const rest = await text(socket);
    expect(String(firstPiece)).toMatch(/^HTTP\/1\.1 200 [^]+"success":true/);
    expect(rest).toBe("");
  }
});

function send(url: string, word: string): Promise<Response> {
  return sendQuotation(url, someQuotation({ company_address: word }));
}

function trickle(port: number, start: string, drop: string) {
  const socket = connect(port, "127.0.0.1", () => socket.write(start));
  let received = "";
  socket.on("data", (chunk: Buffer) => (received += chunk.toString()));
  socket.on("error", () => {});
  const timer = setInterval(() => socket.writable && socket.write(drop), 300);
  return {
    received: () => received,
    stop: () => {
      clearInterval(timer);
      socket.destroy();
    },
  };
}
