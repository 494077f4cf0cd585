import type { QuotationError, QuotationResponse } from "@/lib/quotation/fields";
import { isNativeFormPost } from "./read-body";

export type Outcome = {
  response: QuotationResponse;
  /** Known once the request has been understood, also when it then fails. */
  reference?: string;
  /** Seconds. */
  retryAfter?: number;
};

const STATUS: Record<QuotationError, number> = {
  unreadable_body: 400,
  foreign_origin: 403,
  method_not_allowed: 405,
  body_too_slow: 408,
  body_too_large: 413,
  unsupported_content_type: 415,
  invalid: 422,
  too_many_requests: 429,
  refused_by_mail_server: 502,
  no_mail_server: 503,
};

/** The answer to a script as JSON; to a form posted without script, the way to the page that says the same. */
export function toResponse(request: Request, { response, retryAfter }: Outcome): Response {
  const status = response.success ? 200 : STATUS[response.error];
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (status === 405) headers.set("Allow", "POST");
  if (retryAfter) headers.set("Retry-After", String(retryAfter));
  // What is left of such a body will not be read: end the connection instead of waiting for it.
  if (status === 408 || status === 413) headers.set("Connection", "close");

  if (isNativeFormPost(request.headers)) {
    headers.set("Location", pageFor(response));
    return new Response(null, { status: 303, headers });
  }
  return Response.json(response, { status, headers });
}

function pageFor(response: QuotationResponse): string {
  return response.success ? `/contact-us/sent?ref=${response.reference}` : "/contact-us/not-sent";
}
