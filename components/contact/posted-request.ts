import { readSession, writeSession } from "@/lib/quotation/browser/session-storage";
import type { Quotation } from "@/lib/quotation/fields";
import { DUPLICATE_MS } from "@/lib/time-limits";

/** A posted request whose result is unknown. Until `until` the server delivers no other request with the same `key`. */
type PostedRequest = { body: string; key: string; until: number };

const POSTED = "posted";

/** Returns for how many milliseconds a request with an unknown result can be repeated without a second delivery. */
export function repeatableFor(): number {
  return (readSession<PostedRequest>(POSTED)?.until ?? 0) - Date.now();
}

/** Returns the idempotency key: the same for a request whose result is unknown, a new one for another. */
export function idempotencyKeyFor(quotation: Quotation): string {
  const body = JSON.stringify(quotation);
  const posted = readSession<PostedRequest>(POSTED);
  if (posted?.body === body && repeatableFor() > 0) return posted.key;
  // randomUUID exists in secure contexts only.
  const key = crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
  writeSession(POSTED, { body, key, until: Date.now() + DUPLICATE_MS });
  return key;
}

/** To be called when the result of the posted request is known. */
export function forgetPosted() {
  writeSession(POSTED, undefined);
}
