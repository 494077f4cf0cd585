import { describeBug, log } from "@/lib/server/log";
import type { FieldProblems } from "@/lib/quotation/fields";
import type { QuotationError, QuotationResponse } from "@/lib/quotation/outcomes";

/** What the endpoint answers to a request. */
export type Answer = {
  response: QuotationResponse;
  /** Known once the request has been understood, also when it then fails. */
  reference?: string;
  /** Seconds. */
  retryAfter?: number;
};

/** A step of the request's way ends it here, with one of the failures of the table. */
export class Refusal extends Error {
  override name = "Refusal";

  constructor(
    readonly error: QuotationError,
    /** The fields at fault; whole seconds to wait. */
    readonly details: { fields?: FieldProblems; retryAfter?: number } = {},
  ) {
    super(error);
  }
}

/** Why a request ended early. What is no {@link Refusal} is an error of ours, and logged with where it happened. */
export function answerFor(reason: unknown, reference?: string): Answer {
  if (reason instanceof Refusal) {
    const { fields, retryAfter } = reason.details;
    return { response: { success: false, error: reason.error, fields }, reference, retryAfter };
  }
  log({ event: "internal error", reference, ...describeBug(reason) });
  return { response: { success: false, error: "internal_error" }, reference };
}
