import { describeBug, log } from "@/lib/log";
import type { FieldProblems } from "@/lib/quotation/fields";
import type { FailureName, QuotationResponse } from "@/lib/quotation/outcomes";

/** What the endpoint answers to a request. */
export type Answer = {
  response: QuotationResponse;
  /** Known once the request has been understood, also when it then fails. */
  reference?: string;
  /** Seconds. */
  retryAfter?: number;
};

/** A step of the request's way ends it here, with one of the failures of the table. */
export class QuotationFailure extends Error {
  override name = "QuotationFailure";

  constructor(
    readonly failure: FailureName,
    /** The fields at fault; whole seconds to wait. */
    readonly details: { fields?: FieldProblems; retryAfter?: number } = {},
  ) {
    super(failure);
  }
}

/** Why a request ended early. What is no {@link QuotationFailure} is an error of ours, and logged with where it happened. */
export function answerFor(cause: unknown, reference?: string): Answer {
  if (cause instanceof QuotationFailure) {
    const { fields, retryAfter } = cause.details;
    return { response: { success: false, error: cause.failure, fields }, reference, retryAfter };
  }
  log({ event: "internal error", reference, ...describeBug(cause) });
  return { response: { success: false, error: "internal_error" }, reference };
}
