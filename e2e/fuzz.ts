import { fork } from "node:child_process";
import { once } from "node:events";
import fc from "fast-check";
import { MAIL_FOLDER, readMail } from "./support/read-mail";
import { someQuotation } from "./support/quotation";
import { emptyFolder } from "./support/test-smtp-server";

/*
 * Throws generated bodies at the handler, in this process: half of them near a valid request, the others anything.
 * Every answer must be one of the table's and come within a second, memory stays bounded, and what reaches the mail
 * server is exactly what was answered with success.
 */
const RUNS = Number(process.argv[2] ?? 100_000);
const STATUSES = [200, 303, 400, 413, 415, 422];

const folder = emptyFolder(`${MAIL_FOLDER}-fuzz`);
// In a process of its own, so that the memory of this one is the handler's.
const peer = fork(new URL("support/fuzz-peer.ts", import.meta.url), [folder]);
const [port] = await once(peer, "message");
process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
process.env.RATE_LIMIT_MAX = "1000000";
const { handleQuotationRequest } = await import("../lib/quotation/handle");
const { quotationSchema } = await import("../lib/quotation/schema");

const print = console.log;
console.log = () => {};

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.constantFrom(
    "",
    " ",
    "a\r\nBcc: x@example.com",
    "\0",
    "\u202e",
    "a@b.mv",
    "a@münchen.de",
    "\u202a+960 777 1234\u202c",
    `x${" ".repeat(30_000)}x`,
    "%E9",
    "<script>",
    "7",
    "1e9",
  ),
  fc.string({
    minLength: 1,
    maxLength: 40,
    unit: fc.constantFrom("a", "\r", "\n", ":", "@", "\\", '"', "=", "?"),
  }),
);
const value = fc.oneof({ weight: 4, arbitrary: text }, fc.jsonValue({ maxDepth: 3 }), fc.double());
const changes = fc.dictionary(
  fc.constantFrom(...Object.keys(someQuotation()), "company_website", "__proto__", "constructor"),
  value,
  { maxKeys: 3 },
);
const nearlyValid = changes.map((some) => Object.assign({ ...someQuotation() }, some));
const type = fc.constantFrom(
  "application/json",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=between",
  "multipart/form-data",
  "text/plain",
  "",
);
const accept = fc.constantFrom("*/*", "text/html");
const encoded = fc.oneof(
  nearlyValid.map((fields) => ({ type: "application/json", body: JSON.stringify(fields) })),
  nearlyValid.map((fields) => ({
    type: "application/x-www-form-urlencoded",
    body: new URLSearchParams(
      Object.entries(fields).map(([key, field]) => [key, asText(field)]),
    ).toString(),
  })),
  nearlyValid.map((fields) => ({
    type: "multipart/form-data; boundary=between",
    body: multipart(fields),
  })),
  fc.record({ type, body: fc.json() }),
  fc.record({ type, body: text }),
  fc.record({ type, body: fc.uint8Array({ maxLength: 2_000 }) }),
  fc.record({ type, body: fc.uint8Array({ minLength: 30_000, maxLength: 40_000, size: "max" }) }),
);

const counts = new Map<number, number>();
const heaps: number[] = [];
let [done, promised, slowest] = [0, 0, 0];
const started = Date.now();

await fc.assert(
  fc.asyncProperty(encoded, accept, fc.uuid(), async ({ type, body }, accept, key) => {
    const [response, milliseconds] = await timed(type, accept, key, body);
    slowest = Math.max(slowest, milliseconds);
    if (++done % (RUNS / 10) === 0) heaps.push(heapInUse());
    counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
    if (!STATUSES.includes(response.status)) throw new Error(`Answered ${response.status}`);
    // Slow once may be this machine's doing, slow twice is the body's.
    if (milliseconds > 1_000 && (await timed(type, accept, key, body))[1] > 1_000) {
      throw new Error(`Took ${milliseconds} ms`);
    }
    if (await isPromised(response)) promised++;
  }),
  { numRuns: RUNS },
);

const mail = await readMail(folder);
for (const { attachments } of mail) {
  const json = attachments.find(({ filename }) => filename?.endsWith(".json"))?.content ?? "";
  const quotation = JSON.parse(typeof json === "string" ? json : new TextDecoder().decode(json));
  if (!quotationSchema.safeParse(quotation).success) {
    throw new Error(`Delivered against the rules: ${JSON.stringify(quotation)}`);
  }
}
if (mail.length !== promised) throw new Error(`${promised} promised, ${mail.length} delivered`);

print(`${RUNS} bodies in ${Math.round((Date.now() - started) / 1_000)} s`);
print("answers", Object.fromEntries([...counts].sort()));
print(`promised ${promised}, delivered ${mail.length}`);
print(`slowest ${Math.round(slowest)} ms`);
print(
  `heap in use after every tenth, MB: ${heaps.map((bytes) => Math.round(bytes / 2 ** 20)).join()}`,
);
if (heaps.length > 1 && Number(heaps.at(-1)) > 1.5 * Number(heaps[0])) {
  throw new Error("The memory grows with the bodies");
}
peer.kill();
process.exit(0);

/** Of this process: the handler, what it has to remember, and the generator of the bodies. */
function heapInUse(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

async function timed(
  type: string,
  accept: string,
  key: string,
  body: string | Uint8Array,
): Promise<[Response, number]> {
  const request = new Request("http://localhost/php/emailer.php", {
    method: "POST",
    headers: { "Content-Type": type, Accept: accept, "Idempotency-Key": key },
    body: typeof body === "string" ? body : Buffer.from(body),
  });
  const started = performance.now();
  const response = await handleQuotationRequest(request);
  return [response, performance.now() - started];
}

async function isPromised(response: Response): Promise<boolean> {
  if (response.status === 303) return response.headers.get("location")?.includes("/sent?") ?? false;
  return (await response.json()).success;
}

function multipart(fields: Record<string, unknown>): string {
  const parts = Object.entries(fields).map(
    ([name, field]) =>
      `--between\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${asText(field)}\r\n`,
  );
  return `${parts.join("")}--between--\r\n`;
}

function asText(field: unknown): string {
  return typeof field === "string" ? field : JSON.stringify(field);
}
