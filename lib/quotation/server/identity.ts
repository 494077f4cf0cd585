import { createHash, randomUUID } from "node:crypto";
import type { Quotation } from "@/lib/quotation/fields";

/** What tells one quotation request from another, wherever it is told apart. */
export type RequestIdentity = {
  /** For people, on the phone: `TG-7F3K-9Q2M`. */
  reference: string;
  /** The left part of the Message-ID: a repeat carries the same one, so that mailboxes can merge the two. */
  messageKey: string;
};

/**
 * The same for a request and its repeats: those with the same idempotency key and the same content. A request that was
 * mended after an error is a new one, and without a key every request is.
 */
export function identify(quotation: Quotation, idempotencyKey?: string | null): RequestIdentity {
  const digest = createHash("sha256")
    .update(JSON.stringify([idempotencyKey || randomUUID(), quotation]))
    .digest();
  const letters = [...digest.subarray(0, 8)]
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join("");
  return {
    reference: `TG-${letters.slice(0, 4)}-${letters.slice(4)}`,
    messageKey: digest.toString("hex").slice(0, 40),
  };
}

// Crockford's: no I, L, O, U, so that nobody mistakes a letter for a digit.
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
