import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { sampleQuotation } from "../support/quotation";
import { mailWith } from "../support/read-mail";
import { startSite, type Site } from "../support/site";
import { startTestSmtpServer, type TestSmtpServer } from "../support/test-smtp-server";

// Requests that no browser sends, written to the socket.

const ENDPOINT = "/php/emailer.php";
let smtp: TestSmtpServer;
let site: Site;
test.beforeAll(async () => {
  smtp = await startTestSmtpServer();
  site = await startSite({ SMTP_URL: smtp.url, NODE_OPTIONS: "--max-old-space-size=128" });
});
test.afterAll(async () => {
  await site.stop();
  await smtp.close();
});

const answers: [status: number, firstLine: string, headers?: string[]][] = [
  [405, "OPTIONS * HTTP/1.1"],
  [404, "GET * HTTP/1.1"],
  [405, `TRACE ${ENDPOINT} HTTP/1.1`],
  [405, "TRACE /healthz HTTP/1.1"],
  [405, "POST /pricing HTTP/1.1", ["Next-Action: 40a1b2c3d4e5f6"]],
  [405, "POST /pricing HTTP/1.1", ["Content-Type: multipart/form-data; boundary=x"]],
  [200, "GET http://www.example.com/pricing?a=b HTTP/1.1"],
  [200, "GET https://www.example.com HTTP/1.1"],
  [200, "GET / HTTP/1.1", ["Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c"]],
  [200, "GET / HTTP/1.1", ["Connection: Upgrade", "Upgrade: websocket"]],
  [200, "GET / HTTP/1.0"],
  [200, "HEAD /pricing HTTP/1.1"],
  [404, "GET /%E0%A4%A HTTP/1.1"],
  [400, "GET / HTTP/1.1", ["Content-Length: 1", "Transfer-Encoding: chunked"]],
  [400, "GET pricing HTTP/1.1"],
  [431, `GET /${"x".repeat(20_000)} HTTP/1.1`],
];
for (const [status, firstLine, headers = []] of answers) {
  test(`${status}: ${[firstLine.slice(0, 60), ...headers].join(", ")}`, async () => {
    const before = site.output();
    const lines = [firstLine, "Host: x", "Connection: close", ...headers, "", ""];
    expect(statusesOf(await exchange(lines.join("\r\n")))).toEqual([status]);
    expect(site.output().slice(before.length)).toBe("");
  });
}

test("200: a post with the whole address of the endpoint is delivered, after a 100", async () => {
  const quotation = sampleQuotation();
  const headers = ["Expect: 100-continue", "Connection: close"];
  const post = postOf(quotation, `http://www.example.com${ENDPOINT}`, headers);
  expect(statusesOf(await exchange(post))).toEqual([100, 200]);
  await mailWith(quotation.company_name, smtp.folder);
});

test("answers pipelined posts in their order", async () => {
  const posts = postOf(sampleQuotation()) + postOf(sampleQuotation());
  const last = "GET /no-page HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
  expect(statusesOf(await exchange(posts + last))).toEqual([200, 200, 404]);
});

test("survives connections with many pipelined posts", async () => {
  const posts = postOf(sampleQuotation({ comments: "x".repeat(900) })).repeat(40);
  await Promise.all(Array.from({ length: 300 }, () => exchange(posts)));
  expect((await fetch(`${site.url}/pricing`)).status).toBe(200);
  expect(site.process.exitCode).toBeNull();
});

/** Sends `data` and resolves to what the site has sent when the connection ends. */
function exchange(data: string): Promise<string> {
  const socket = connect(site.port, "127.0.0.1");
  socket.write(data);
  return text(socket).catch(() => "");
}

function postOf(quotation: unknown, target = ENDPOINT, headers: string[] = []): string {
  const body = JSON.stringify(quotation);
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  const lines = [`POST ${target} HTTP/1.1`, "Host: x", "Content-Type: application/json", length];
  return [...lines, ...headers, "", body].join("\r\n");
}

function statusesOf(answer: string): number[] {
  return [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));
}
