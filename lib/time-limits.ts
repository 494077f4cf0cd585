// Time limits in milliseconds. time-limits.test.ts checks how they relate:
// READ_BODY + DELIVER = REQUEST < STOP < maxDuration of the endpoint's route (35 s) < SEND_TIMEOUT;
// 2 * ATTEMPT < DELIVER; CHECK < HEALTH.

/** Reading the body of a quotation request. */
export const READ_BODY_MS = 4_000;

/** Delivering an e-mail, including the wait for a connection and the attempts with all relays. */
export const DELIVER_MS = 25_000;

/** From the arrival of a quotation request to its outcome, including the wait for a duplicate at another instance. */
export const REQUEST_MS = READ_BODY_MS + DELIVER_MS;

/** Connections that are still open this long after a signal to stop are closed. */
export const STOP_MS = 30_000;

/** How long the browser waits for the response to a quotation request. */
export const SEND_TIMEOUT_MS = 40_000;

/**
 * How long a slow relay needs to accept a message. With less time left, no delivery starts, because the relay might
 * accept the message after the deadline. An attempt is aborted after this time if another relay may follow.
 */
export const ATTEMPT_MS = 12_000;

/** With less time left, a delivery that has failed starts no further attempt. */
export const FURTHER_ATTEMPT_MS = 3_000;

/** The first pause before relays that refused temporarily are tried again. Each further pause is longer by as much. */
export const RETRY_PAUSE_MS = 500;

/** Until a relay has greeted, DNS lookup and connection included. Some relays greet after 5 s. */
export const CONNECT_MS = 6_000;

/** How long a relay may take to close its side of a connection. */
export const CLOSE_MS = 1_000;

/** For this long, a request with the same idempotency key and content is a duplicate. */
export const DUPLICATE_MS = 15 * 60_000;

/**
 * For this long, a form that is posted again without script is a duplicate, such as after a double click or a reload.
 */
export const FORM_DUPLICATE_MS = 60_000;

/** How long `/healthz` relies on the last answer of a relay to an e-mail or a check. */
export const HEALTH_MS = 60_000;

/** The check of one relay by `/healthz`. */
export const CHECK_MS = 10_000;

/** An island that the visitor has used fails when no more of its files arrive for this long. */
export const ISLAND_SILENCE_MS = 4_000;
