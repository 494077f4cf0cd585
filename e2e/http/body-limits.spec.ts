import { request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { someQuotation } from "../support/quotation";

const PATH = "/php/emailer.php";
const JSON_TYPE = { "Content-Type": "application/json" };

test("408: a body that trickles", async ({ baseURL }) => {
  test.setTimeout(20_000);
  const { status, body, isClosed } = await trickle(`${baseURL}${PATH}`);
  expect(status).toBe(408);
  expect(JSON.parse(body)).toEqual({ success: false, error: "body_too_slow" });
  expect(isClosed).toBe(true);
});

test("413: a body over 32 KB, whether its length is announced or not", async ({ baseURL }) => {
  const url = `${baseURL}${PATH}`;
  for (const isAnnounced of [true, false]) {
    expect((await post(url, bodyOf(32 * 1024), isAnnounced)).status).toBe(200);
    const { status, body } = await post(url, bodyOf(32 * 1024 + 1), isAnnounced);
    expect(status).toBe(413);
    expect(JSON.parse(body)).toEqual({ success: false, error: "body_too_large" });
  }
});

const endless: [number, string, Record<string, string>][] = [
  [403, "POST", { ...JSON_TYPE, Origin: "https://evil.example" }],
  [405, "PUT", JSON_TYPE],
  [413, "POST", JSON_TYPE],
  [415, "POST", { "Content-Type": "text/plain" }],
];
for (const [expected, method, headers] of endless) {
  test(`${expected}: a body without end is cut off`, async ({ baseURL }) => {
    let status: number | undefined;
    // Who still writes when the connection ends can lose the answer to the reset, as TCP has it.
    while (status === undefined) {
      const poured = await pour(`${baseURL}${PATH}`, { method, headers }, 100 * 1024 * 1024);
      expect(poured.sent).toBeLessThan(10 * 1024 * 1024);
      ({ status } = poured);
    }
    expect(status).toBe(expected);
  });
}

function bodyOf(bytes: number): Buffer {
  const empty = Buffer.byteLength(JSON.stringify(someQuotation({ filler: "" })));
  return Buffer.from(JSON.stringify(someQuotation({ filler: "x".repeat(bytes - empty) })));
}

function post(url: string, body: Buffer, isAnnounced: boolean) {
  return new Promise<{ status?: number; body: string }>((resolve, reject) => {
    const request = httpRequest(url, {
      method: "POST",
      headers: { ...JSON_TYPE, ...(isAnnounced && { "Content-Length": body.byteLength }) },
    });
    request.on("error", reject);
    request.on("response", (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    });
    request.write(body);
    request.end();
  });
}

/** Sends up to `bytes` in pieces, until the server ends the connection. */
function pour(
  url: string,
  options: { method: string; headers: Record<string, string> },
  bytes: number,
) {
  return new Promise<{ status?: number; sent: number }>((resolve) => {
    let [sent, status]: [number, number | undefined] = [0, undefined];
    const request = httpRequest(url, options);
    const piece = Buffer.alloc(64 * 1024, " ");
    const next = () => {
      if (sent >= bytes) return request.end();
      sent += piece.byteLength;
      request.write(piece, () => setTimeout(next, 5));
    };
    request.on("response", (response) => (status = response.resume().statusCode));
    request.on("error", () => {});
    request.on("close", () => resolve({ status, sent }));
    next();
  });
}

/** Sends one byte a second for as long as the server lets us. */
function trickle(url: string): Promise<{ status?: number; body: string; isClosed: boolean }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(url, {
      method: "POST",
      headers: { ...JSON_TYPE, "Content-Length": 1_000 },
    });
    const timer = setInterval(() => request.write(" "), 1_000);
    request.on("error", reject);
    request.on("response", (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString()));
      response.on("end", () => {
        clearInterval(timer);
        const socket = request.socket;
        const isClosed = () => resolve({ status: response.statusCode, body, isClosed: true });
        if (!socket || socket.destroyed) return isClosed();
        socket.once("close", isClosed);
        setTimeout(() => resolve({ status: response.statusCode, body, isClosed: false }), 2_000);
      });
    });
  });
}
