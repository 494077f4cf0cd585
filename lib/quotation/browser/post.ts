import { type FieldProblems, type Quotation, HONEYPOT_HEADER } from "@/lib/quotation/fields";
import type { Result } from "@/lib/quotation/result";
import { SEND_TIMEOUT_MS } from "@/lib/time-limits";

type SendResult =
  | { outcome: "sent"; reference?: string }
  /** A 2xx answer that does not say `success: true`: neither sent nor failed. */
  | { outcome: "unconfirmed" }
  | { outcome: "failure"; fields?: FieldProblems };

/**
 * Posts a quotation request. Never throws: an unreachable server, a time-out after {@link SEND_TIMEOUT_MS}, an
 * aborted `signal`, a non-2xx status and a body that is not JSON are all a failure. Requests with the same
 * `idempotencyKey` are one: it is mailed again only where a mail server may have been lost with the first, under the same
 * Message-ID. `isHoneypotFilled` says that the hidden field was filled.
 */
export async function postQuotation(
  quotation: Quotation,
  idempotencyKey: string,
  signal: AbortSignal,
  isHoneypotFilled = false,
): Promise<SendResult> {
  // AbortSignal.any would be shorter, and leaves out browsers of a few years ago.
  const call = new AbortController();
  const timer = setTimeout(() => call.abort(), SEND_TIMEOUT_MS);
  signal.addEventListener("abort", () => call.abort());
  try {
    const response = await fetch("/php/emailer.php", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": idempotencyKey,
        ...(isHoneypotFilled && { [HONEYPOT_HEADER]: "1" }),
      },
      body: JSON.stringify(quotation),
      signal: call.signal,
    });
    return read(response.ok, await response.json());
  } catch {
    return { outcome: "failure" };
  } finally {
    clearTimeout(timer);
  }
}

function read(isOk: boolean, body: Result | null): SendResult {
  if (body?.success === true) {
    return isOk ? { outcome: "sent", reference: body.reference } : { outcome: "failure" };
  }
  return isOk ? { outcome: "unconfirmed" } : { outcome: "failure", fields: body?.fields };
}
