import type { FieldProblems } from "./fields";

/** The path of the endpoint. Its route handler is in the folder of the same name in `app`. */
export const QUOTATION_ENDPOINT = "/php/emailer.php";

/** The body of the endpoint's response. */
export type Result =
  | { success: true; reference?: string }
  | { success: false; error: FailureCode; fields?: FieldProblems };

/** The error code for each failure status. */
export const failureCodes = {
  400: "malformed_request",
  403: "cross_origin",
  405: "malformed_request",
  413: "body_too_large",
  415: "malformed_request",
  422: "invalid_fields",
  429: "too_many_requests",
  500: "internal_error",
  /** No mail server has accepted the e-mail in time. One whose reply was lost may have it all the same. */
  503: "not_delivered",
} as const;

type FailureStatus = keyof typeof failureCodes;
type FailureCode = (typeof failureCodes)[FailureStatus];

/** The result of the request pipeline. */
export type Answer = {
  status: 200 | FailureStatus;
  result: Result;
  /** Present once the request has been validated. */
  reference?: string;
  /** Seconds until the client may try again. */
  retryAfter?: number;
};

/** Ends the request pipeline with a status of {@link failureCodes}. */
export class RequestFailure extends Error {
  override name = "RequestFailure";

  constructor(
    readonly status: FailureStatus,
    readonly details: { fields?: FieldProblems } & Pick<Answer, "reference" | "retryAfter"> = {},
  ) {
    super(failureCodes[status]);
  }
}

// Sentences from the specification, including its spelling.
export const SENT = "Your request was sent successfully";
export const NOT_SENT =
  "An error occured when trying to send your request. Please try again later.";

/** Shown with {@link NOT_SENT}: a relay may have accepted the request. It then gets the same Message-ID again. */
export const SAFE_TO_REPEAT = "Sending again is safe.";

/** Shown instead of {@link SAFE_TO_REPEAT} for failures that a visitor can do something about. */
export const failureReasons = {
  invalid_fields: "Some answers need another look.",
  too_many_requests: "Too many requests came in a short time.",
  body_too_large: "The request is too long. Please shorten it.",
} as const satisfies Partial<Record<FailureCode, string>>;
