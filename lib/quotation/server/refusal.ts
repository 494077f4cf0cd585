import type { FieldProblems } from "@/lib/quotation/fields";
import type { QuotationError } from "@/lib/quotation/outcomes";

/** A step of the request's way ends it here, with one of the answers of the table. */
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
