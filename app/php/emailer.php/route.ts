import { sendEmail } from "@/lib/mailer";
import { fieldErrors, quotationSchema } from "@/lib/quotation";
import { answer } from "@/lib/quotation-answer";
import { quotationEmail } from "@/lib/quotation-email";
import { type QuotationResponse, SPAM_TRAP_FIELD } from "@/lib/quotation-fields";
import { readBody } from "@/lib/read-body";
import { identify } from "@/lib/reference";
import { isForeignOrigin } from "@/lib/same-origin";
import { company, siteUrl } from "@/lib/site";

export async function POST(request: Request): Promise<Response> {
  return answer(request, await requestQuotation(request));
}

export { methodNotAllowed as GET, methodNotAllowed as HEAD, methodNotAllowed as OPTIONS };
export { methodNotAllowed as PUT, methodNotAllowed as PATCH, methodNotAllowed as DELETE };

async function requestQuotation(request: Request): Promise<QuotationResponse> {
  if (isForeignOrigin(request.headers)) return { success: false, error: "foreign_origin" };

  const body = await readBody(request);
  if ("error" in body) return { success: false, error: body.error };

  const quotation = quotationSchema.safeParse(body.fields);
  if (!quotation.success) {
    return { success: false, error: "invalid", fields: fieldErrors(quotation.error) };
  }

  const identity = identify(quotation.data, request.headers.get("idempotency-key"));
  const email = quotationEmail(quotation.data, {
    company: { name: company.name, siteUrl },
    reference: identity.reference,
    isPossibleSpam: Boolean(body.fields[SPAM_TRAP_FIELD]),
  });
  switch (await sendEmail(email, identity)) {
    case "sent":
      return { success: true, reference: identity.reference };
    case "refused":
      return { success: false, error: "refused_by_mail_server" };
    case "unreachable":
      return { success: false, error: "no_mail_server" };
  }
}

function methodNotAllowed(request: Request): Response {
  return answer(request, { success: false, error: "method_not_allowed" }, { Allow: "POST" });
}
