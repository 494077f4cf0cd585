import "server-only";
import { isNativeFormPost } from "./read-body";
import type { Answer, Result } from "./result";

/** Returns a JSON response or, for a form posted without script, a redirect to the result page. */
export function toResponse(request: Request, { status, result, retryAfter }: Answer): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (status === 405) headers.set("Allow", "POST");
  if (retryAfter) headers.set("Retry-After", String(retryAfter));

  if (isNativeFormPost(request.headers)) {
    headers.set("Location", pageFor(result));
    return new Response(null, { status: 303, headers });
  }
  headers.set("Content-Type", "application/json");
  return new Response(JSON.stringify(result), { status, headers });
}

/**
 * Returns the address of a static page, without anything that the visitor typed: `/contact-us/sent?ref=TG-7F3K-9Q2M`,
 * `/contact-us/not-sent?reason=invalid_fields#your_name`. The page shows the element that the fragment names.
 */
function pageFor(result: Result): string {
  if (result.success) return `/contact-us/sent?ref=${result.reference}`;
  const [field] = Object.keys(result.fields ?? {});
  return `/contact-us/not-sent?reason=${result.error}#${field ?? result.error}`;
}
