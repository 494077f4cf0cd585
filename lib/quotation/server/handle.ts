import "server-only";
import { clientAddress } from "./client-address";
import { env } from "@/lib/config/env";
import { log } from "@/lib/config/log";
import { sendEmail } from "@/lib/mail/mailer";
import { fieldErrors, quotationSchema } from "@/lib/quotation/schema";
import type { Outcome } from "./respond";
import { quotationEmail } from "@/lib/quotation/email/compose";
import { type Quotation, SPAM_TRAP_FIELD, SPAM_TRAP_HEADER } from "@/lib/quotation/fields";
import { consumeRateLimit } from "./rate-limit";
import { readBody } from "./read-body";
import { identify, type RequestIdentity } from "./identity";
import { Deduplicator } from "./deduplicate";
import { isCrossSite } from "./cross-site";

/** Reads a quotation request and has it delivered. Says in one line of the log what became of it. */
export async function handleQuotationRequest(request: Request): Promise<Outcome> {
  const started = Date.now();
  const outcome = await attempt(request).catch(unexpected);
  const { response, reference } = outcome;
  log({
    event: "quotation request",
    outcome: response.success ? "sent" : response.error,
    reference,
    fields: response.success ? undefined : Object.keys(response.fields ?? {}).join() || undefined,
    ms: Date.now() - started,
  });
  return outcome;
}

async function attempt(request: Request): Promise<Outcome> {
  const { headers } = request;
  if (isCrossSite(headers)) return { response: { success: false, error: "foreign_origin" } };

  const body = await readBody(request);
  if ("error" in body) return { response: { success: false, error: body.error } };

  const quotation = quotationSchema.safeParse(body.fields);
  if (!quotation.success) {
    const fields = fieldErrors(quotation.error);
    return { response: { success: false, error: "invalid", fields } };
  }
  const idempotencyKey = headers.get("idempotency-key");
  const identity = identify(quotation.data, idempotencyKey);
  const isPossibleSpam = Boolean(body.fields[SPAM_TRAP_FIELD] || headers.get(SPAM_TRAP_HEADER));
  const work = () => deliver(quotation.data, identity, isPossibleSpam, headers);
  return idempotencyKey ? deduplicator.run(identity.messageKey, work) : work();
}

function unexpected(error: unknown): Outcome {
  log({ event: "unexpected error", message: String(error) });
  return { response: { success: false, error: "no_mail_server" } };
}

const deduplicator = new Deduplicator<Outcome>(({ response }) => response.success);

async function deliver(
  quotation: Quotation,
  identity: RequestIdentity,
  isPossibleSpam: boolean,
  headers: Headers,
): Promise<Outcome> {
  const { reference } = identity;
  const retryAfter = await consumeRateLimit(clientAddress(headers, env()));
  if (retryAfter) {
    return { response: { success: false, error: "too_many_requests" }, reference, retryAfter };
  }
  const email = quotationEmail(quotation, {
    company: { name: env().COMPANY_NAME, siteUrl: env().SITE_URL },
    reference,
    isPossibleSpam,
  });
  switch (await sendEmail(email, identity)) {
    case "sent":
      return { response: { success: true, reference }, reference };
    case "refused":
      return { response: { success: false, error: "refused_by_mail_server" }, reference };
    case "unreachable":
      return { response: { success: false, error: "no_mail_server" }, reference };
  }
}
