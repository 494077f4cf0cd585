import { type FieldProblems, fieldNames, isTextField, quotationFields } from "./fields";

// The words of the specification, its spelling included.
export const SENDING = "Sending request";
export const SENT = "Your request was sent successfully";
export const NOT_SENT =
  "An error occured when trying to send your request. Please try again later.";

// What is said with it, or in its place.
export const OFFLINE = "You are offline.";
export const MAY_HAVE_GONE_OUT =
  "It may already have gone out. Sent again unchanged, it counts as the same request.";

/** `3 answers are missing.`, or need another look; undefined where nothing is wrong. */
export function problemSummary(problems: FieldProblems): string | undefined {
  const names = fieldNames.filter((name) => problems[name]);
  if (names.length === 0) return undefined;
  const areMissing = names.every(
    (name) => isTextField(name) && problems[name] === quotationFields[name].missing,
  );
  const [answers, are, need] =
    names.length === 1 ? ["One answer", "is", "needs"] : [`${names.length} answers`, "are", "need"];
  return areMissing ? `${answers} ${are} missing.` : `${answers} ${need} another look.`;
}

/**
 * Every way in which a request can fail: its status, and what a visitor can make of it, where anything is known. `error` in the answer's JSON
 * and `reason` in the address of the result page are its name.
 */
export const failures = {
  unreadable_body: { status: 400, sentence: "The request arrived damaged." },
  foreign_origin: {
    status: 403,
    sentence: "The request came from another website. Please use the form on this one.",
  },
  method_not_allowed: { status: 405, sentence: "Requests are sent with the form." },
  body_too_slow: {
    status: 408,
    sentence: "The connection was too slow for the request to arrive in time.",
  },
  body_too_large: { status: 413, sentence: "The request is too long. Please shorten it." },
  unsupported_content_type: { status: 415, sentence: "Requests are sent with the form." },
  invalid: { status: 422, sentence: "Some answers need another look." },
  too_many_requests: {
    status: 429,
    sentence: "Too many requests came in a short time. In a few minutes it can work.",
  },
  internal_error: { status: 500, sentence: "Something went wrong on our side." },
  refused_by_mail_server: { status: 502, sentence: "Our mail server did not take the request." },
  // nginx itself answers this where it finds no copy of the site, and `no_answer` where one took the request and said no
  // more: then it may have been sent.
  site_unavailable: { status: 503, sentence: "Our site cannot take requests at the moment." },
  no_answer: { status: 504, sentence: "" },
  no_mail_server: { status: 503, sentence: "Our mail server cannot be reached at the moment." },
} as const satisfies Record<string, { status: number; sentence: string }>;

export type FailureName = keyof typeof failures;

export type QuotationResponse =
  | { success: true; reference: string }
  | { success: false; error: FailureName; fields?: FieldProblems };
