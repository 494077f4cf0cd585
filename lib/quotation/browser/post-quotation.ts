import {
  fieldNames,
  HONEYPOT_FIELD,
  type Quotation,
  quotationFields,
} from "@/lib/quotation/fields";
import { QUOTATION_ENDPOINT, type Result } from "@/lib/quotation/result";
import { SEND_TIMEOUT_MS } from "@/lib/time-limits";

type PostOptions = {
  /** The server treats requests with the same key as one. */
  idempotencyKey: string;
  signal: AbortSignal;
  /** Whether the hidden field was filled in. */
  isHoneypotFilled?: boolean;
};

/** The request may have been sent all the same. */
type NoAnswer = { success: false; error: "no_answer"; fields?: undefined };

const NO_ANSWER: NoAnswer = { success: false, error: "no_answer" };

/**
 * Posts a quotation request and returns the endpoint's result. Never throws: an unreachable server, a time-out after
 * {@link SEND_TIMEOUT_MS}, an aborted `signal` and an answer of somebody else, such as a proxy, are {@link NO_ANSWER}.
 * Returns undefined for a 2xx answer that does not confirm success: by specification the form shows nothing then.
 */
export async function postQuotation(
  quotation: Quotation,
  { idempotencyKey, signal, isHoneypotFilled }: PostOptions,
): Promise<Result | NoAnswer | undefined> {
  const sent = fieldNames.filter(
    (name) => quotation[name] !== "" || !quotationFields[name].omitEmpty,
  );
  const body = {
    ...Object.fromEntries(sent.map((name) => [name, quotation[name]])),
    ...(isHoneypotFilled && { [HONEYPOT_FIELD]: "filled" }),
  };
  // Not AbortSignal.any: browsers have it only since 2024.
  const call = new AbortController();
  const timer = setTimeout(() => call.abort(), SEND_TIMEOUT_MS);
  signal.addEventListener("abort", () => call.abort());
  try {
    const response = await fetch(QUOTATION_ENDPOINT, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": idempotencyKey },
      body: JSON.stringify(body),
      signal: call.signal,
    });
    const result: Result | null = await response.json();
    if (response.ok) return result?.success === true ? result : undefined;
    return result?.success === false ? result : NO_ANSWER;
  } catch {
    return NO_ANSWER;
  } finally {
    clearTimeout(timer);
  }
}
