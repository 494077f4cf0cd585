/*
 * How long each part of a request may take, in milliseconds. They must fit into one another: a test holds the sums,
 * and with them route.ts, systemd and nginx, which can only state their numbers themselves.
 */

/** A request's body, from its first byte to its last. */
export const READ_BODY_MS = 5_000;

/** All relays and all attempts together, with the wait for a free connection. */
export const DELIVER_MS = 8_500;

/** A request in the worst case. What has waited for its own repeat elsewhere still ends by then. */
export const REQUEST_MS = READ_BODY_MS + DELIVER_MS;

/** A process that was told to stop has this long to answer what it has begun. */
export const STOP_MS = 14_500;

/** What a host that runs functions grants one call: `maxDuration` in route.ts, in seconds there. */
export const FUNCTION_MS = 15_000;

/** The browser's patience with the whole call. */
export const SEND_TIMEOUT_MS = 30_000;

/** Each of finding, reaching and being greeted by a relay. */
export const CONNECT_MS = 3_000;

/** Before a relay that could not be reached is asked a second time. */
export const SECOND_CHANCE_MS = 400;

/** A connection that has served before and says nothing for this long before the message is asked for is a dead one. */
export const STALE_CONNECTION_MS = 2_000;

/** Kept for one more try on a fresh connection, where only one relay is left to ask. */
export const FRESH_CONNECTION_MS = 2_500;

/** A relay that failed is asked last for this long. */
export const RELAY_REST_MS = 30_000;

/** Redis has this long to answer one command; a Redis that did not is left alone for the second span. */
export const REDIS_MS = 500;
export const REDIS_REST_MS = 1_000;

/** After this long a copy of the site that has begun a delivery and said no more counts as gone. */
export const UNDER_WAY_MS = 9_500;

/** A repeat with the same idempotency key is known as one for this long. */
export const REPEAT_MS = 15 * 60_000;

/** The same for a form posted by the browser itself, which has no key: a double click, a reload. */
export const FORM_REPEAT_MS = 60_000;
