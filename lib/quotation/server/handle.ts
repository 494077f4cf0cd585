import "server-only";
import { env } from "@/lib/config/env";
import { log } from "@/lib/config/log";
import { mailer } from "@/lib/mail/mailer";
import { quotationEmail } from "@/lib/quotation/email/compose";
import { type Quotation, SPAM_TRAP_FIELD, SPAM_TRAP_HEADER } from "@/lib/quotation/fields";
import { fieldErrors, quotationSchema } from "@/lib/quotation/schema";
import { DELIVER_MS, REQUEST_MS } from "@/lib/time-limits";
import { clientAddress } from "./client-address";
import { refuseCrossSite } from "./cross-site";
import { identify, type RequestIdentity } from "./identity";
import { once } from "./once";
import { type Outcome, outcomeOf, Refusal } from "./outcome";
import { withinRateLimit } from "./rate-limit";
import { isNativeFormPost, readBody } from "./read-body";
import { toResponse } from "./respond";

/** Takes a quotation request and has it delivered. Says in one line of the log what became of it. */
export async function handleQuotationRequest(request: Request): Promise<Response> {
  const started = Date.now();
  const outcome = await attempt(request, started + REQUEST_MS).catch(outcomeOf);
  logOutcome(outcome, Date.now() - started);
  return toResponse(request, outcome);
}

/** The way of a request. Each step may end it with a {@link Refusal}. */
async function attempt(request: Request, deadline: number): Promise<Outcome> {
  const { headers, method } = request;
  if (method !== "POST") throw new Refusal("method_not_allowed");
  refuseCrossSite(headers);
  const body = await readBody(request);
  const quotation = readQuotation(body);
  const address = clientAddress(headers, env());
  const identity = identify(quotation, {
    idempotencyKey: headers.get("idempotency-key"),
    isNativeForm: isNativeFormPost(headers),
    address,
  });
  const isPossibleSpam = Boolean(body[SPAM_TRAP_FIELD] || headers.get(SPAM_TRAP_HEADER));
  return once(identity, () =>
    withinRateLimit(address, () => deliver(quotation, identity, isPossibleSpam, deadline)).catch(
      (reason: unknown) => outcomeOf(reason, identity.reference),
    ),
  );
}

function readQuotation(body: Record<string, unknown>): Quotation {
  const { data, error } = quotationSchema.safeParse(body);
  if (error) throw new Refusal("invalid", { fields: fieldErrors(error) });
  return data;
}

async function deliver(
  quotation: Quotation,
  { reference, messageKey }: RequestIdentity,
  isPossibleSpam: boolean,
  deadline: number,
): Promise<Outcome> {
  const { COMPANY_NAME, SITE_URL, MAIL_FROM } = env();
  const company = { name: COMPANY_NAME, siteUrl: SITE_URL };
  const shipment = {
    message: quotationEmail(quotation, { company, reference, isPossibleSpam }),
    messageId: `<${messageKey}@${MAIL_FROM.slice(MAIL_FROM.indexOf("@") + 1)}>`,
    reference,
    secrets: Object.values(quotation).map(String),
  };
  switch (await mailer().send(shipment, Math.min(deadline, Date.now() + DELIVER_MS))) {
    case "sent":
      return { response: { success: true, reference }, reference };
    case "refused":
      throw new Refusal("refused_by_mail_server");
    case "unreachable":
      throw new Refusal("no_mail_server");
  }
}

function logOutcome({ response, reference }: Outcome, ms: number) {
  const fields = response.success ? undefined : response.fields;
  log({
    event: "quotation request",
    outcome: response.success ? "sent" : response.error,
    reference,
    fields: fields && Object.keys(fields).join(),
    ms,
  });
}
