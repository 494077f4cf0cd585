import {
  fieldNames,
  HONEYPOT_FIELD,
  type Quotation,
  quotationFields,
} from "@/lib/quotation/fields";
import { QUOTATION_ENDPOINT, type Result } from "@/lib/quotation/result";
import { SEND_TIMEOUT_MS } from "@/lib/time-limits";

type PostOptions = {
  /** The server treats requests with the same key and content as one. */
  idempotencyKey: string;
  signal: AbortSignal;
  /** Whether the honeypot was filled in. */
  isHoneypotFilled?: boolean;
};

/** The request may have been sent all the same. */
const NO_ANSWER = { success: false, error: "no_answer", fields: undefined } as const;

/**
 * Posts a quotation request and returns the endpoint's result. Never throws. There is no answer if the server is
 * unreachable, after {@link SEND_TIMEOUT_MS}, if `signal` is aborted, and if the response is not the endpoint's.
 * Returns undefined for a 2xx JSON response that does not confirm success; the specification says that the form then
 * shows nothing.
 */
export async function postQuotation(
  quotation: Quotation,
  { idempotencyKey, signal, isHoneypotFilled }: PostOptions,
): Promise<Result | typeof NO_ANSWER | undefined> {
  const sent = fieldNames.filter(
    (name) => quotation[name] !== "" || !quotationFields[name].omitEmpty,
  );
  const body = {
    ...Object.fromEntries(sent.map((name) => [name, quotation[name]])),
    ...(isHoneypotFilled && { [HONEYPOT_FIELD]: "filled" }),
  };
  // AbortSignal.any is not used, because browsers support it only since 2024.
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
    return result?.success === false && result.error ? result : NO_ANSWER;
  } catch {
    return NO_ANSWER;
  } finally {
    clearTimeout(timer);
  }
}
