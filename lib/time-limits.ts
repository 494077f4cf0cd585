// Time limits in milliseconds. time-limits.test.ts checks how they relate:
// READ_BODY + DELIVER = REQUEST < STOP < maxDuration of the endpoint's route (35 s) < SEND_TIMEOUT; 2 * ATTEMPT < DELIVER.

/** Reading the body of a quotation request. */
export const READ_BODY_MS = 4_000;

/** Delivering an e-mail, including the wait for a connection and all attempts. A body that is read sooner leaves more. */
export const DELIVER_MS = 25_000;

/** From the arrival of a quotation request to its outcome, including the wait for a duplicate at another instance. */
export const REQUEST_MS = READ_BODY_MS + DELIVER_MS;

/** After a signal to stop, the process exits at the latest. */
export const STOP_MS = 30_000;

/** How long the browser waits for the response to a quotation request. */
export const SEND_TIMEOUT_MS = 40_000;

/** An attempt to deliver is aborted after this time if another relay may follow. */
export const ATTEMPT_MS = 12_000;

/** With less time left, no attempt starts, because the relay might accept the message after the deadline. */
export const MIN_ATTEMPT_MS = 8_000;

/** The pause before relays that refused temporarily are tried again. */
export const RETRY_PAUSE_MS = 1_000;

/** Until a relay has greeted, which some do after 5 s, or a server has issued an access token. */
export const GREETING_MS = 6_000;

/** For this long, a request with the same idempotency key and content is a duplicate. */
export const DUPLICATE_MS = 15 * 60_000;

/** For this long, the same form posted again without script is a duplicate. */
export const DOUBLE_CLICK_MS = 60_000;

/** How long `/healthz` relies on the last answer of a relay. */
export const HEALTH_MS = 10_000;

/** An island fails when it is not hydrated this long after the visitor has used it. */
export const ISLAND_WAIT_MS = 15_000;
