// Time limits in milliseconds. time-limits.test.ts checks how they relate:
// DELIVER < STOP < maxDuration of the endpoint's route (35 s) < SEND_TIMEOUT. docs/operations.md repeats those of a
// monitor (more than CONNECT), of a stop (more than STOP), of a proxy (SEND_TIMEOUT) and of /healthz (HEALTH),
// .env.example RATE_LIMIT and DELIVER / MIN_ATTEMPT, docs/specification.md DUPLICATE.

/** From a valid quotation request to its outcome, including the wait for its turn and all attempts. */
export const DELIVER_MS = 25_000;

/** After a signal to stop, the process exits at the latest. */
export const STOP_MS = 30_000;

/** After a signal to stop, the rest of a request must arrive within this time. */
export const REST_OF_BODY_MS = 2_000;

/** How long the browser waits for the response to a quotation request. */
export const SEND_TIMEOUT_MS = 40_000;

/** Until a relay is connected, which includes its greeting and the start of TLS. */
export const CONNECT_MS = 12_000;

/** The shortest attempt. With less time left none starts, as the relay might accept the message after the deadline. */
export const MIN_ATTEMPT_MS = 8_000;

/** The pause before a relay that refused temporarily is tried once more. */
export const RETRY_PAUSE_MS = 1_000;

/** Until a relay has greeted, which some do after 5 s, or a server has issued an access token. */
export const GREETING_MS = 6_000;

/** For this long, the same request is a duplicate. */
export const DUPLICATE_MS = 15 * 60_000;

/** The window of the rate limit. */
export const RATE_LIMIT_MS = 10 * 60_000;

/** How long `/healthz` relies on the last answer of a relay. */
export const HEALTH_MS = 10_000;

/** An island fails when it is not hydrated this long after the visitor has used it. */
export const ISLAND_WAIT_MS = 15_000;

/** For this long after a visitor has left the form, its answers return when they come back. */
export const DRAFT_MS = 30 * 60_000;
