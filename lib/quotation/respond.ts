import type { Result } from "@/lib/quotation/result";
import type { Answer } from "./answer";
import { isNativeFormPost } from "./read-body";

/** The answer to a script as JSON; to a form posted without script, the way to the page that says the same. */
export function toResponse(request: Request, { status, response, retryAfter }: Answer): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (status === 405) headers.set("Allow", "POST");
  if (retryAfter) headers.set("Retry-After", String(retryAfter));
  if (request.body && BODY_NOT_READ.includes(status)) headers.set("Connection", "close");

  if (isNativeFormPost(request.headers)) {
    headers.set("Location", pageFor(response));
    return new Response(null, { status: 303, headers });
  }
  headers.set("Content-Type", "application/json");
  return new Response(JSON.stringify(response), { status, headers });
}

// What is left of such a body may have no end: end the connection instead of waiting for it.
const BODY_NOT_READ = [403, 405, 408, 413, 415];

/**
 * The address of a static page, which reads what happened from it and never a visitor's words:
 * `/contact-us/sent?ref=TG-7F3K-9Q2M`, `/contact-us/not-sent?reason=invalid&fields=your_name,company_email#your_name`.
 * A reason is a code of `failureCodes`, the fields are names in `quotationFields`. What follows `#` the page can show
 * without a script.
 */
function pageFor(response: Result): string {
  if (response.success) return `/contact-us/sent?ref=${response.reference}`;
  const fields = Object.keys(response.fields ?? {});
  const query = fields.length > 0 ? `&fields=${fields.join()}` : "";
  return `/contact-us/not-sent?reason=${response.error}${query}#${fields[0] ?? response.error}`;
}
