// How long each part may take, in milliseconds. time-limits.test.ts holds the relations:
// READ_BODY + DELIVER = REQUEST < STOP < maxDuration of the endpoint's route (35 s) < SEND_TIMEOUT;
// 2 * ATTEMPT < DELIVER.

/** Reading the body of a quotation request. */
export const READ_BODY_MS = 4_000;

/** Delivering an e-mail: the wait for a connection, and all relays. */
export const DELIVER_MS = 25_000;

/** A quotation request until its outcome is known, with the wait for its duplicate at another instance. */
export const REQUEST_MS = READ_BODY_MS + DELIVER_MS;

/** After a signal to stop, connections that are still open are closed. */
export const STOP_MS = 30_000;

/** The browser's wait for the answer to a quotation request. */
export const SEND_TIMEOUT_MS = 40_000;

/**
 * What a slow relay needs to accept a message. With less time left no attempt begins, because the relay might accept the
 * message after the deadline. A relay that needs longer is given up where that leaves as much for the next one.
 */
export const ATTEMPT_MS = 12_000;

/** The first steps towards a relay together: resolving its name, connecting, and its greeting. Some greet after 5 s. */
export const CONNECT_MS = 6_000;

/** A request with the same idempotency key and content is a duplicate for this long. */
export const DUPLICATE_MS = 15 * 60_000;

/** The same for a form that a browser posts without script: a double click, a reload. */
export const FORM_DUPLICATE_MS = 60_000;

/** For this long `/healthz` relies on an accepted e-mail, or on its last check. */
export const HEALTH_MS = 60_000;

/** A check of one relay by `/healthz`. */
export const CHECK_MS = 10_000;

/** Islands that a visitor has used fail when nothing more of their files arrives for this long. */
export const ISLAND_SILENCE_MS = 4_000;
