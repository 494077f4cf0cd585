import "server-only";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { mailer } from "@/lib/mail/mailer";
import { quotationEmail } from "@/lib/quotation/email/compose";
import { type Quotation, HONEYPOT_FIELD, HONEYPOT_HEADER } from "@/lib/quotation/fields";
import { problemsOf, quotationSchema } from "@/lib/quotation/schema";
import { DELIVER_MS, REQUEST_MS } from "@/lib/time-limits";
import { type Answer, answerFor, QuotationFailure } from "./answer";
import { clientAddress } from "./client-address";
import { identifyRequest, type RequestIdentity } from "./request-identity";
import { answerOnce } from "./answer-once";
import { withinRateLimit } from "./rate-limit";
import { isNativeFormPost, readBody } from "./read-body";
import { toResponse } from "./respond";

/** Takes a quotation request and has it delivered. Says in one line of the log what became of it. */
export async function handleQuotationRequest(request: Request): Promise<Response> {
  const started = performance.now();
  const answer = await answerTo(request, started + REQUEST_MS).catch(answerFor);
  logAnswer(answer, Math.round(performance.now() - started));
  return toResponse(request, answer);
}

/** The way of a request. Each step may end it with a {@link QuotationFailure}. */
async function answerTo(request: Request, deadline: number): Promise<Answer> {
  const { headers, method } = request;
  if (method !== "POST") throw new QuotationFailure(405);
  refuseCrossSite(headers);
  const body = await readBody(request);
  const quotation = validQuotation(body);
  const address = clientAddress(headers, env());
  const identity = identifyRequest(quotation, {
    idempotencyKey: headers.get("idempotency-key"),
    isNativeForm: isNativeFormPost(headers),
    address,
  });
  const isPossibleSpam = Boolean(body[HONEYPOT_FIELD] || headers.get(HONEYPOT_HEADER));
  return answerOnce(identity, () =>
    withinRateLimit(address, () => deliver(quotation, identity, isPossibleSpam, deadline)).catch(
      (cause: unknown) => answerFor(cause, identity.reference),
    ),
  );
}

/**
 * Refuses what a browser sends for another site. Only browsers send these headers, and no page can forge them; without
 * them (curl, a monitoring tool) the request is nobody's forgery.
 */
function refuseCrossSite(headers: Headers): void {
  const site = headers.get("sec-fetch-site");
  const isOurs = site ? site === "same-origin" || site === "none" : isOwnOrigin(headers);
  if (!isOurs) throw new QuotationFailure(403);
}

function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get("origin");
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get("host");
}

function validQuotation(body: Record<string, unknown>): Quotation {
  const { data, error } = quotationSchema.safeParse(body);
  if (error) throw new QuotationFailure(422, { fields: problemsOf(error) });
  return data;
}

async function deliver(
  quotation: Quotation,
  { reference, messageKey }: RequestIdentity,
  isPossibleSpam: boolean,
  deadline: number,
): Promise<Answer> {
  const { COMPANY_NAME, COMPANY_TIME_ZONE, CONTACT_PHONE, SITE_URL, MAIL_FROM } = env();
  const company = {
    name: COMPANY_NAME,
    siteUrl: SITE_URL,
    phone: CONTACT_PHONE,
    timeZone: COMPANY_TIME_ZONE,
  };
  const receivedAt = new Date();
  const email = {
    message: quotationEmail(quotation, { company, reference, receivedAt, isPossibleSpam }),
    messageId: `<${messageKey}@${MAIL_FROM.slice(MAIL_FROM.indexOf("@") + 1)}>`,
    reference,
    personalData: Object.values(quotation).flatMap((value) => (value ? String(value) : [])),
  };
  switch (await mailer().send(email, Math.min(deadline, performance.now() + DELIVER_MS))) {
    case "sent":
      return { status: 200, response: { success: true, reference }, reference };
    case "refused":
      throw new QuotationFailure(502);
    case "unreachable":
      throw new QuotationFailure(503);
  }
}

function logAnswer({ status, response, reference }: Answer, ms: number) {
  const fields = response.success ? undefined : response.fields;
  log({
    event: "quotation request",
    outcome: response.success ? "sent" : response.error,
    status,
    reference,
    fields: fields && Object.keys(fields).join(),
    ms,
  });
}
