// How long each part may take, in milliseconds:
// READ_BODY + DELIVER = REQUEST < maxDuration of the endpoint's route (30 s) < SEND_TIMEOUT.

/** Reading the body of a quotation request. */
export const READ_BODY_MS = 5_000;

/** Delivering an e-mail: all relays, with the wait for a connection. */
export const DELIVER_MS = 20_000;

/** A quotation request in all, with the wait for its duplicate at another instance. */
export const REQUEST_MS = READ_BODY_MS + DELIVER_MS;

/** The browser's wait for the answer to a quotation request. */
export const SEND_TIMEOUT_MS = 40_000;

/** Each of the first steps towards a relay: resolving its name, connecting, and its greeting. */
export const CONNECT_MS = 3_000;

/** With less time left of a delivery, no attempt begins: the relay might accept the message after the deadline. */
export const MIN_ATTEMPT_MS = 3_000;

/**
 * An attempt ends when the relay has been silent for this long. A slow relay needs much of it to accept a message. A relay
 * that connects within {@link CONNECT_MS} and then falls silent leaves {@link MIN_ATTEMPT_MS} for the next one.
 */
export const REPLY_MS = DELIVER_MS - CONNECT_MS - MIN_ATTEMPT_MS;

/** A request with the same idempotency key and content is a duplicate for this long. */
export const DUPLICATE_MS = 15 * 60_000;

/** The same for a form that a browser posts without script: a double click, a reload. */
export const FORM_DUPLICATE_MS = 60_000;

/** `/healthz` repeats its last result for this long. */
export const HEALTH_MS = 5_000;

/** Islands that a visitor has used fail when nothing more of their files arrives for this long. */
export const ISLAND_SILENCE_MS = 4_000;
