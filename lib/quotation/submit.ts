import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { env } from "@/lib/env";
import { log, serializeError } from "@/lib/log";
import { mailer } from "@/lib/mail/mailer";
import { DOUBLE_CLICK_MS, DUPLICATE_MS, REQUEST_MS } from "@/lib/time-limits";
import { clientNetwork } from "./client-network";
import { HONEYPOT_FIELD, type Quotation } from "./fields";
import { withIdempotency } from "./idempotency";
import { quotationEmail } from "./quotation-email";
import { countRequest, uncountRequest } from "./rate-limit";
import { isNativeFormPost, readBody } from "./read-body";
import { toResponse } from "./respond";
import { type Answer, failureCodes, RequestFailure, sentAnswer } from "./result";
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
  const body = await readBody(request);
  const { data: quotation, error } = quotationSchema.safeParse(body);
  if (error) throw new RequestFailure(422, { fields: problemsOf(error) });
  const network = clientNetwork(headers, env());
  await countRequest(network);
  const isNative = isNativeFormPost(headers);
  const sender = isNative
    ? [network, new Date().toDateString()]
    : headers.get("idempotency-key") || randomUUID();
  const key = requestKey(sender, quotation);
  const answer = await withIdempotency(key, isNative ? DOUBLE_CLICK_MS : DUPLICATE_MS, () =>
    deliver(quotation, key, deadline, Boolean(body[HONEYPOT_FIELD])).catch((error) =>
      failureAnswer(error, referenceOf(key)),
    ),
  );
  if (!answer.result.success && !answer.isRefused) await uncountRequest(network);
  return answer;
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
 * Returns what identifies duplicates, from which also the reference and the Message-ID are made: the content, and the
 * idempotency key or, for a form posted without script, the client's network and the day. A request without a key has
 * no duplicates.
 */
function requestKey(sender: unknown, quotation: Quotation): string {
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

async function deliver(
  quotation: Quotation,
  key: string,
  deadline: number,
  isPossibleSpam: boolean,
): Promise<Answer> {
  const { COMPANY_NAME, SITE_URL, MAIL_FROM } = env();
  const reference = referenceOf(key);
  const company = { name: COMPANY_NAME, siteUrl: SITE_URL };
  const email = quotationEmail(quotation, { company, reference, isPossibleSpam });
  const message = { ...email, reference, messageId: `<${key}@${MAIL_FROM.split("@").pop()}>` };
  const result = await mailer().send(message, deadline);
  if (result === "sent") return sentAnswer(reference);
  throw new RequestFailure(result === "unreachable" ? 503 : 502, {
    isRefused: result === "refused",
  });
}

/**
 * Converts an error to an answer. An error other than a {@link RequestFailure} is a bug and is logged with its stack.
 */
function failureAnswer(error: unknown, reference?: string): Answer {
  const isFailure = error instanceof RequestFailure;
  if (!isFailure) log({ event: "internal error", reference, ...serializeError(error) });
  const status = isFailure ? error.status : 500;
  const { fields, ...details } = isFailure ? error.details : {};
  const result = { success: false, error: failureCodes[status], fields } as const;
  return { status, result, reference, ...details };
}
