import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { env } from "@/lib/env";
import { log, serializeError } from "@/lib/log";
import { mailer } from "@/lib/mail/mailer";
import { DELIVER_MS } from "@/lib/time-limits";
import { clientNetwork } from "./client-network";
import { HONEYPOT_FIELD, type Quotation } from "./fields";
import { deliverOnce } from "./idempotency";
import { quotationEmail } from "./quotation-email";
import { countRequest } from "./rate-limit";
import { isNativeFormPost, readBody } from "./read-body";
import { toResponse } from "./respond";
import { type Answer, failureCodes, RequestFailure } from "./result";
import { problemsOf, quotationSchema } from "./schema";

/** Validates and delivers a quotation request, and logs the outcome in one line. Never throws. */
export async function submitQuotation(request: Request): Promise<Response> {
  const started = performance.now();
  const answer = await runPipeline(request).catch(failureAnswer);
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
async function runPipeline(request: Request): Promise<Answer> {
  const { headers, method } = request;
  if (method !== "POST") throw new RequestFailure(405);
  if (isCrossOrigin(headers)) throw new RequestFailure(403);
  const body = await readBody(request);
  const { data: quotation, error } = quotationSchema.safeParse(body);
  if (error) throw new RequestFailure(422, { fields: problemsOf(error) });
  const network = clientNetwork(headers, env());
  await countRequest(network);
  const deadline = performance.now() + DELIVER_MS;
  const sender = isNativeFormPost(headers)
    ? network
    : headers.get("idempotency-key") || randomUUID();
  const key = requestKey(sender, quotation);
  const reference = referenceOf(key);
  const isSent = await deliverOnce(key, () => {
    const email = quotationEmail(quotation, reference, Boolean(body[HONEYPOT_FIELD]));
    // Mail programs hide an e-mail with a known ID. The same form may be posted again on another day.
    const today = new Date().toISOString().slice(0, 10);
    const messageId = `<${key}.${today}@${env().MAIL_FROM.split("@").pop()}>`;
    return mailer().send({ ...email, reference, messageId }, deadline);
  });
  if (!isSent) throw new RequestFailure(503, { reference });
  return { status: 200, result: { success: true, reference }, reference };
}

/**
 * Whether a page of another site sent the request. Pages cannot forge this header. Only browsers send it, so a request
 * without it (curl, a monitoring tool) is accepted.
 */
function isCrossOrigin(headers: Headers): boolean {
  return !["same-origin", "none", null].includes(headers.get("sec-fetch-site"));
}

/**
 * Returns what identifies duplicates, from which also the reference and the Message-ID are made: the content, and the
 * idempotency key or, for a form posted without script, the client's network. A request without a key has no
 * duplicates.
 */
function requestKey(sender: string | undefined, quotation: Quotation): string {
  return createHash("sha256")
    .update(JSON.stringify([sender, quotation]))
    .digest("hex")
    .slice(0, 40);
}

/** Returns a reference that people can read out on the telephone: `TG-7F3K-9Q2M`. */
function referenceOf(key: string): string {
  // Crockford's Base32 alphabet omits I, L, O and U, which are easily misread.
  const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  const bytes = Buffer.from(key, "hex").subarray(0, 8);
  const letters = [...bytes].map((byte) => alphabet[byte % alphabet.length]).join("");
  return `TG-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/**
 * Converts an error to an answer. An error other than a {@link RequestFailure} is a bug and is logged with its stack.
 */
function failureAnswer(error: unknown): Answer {
  const isFailure = error instanceof RequestFailure;
  if (!isFailure) log({ event: "internal error", ...serializeError(error) });
  const status = isFailure ? error.status : 500;
  const { fields, ...details } = isFailure ? error.details : {};
  return { status, result: { success: false, error: failureCodes[status], fields }, ...details };
}
