import { createHash, randomUUID } from "node:crypto";
import type { Quotation } from "@/lib/quotation/fields";
import { FORM_REPEAT_MS, REPEAT_MS } from "@/lib/time-limits";

/** How a request is recognised: by people, by mail programs, and when it comes again. */
export type RequestIdentity = {
  /** For people, on the phone: `TG-7F3K-9Q2M`. */
  reference: string;
  /** The left part of the Message-ID. */
  messageKey: string;
  /** The same for a request and its repeats; absent where nothing can tell a repeat from a second request. */
  repeat?: { key: string; milliseconds: number };
};

/**
 * A repeat is the same content with the same idempotency key; or, posted by a browser without script, which has no key,
 * from the same client within a minute. A request that was mended after an error is a new one.
 */
export function identifyRequest(
  quotation: Quotation,
  sender: { idempotencyKey: string | null; isNativeForm: boolean; address: string | undefined },
): RequestIdentity {
  if (sender.idempotencyKey) {
    const key = digest(sender.idempotencyKey, quotation);
    return { ...named(key), repeat: { key, milliseconds: REPEAT_MS } };
  }
  if (!sender.isNativeForm) return named(digest(randomUUID()));
  const key = digest(sender.address ?? "", quotation);
  // The same form sent a minute later is another message. Copies of the site agree on the time of day without Redis.
  const minute = Math.floor(Date.now() / FORM_REPEAT_MS);
  return { ...named(digest(key, minute)), repeat: { key, milliseconds: FORM_REPEAT_MS } };
}

function digest(...parts: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 40);
}

function named(messageKey: string): RequestIdentity {
  const bytes = Buffer.from(messageKey, "hex").subarray(0, 8);
  const letters = [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
  return { reference: `TG-${letters.slice(0, 4)}-${letters.slice(4)}`, messageKey };
}

// Crockford's: no I, L, O, U, so that nobody mistakes a letter for a digit.
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
