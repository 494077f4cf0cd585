import { readdirSync } from "node:fs";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { sampleQuotation } from "../support/quotation";
import { mailWith } from "../support/read-mail";
import { startSite } from "../support/site";
import { startTestSmtpServer, type TestSmtpServer } from "../support/test-smtp-server";

let smtp: TestSmtpServer;
test.beforeAll(async () => {
  smtp = await startTestSmtpServer();
  smtp.setFault({ at: "message", action: "delay", milliseconds: 3_000 });
});
test.afterAll(() => smtp.close());

for (const signal of ["SIGTERM", "SIGHUP", "SIGINT"] as const) {
  test(`answers two requests that one connection sent before ${signal}`, async () => {
    const site = await startSite({ SMTP_URL: smtp.url });
    const before = smtp.connections();
    const visitor = connect(site.port, "127.0.0.1");
    visitor.write(postOf(sampleQuotation()).repeat(2));
    await expect.poll(() => smtp.connections() - before).toBe(1);
    site.process.kill(signal);
    // Pressed twice, or sent to npm and by npm.
    site.process.kill(signal);
    const answer = await text(visitor);
    expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(Array(2).fill("HTTP/1.1 200"));
    expect(answer.match(/^Connection: .+$/gm)).toEqual([
      "Connection: keep-alive",
      "Connection: close",
    ]);
    await site.stop();
  });
}

test("delivers and logs a request of a closed connection before it exits", async () => {
  const site = await startSite({ SMTP_URL: smtp.url });
  const quotation = sampleQuotation();
  const before = smtp.connections();
  const visitor = connect(site.port, "127.0.0.1");
  visitor.write(postOf(quotation));
  await expect.poll(() => smtp.connections() - before).toBe(1);
  visitor.destroy();
  await site.stop();
  await expect.poll(site.output).toContain('"outcome":"sent"');
  await mailWith(quotation.company_name, smtp.folder);
});

test("exits soon after SIGTERM although clients hold idle connections", async () => {
  const site = await startSite({ SMTP_URL: smtp.url });
  const silent = connect(site.port, "127.0.0.1");
  const idle = connect(site.port, "127.0.0.1", () =>
    idle.write("GET /pricing HTTP/1.1\r\nHost: x\r\n\r\n"),
  );
  await new Promise((resolve) => idle.once("data", resolve));
  const started = Date.now();
  await site.stop();
  expect(Date.now() - started).toBeLessThan(10_000);
  for (const socket of [silent, idle]) socket.destroy();
});

test("closes connections some time after SIGTERM although a client never reads", async () => {
  const site = await startSite({ SMTP_URL: smtp.url });
  const deaf = connect(site.port, "127.0.0.1").pause();
  const [file] = readdirSync("public/islands").filter((name) => name.startsWith("shared"));
  deaf.write(`GET /islands/${file} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(20));
  await pause(1_000);
  await site.stop();
  deaf.destroy();
});

function postOf(quotation: unknown): string {
  const body = JSON.stringify(quotation);
  const head = [
    "POST /php/emailer.php HTTP/1.1",
    "Host: x",
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}
