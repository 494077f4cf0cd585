import { describeBug, log } from "@/lib/log";
import type { FieldProblems } from "@/lib/quotation/fields";
import { failureCodes, type FailureStatus, type Result } from "@/lib/quotation/result";

/** What the endpoint answers to a request. */
export type Answer = {
  status: 200 | FailureStatus;
  response: Result;
  /** Known once the request has been understood, also when it then fails. */
  reference?: string;
  /** Seconds. */
  retryAfter?: number;
};

/** A step of the request's way ends it here, with one of the failures of the table. */
export class QuotationFailure extends Error {
  override name = "QuotationFailure";

  constructor(
    readonly status: FailureStatus,
    /** The fields at fault; whole seconds to wait. */
    readonly details: { fields?: FieldProblems; retryAfter?: number } = {},
  ) {
    super(failureCodes[status]);
  }
}

/** Why a request ended early. What is no {@link QuotationFailure} is an error of ours, and logged with where it happened. */
export function answerFor(cause: unknown, reference?: string): Answer {
  if (cause instanceof QuotationFailure) {
    const { fields, retryAfter } = cause.details;
    const { status } = cause;
    const response = { success: false, error: failureCodes[status], fields } as const;
    return { status, response, reference, retryAfter };
  }
  log({ event: "internal error", reference, ...describeBug(cause) });
  return { status: 500, response: { success: false, error: "internal_error" }, reference };
}
