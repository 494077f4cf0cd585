import "server-only";
import { createHash, randomUUID } from "node:crypto";
import { env } from "@/lib/env";
import type { Quotation } from "./fields";
import { isNativeFormPost } from "./read-body";

/**
 * Returns what identifies a request: a key that only its duplicates share, a reference, and the Message-ID. They are made
 * from its content with the idempotency key or, for a form posted without script, with the client's network. A request
 * without a key has no duplicates.
 */
export function identify(headers: Headers, network: string | undefined, quotation: Quotation) {
  const isNative = isNativeFormPost(headers);
  const sender = isNative ? network : headers.get("idempotency-key") || randomUUID();
  const content = JSON.stringify([sender, quotation]);
  const hash = createHash("sha256").update(content).digest();
  const key = hash.toString("hex", 0, 20);
  // Mail programs hide an e-mail with a known ID, but without script the same form may be posted again on another day.
  const day = isNative ? `.${new Date().toISOString().slice(0, 10)}` : "";
  const messageId = `<${key}${day}@${env().MAIL_FROM.split("@").pop()}>`;
  // A reference that people can read out on the telephone, such as `TG-7F3K-9Q2M`. Crockford's Base32 alphabet omits I, L,
  // O and U, which are easily misread.
  const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  const letters = [...hash.subarray(0, 8)].map((byte) => alphabet[byte % alphabet.length]).join("");
  const reference = `TG-${letters.slice(0, 4)}-${letters.slice(4)}`;
  return { key, reference, messageId };
}
