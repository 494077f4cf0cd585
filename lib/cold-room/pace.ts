import { INCIDENT_MINUTE, NIGHT_MINUTES } from "./clock";
import { isWaiting, nextCall, type Session, stateNow } from "./session";

/** About the seconds from the visitor's last action to the next call or, if none comes, to 06:00. */
const SECONDS = 6;
/** Seconds from the last repair to 06:00. */
const SECONDS_AFTER_REPAIR = 3.2;
/** The slowest pace, for an action shortly before a call or before 06:00. */
const SLOWEST = 10 / 3;
/** The first half minute of a session passes in half a second, in which the home page's probe reaches the line. */
export const CONTACT_MINUTES = 0.5;

/** Returns the simulated minutes per second: 0 while the night waits for the visitor. */
export function pace(session: Session): number {
  if (isWaiting(session)) return 0;
  const { night, minute, declinedAt } = session;
  if (minute < INCIDENT_MINUTE + CONTACT_MINUTES) return 1;
  const { faults, events } = stateNow(session);
  const actedAt = events.findLast(({ fault }) => fault)?.at ?? INCIDENT_MINUTE;
  const start = Math.max(actedAt, declinedAt ?? 0);
  if (faults.length > 0) {
    const end = nextCall(night, minute) ?? NIGHT_MINUTES;
    return Math.max(SLOWEST, (end - start) / SECONDS);
  }
  // A constant acceleration, from 0.4 to 1.6 times the average.
  const minutes = NIGHT_MINUTES - start;
  const share = (minute - start) / minutes;
  return (minutes / SECONDS_AFTER_REPAIR) * Math.sqrt(0.16 + 2.4 * share);
}
