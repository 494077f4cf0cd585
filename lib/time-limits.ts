/*
 * How long each part of a request may take, in milliseconds. What is left of a sign must end before what is right of it,
 * which a test holds:
 *
 *   READ_BODY + DELIVER = REQUEST < SHUTDOWN_GRACE < FUNCTION < proxy_read_timeout of nginx < SEND_TIMEOUT
 *   SHUTDOWN_GRACE < TimeoutStopSec of systemd,   DELIVER < UNDER_WAY < REQUEST - CONNECT
 *
 * nginx (`deploy/*.conf`), systemd (`deploy/*.service`) and `maxDuration` in route.ts state their numbers themselves.
 */

/** A request's head, and the whole of any request, as the server takes them. */
export const READ_HEAD_MS = 10_000;
export const READ_REQUEST_MS = 30_000;

/** A quotation request's body, from its first byte to its last. */
export const READ_BODY_MS = 5_000;

/** All relays and all attempts together, with the wait for a free connection. */
export const DELIVER_MS = 8_500;

/** A request in the worst case, also one that has first waited for what the same request comes to at another copy. */
export const REQUEST_MS = READ_BODY_MS + DELIVER_MS;

/** A connection without a request is kept open longer than proxies keep theirs, so that none sends over a closed one. */
export const KEEP_ALIVE_MS = 75_000;

/** A process that was told to stop has this long to answer what it has begun. */
export const SHUTDOWN_GRACE_MS = 14_500;

/** What a host that runs functions grants one call: `maxDuration` in route.ts, in seconds there. */
export const FUNCTION_MS = 15_000;

/** The browser's patience with the whole call. */
export const SEND_TIMEOUT_MS = 30_000;

/** From the first press on, an island has this long to start; then the browser's own way is open again. */
export const START_ISLAND_MS = 4_000;

/** How long a browser may keep an island waiting for an idle moment: Chromium at times finds none on a page at rest. */
export const IDLE_MS = 1_000;

/** Finding, reaching and being greeted by a relay, together. */
export const CONNECT_MS = 3_000;

/**
 * How long the next relay may take until it has the whole message: what is `left` of a delivery, in milliseconds, without
 * {@link MIN_ATTEMPT_MS}, is shared equally by the `relays` not yet asked. To accept the message it may then take as long
 * as the delivery lasts.
 */
export function relayShare(left: number, relays: number): number {
  return (left - MIN_ATTEMPT_MS) / Math.max(1, relays);
}

/** A connection that was used before may be dead. It has this long to take a message; after that a new one is tried. */
export const STALE_CONNECTION_MS = 2_000;

/** An e-mail that waits for a free connection gives up when no more than this is left of its delivery. */
export const ATTEMPT_RESERVE_MS = 2_500;

/**
 * With less than this left of a delivery, no relay is asked, and none is sent the end of a message: it might accept after
 * the visitor was told that it was not sent. It is more than a fifth of a delivery: the acceptance is a relay's fifth
 * reply at least, so one that is equally slow each time has shown by then that it would be too late.
 */
export const MIN_ATTEMPT_MS = 1_750;

/** Before a relay is asked a second time. */
export const SECOND_CHANCE_MS = 400;

/** A connection to a relay that carries nothing for this long is closed. */
export const IDLE_CONNECTION_MS = 30_000;

/** A relay that failed is asked last for this long. */
export const RELAY_REST_MS = 30_000;

/** For this long `/healthz` repeats what it has found out of relays and Redis, before it asks them again. */
export const HEALTH_MS = 5_000;

/** A relay of which nothing is known has this long to let `/healthz` in. */
export const HEALTH_CHECK_MS = 4_000;

/** Redis has this long to answer one command, within which it is asked over a new connection where the old one is dead. */
export const REDIS_MS = 500;

/** A connection to Redis that has been asked and says nothing for this long is a dead one. */
export const REDIS_SILENCE_MS = 300;

/** How often a Redis that is away is tried. */
export const REDIS_PROBE_MS = 500;

/** After this long a copy of the site that has begun a delivery and said no more counts as gone. */
export const UNDER_WAY_MS = 9_500;

/** A repeat with the same idempotency key is known as one for this long. */
export const REPEAT_MS = 15 * 60_000;

/** The same for a form posted by the browser itself, which has no key: a double click, a reload. */
export const FORM_REPEAT_MS = 60_000;
