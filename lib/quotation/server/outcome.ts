import { describeBug, log } from "@/lib/config/log";
import type { QuotationResponse } from "@/lib/quotation/outcomes";
import { Refusal } from "./refusal";

/** What became of a request. */
export type Outcome = {
  response: QuotationResponse;
  /** Known once the request has been understood, also when it then fails. */
  reference?: string;
  /** Seconds. */
  retryAfter?: number;
};

/** Why a request ended early. What is no {@link Refusal} is an error of ours, and logged with where it happened. */
export function outcomeOf(reason: unknown, reference?: string): Outcome {
  if (reason instanceof Refusal) {
    const { fields, retryAfter } = reason.details;
    return { response: { success: false, error: reason.error, fields }, reference, retryAfter };
  }
  log({ event: "internal error", reference, ...describeBug(reason) });
  return { response: { success: false, error: "internal_error" }, reference };
}
