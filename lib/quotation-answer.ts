import type { QuotationError, QuotationResponse } from "./quotation-fields";
import { isNativeFormPost } from "./read-body";

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
export function answer(
  request: Request,
  response: QuotationResponse,
  headers: Record<string, string> = {},
): Response {
  if (isNativeFormPost(request.headers)) {
    return new Response(null, { status: 303, headers: { ...headers, Location: page(response) } });
  }
  const status = response.success ? 200 : STATUS[response.error];
  return Response.json(response, {
    status,
    headers: {
      ...headers,
      "Cache-Control": "no-store",
      // What is left of such a body will not be read: end the connection instead of waiting for it.
      ...((status === 408 || status === 413) && { Connection: "close" }),
    },
  });
}

function page(response: QuotationResponse): string {
  return response.success ? `/contact-us/sent?ref=${response.reference}` : "/contact-us/not-sent";
}
