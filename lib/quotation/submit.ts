import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { env } from "@/lib/env";
import { log, serializeError } from "@/lib/log";
import { mailer } from "@/lib/mail/mailer";
import { DELIVER_MS, DUPLICATE_MS, FORM_DUPLICATE_MS, REQUEST_MS } from "@/lib/time-limits";
import { clientNetwork } from "./client-network";
import { quotationEmail } from "./quotation-email";
import { HONEYPOT_FIELD, type Quotation } from "./fields";
import { type Idempotency, withIdempotency } from "./idempotency";
import { countRequest } from "./rate-limit";
import { isNativeFormPost, readBody } from "./read-body";
import { toResponse } from "./respond";
import { type Answer, BUSY, failureCodes, RequestFailure, sentAnswer } from "./result";
import { problemsOf, quotationSchema } from "./schema";

/** Validates and delivers a quotation request, and logs the outcome in one line. Never throws. */
export async function submitQuotation(request: Request): Promise<Response> {
  const started = performance.now();
  const answer = await runPipeline(request, started + REQUEST_MS).catch(failureAnswer);
  const { status, result, reference, retryAfter } = answer;
  log({
    event: "quotation request",
    outcome: result.success ? "sent" : result.error,
    status,
    reference,
    fields: result.success ? undefined : result.fields && Object.keys(result.fields).join(),
    retryAfter,
    ms: Math.round(performance.now() - started),
  });
  return toResponse(request, answer);
}

/** Runs the steps of a request. Each may throw a {@link RequestFailure}. */
async function runPipeline(request: Request, deadline: number): Promise<Answer> {
  const { headers, method } = request;
  if (method !== "POST") throw new RequestFailure(405);
  if (isCrossOrigin(headers)) throw new RequestFailure(403);
  const network = clientNetwork(headers, env());
  const body = await readBody(request, network);
  const { data: quotation, error } = quotationSchema.safeParse(body);
  if (error) throw new RequestFailure(422, { fields: problemsOf(error) });

  const { messageKey, idempotency } = requestKeys(quotation, headers, network);
  const reference = referenceOf(messageKey);
  const isPossibleSpam = Boolean(body[HONEYPOT_FIELD]);
  const identified = { quotation, network, messageKey, reference, isPossibleSpam };
  const work = () =>
    countAndDeliver(identified, deadline).catch((error) => failureAnswer(error, reference));
  if (validCount >= env().SMTP_CONNECTIONS + MAX_WAITING) throw new RequestFailure(503, BUSY);
  validCount++;
  try {
    return await (idempotency ? withIdempotency(idempotency, deadline, work) : work());
  } finally {
    validCount--;
  }
}

/** The number of valid requests in flight. */
let validCount = 0;

/** Valid requests in addition to those being delivered. More would exhaust the memory of a small instance. */
export const MAX_WAITING = 250;

type IdentifiedRequest = {
  quotation: Quotation;
  network: string | undefined;
  messageKey: string;
  reference: string;
  isPossibleSpam: boolean;
};

/**
 * Counts a request against the rate limit and delivers it. A failed delivery only counts if its content was refused.
 */
async function countAndDeliver(request: IdentifiedRequest, deadline: number): Promise<Answer> {
  const uncount = await countRequest(request.network);
  const result = await deliver(request, Math.min(deadline, performance.now() + DELIVER_MS));
  if (result === "sent") return sentAnswer(request.reference);
  // Refused content counts, because a relay that repeatedly receives spam blocks the site.
  if (result !== "contentRefused") await uncount();
  if (result === "busy") throw new RequestFailure(503, BUSY);
  throw new RequestFailure(result === "unreachable" ? 503 : 502);
}

/**
 * Whether a page of another site sent the request. Pages cannot forge these headers. Only browsers send them, so a
 * request without them (curl, a monitoring tool) is accepted. A proxy may rewrite `Host`, so an `Origin` with the host
 * of `SITE_URL` is accepted too, and may replace `Origin` with "null".
 */
function isCrossOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site !== "same-origin" && site !== "none";
  const origin = headers.get("origin");
  if (!origin || origin === "null") return false;
  const own = [`http://${headers.get("host")}`, env().SITE_URL];
  return !own.map(hostNameOf).includes(hostNameOf(origin) ?? "");
}

function hostNameOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}

/**
 * Returns the key of the Message-ID and, unless a client posts JSON without an idempotency key, what identifies
 * duplicates. A duplicate has the same content and the same idempotency key. A form posted without script has no
 * idempotency key: its duplicates have the same content and network, and arrive within {@link FORM_DUPLICATE_MS}. Its
 * message key stays the same for a day: if a relay accepts a message after the request has failed and the visitor posts
 * the form again, mail programs recognise the duplicate by its Message-ID.
 */
function requestKeys(
  quotation: Quotation,
  headers: Headers,
  network: string | undefined,
): { messageKey: string; idempotency?: Idempotency } {
  const idempotencyKey = headers.get("idempotency-key");
  if (idempotencyKey) {
    const key = digest(idempotencyKey, quotation);
    return { messageKey: key, idempotency: { key, until: performance.now() + DUPLICATE_MS } };
  }
  if (!isNativeFormPost(headers)) return { messageKey: digest(randomUUID()) };
  const key = digest(network ?? "", quotation);
  const messageKey = digest(key, new Date().toDateString());
  return { messageKey, idempotency: { key, until: performance.now() + FORM_DUPLICATE_MS } };
}

function digest(...parts: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 40);
}

/** Returns a reference that people can read out on the telephone: `TG-7F3K-9Q2M`. */
function referenceOf(messageKey: string): string {
  // Crockford's Base32 alphabet omits I, L, O and U, which are easily misread.
  const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  const bytes = Buffer.from(messageKey, "hex").subarray(0, 8);
  const letters = [...bytes].map((byte) => alphabet[byte % alphabet.length]).join("");
  return `TG-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

function deliver(request: IdentifiedRequest, deadline: number) {
  const { COMPANY_NAME, SITE_URL, MAIL_FROM } = env();
  const { quotation, messageKey, reference, isPossibleSpam } = request;
  const company = { name: COMPANY_NAME, siteUrl: SITE_URL };
  const context = { company, reference, isPossibleSpam };
  const messageId = `<${messageKey}@${MAIL_FROM.slice(MAIL_FROM.indexOf("@") + 1)}>`;
  return mailer().send(quotationEmail(quotation, context), { messageId, reference, deadline });
}

/**
 * Converts an error to an answer. An error other than a {@link RequestFailure} is a bug and is logged with its stack.
 */
function failureAnswer(error: unknown, reference?: string): Answer {
  const isFailure = error instanceof RequestFailure;
  if (!isFailure) log({ event: "internal error", reference, ...serializeError(error) });
  const status = isFailure ? error.status : 500;
  const { fields, retryAfter } = isFailure ? error.details : {};
  const result = { success: false, error: failureCodes[status], fields } as const;
  return { status, result, reference, retryAfter };
}
