import { request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { sampleQuotation } from "../../test-support/quotation";

const PATH = "/php/emailer.php";
const JSON_TYPE = { "Content-Type": "application/json" };
const PIECE = Buffer.alloc(64 * 1024, " ");

for (const isAnnounced of [true, false]) {
  const encoding = isAnnounced ? "an announced length" : "chunks";
  test(`413: a body over 32 KB, sent with ${encoding}`, async ({ baseURL }) => {
    for (const [bytes, status, answer] of [
      [32 * 1024, 200, { success: true }],
      [32 * 1024 + 1, 413, { success: false, error: "body_too_large" }],
    ] as const) {
      const body = bodyOf(bytes);
      const length = isAnnounced ? { "Content-Length": body.byteLength } : undefined;
      const response = await send(`${baseURL}${PATH}`, "POST", { ...JSON_TYPE, ...length }, [body]);
      expect(response.status).toBe(status);
      expect(JSON.parse(response.body)).toMatchObject(answer);
    }
  });
}

test("413: an endless body is cut off", async ({ baseURL }) => {
  // Retried, because a client that is still writing when the connection ends can lose the response to a TCP reset.
  await expect(async () => {
    const pieces = Array<Buffer>(1_600).fill(PIECE);
    const response = await send(`${baseURL}${PATH}`, "POST", JSON_TYPE, pieces, 5);
    expect(response.sent).toBeLessThan(160);
    expect(response.status).toBe(413);
  }).toPass();
});

function bodyOf(bytes: number): Buffer {
  const quotation = sampleQuotation({ filler: "" });
  const rest = bytes - Buffer.byteLength(JSON.stringify(quotation));
  return Buffer.from(JSON.stringify({ ...quotation, filler: "x".repeat(rest) }));
}

/** Sends `pieces` with pauses of `ms` until the connection is closed. `sent` is the number of sent pieces. */
function send(
  url: string,
  method: string,
  headers: Record<string, string | number>,
  pieces: (string | Buffer)[],
  ms = 0,
): Promise<{ status?: number; body: string; sent: number }> {
  return new Promise((resolve) => {
    let [sent, status, body] = [0, undefined as number | undefined, Promise.resolve("")];
    const request = httpRequest(url, { method, headers });
    const writeNext = () => {
      const piece = pieces[sent];
      if (piece === undefined) return request.end();
      sent++;
      request.write(piece, () => setTimeout(writeNext, ms));
    };
    request.on("response", (response) => {
      status = response.statusCode;
      body = text(response).catch(() => "");
    });
    request.on("error", () => {});
    request.on("close", async () => resolve({ status, body: await body, sent }));
    writeNext();
  });
}
