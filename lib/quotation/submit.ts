import "server-only";
import { env } from "@/lib/env";
import { log, serializeError } from "@/lib/log";
import { mailerFor } from "@/lib/mail/mailer";
import { DELIVER_MS } from "@/lib/time-limits";
import { clientNetwork } from "./client-network";
import { deliverOnce } from "./idempotency";
import { quotationEmail } from "./quotation-email";
import { countRequest } from "./rate-limit";
import { readBody } from "./read-body";
import { identify } from "./request-identity";
import { toResponse } from "./respond";
import { type Answer, failureCodes, RequestFailure } from "./result";

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
  // Pages cannot forge this header. Only browsers send it, so a request without it (curl, a monitoring tool) is accepted.
  if (!["same-origin", "none", null].includes(headers.get("sec-fetch-site")))
    throw new RequestFailure(403);
  const { quotation, isPossibleSpam } = await readBody(request);
  const network = clientNetwork(headers, env());
  await countRequest(network);
  const deadline = performance.now() + DELIVER_MS;
  const { key, reference, messageId } = identify(headers, network, quotation);
  const isSent = await deliverOnce(key, deadline, async () => {
    const email = quotationEmail(quotation, reference, isPossibleSpam);
    const mailer = mailerFor(headers);
    if (!mailer) log({ event: "no relay", reference });
    return mailer?.send({ ...email, reference, messageId }, deadline) ?? false;
  });
  if (!isSent) throw new RequestFailure(503, { reference });
  return { status: 200, result: { success: true, reference }, reference };
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
