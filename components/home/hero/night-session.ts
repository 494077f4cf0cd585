import { createStore } from "@/components/ui/session-store";
import { INCIDENT_MINUTE, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { events } from "@/lib/cold-room/incident";
import { MINUTE, rooms } from "@/lib/cold-room/rooms";
import { type Session, type Setup, shownRoom } from "@/lib/cold-room/session";
import { firstEvent } from "@/lib/cold-room/simulated-room";

/** The night of the home page: one room, whose door the visitor opens and closes. */
export const homeSetup: Setup = {
  rooms: rooms.slice(0, 1),
  opensAt: INCIDENT_MINUTE * MINUTE,
  firstFaultAt: INCIDENT_MINUTE * MINUTE,
  endsAt: NIGHT_MINUTES * MINUTE,
  pace: (session) => MINUTE * minutesPerSecond(session),
  stops: stopsOf,
};

/** Shared by the islands of the home page. In a hidden tab the night goes on to the alert, which the tab's title shows. */
export const nightStore = createStore(
  homeSetup,
  0.25,
  (session) => !isDecided(session) && session.clock < events.alerted.minute * MINUTE,
);

/** Undecided, the night waits here. */
export const WAITS_AT = events.alerted.minute + 20;

/** When the visitor closed the door, in minutes since 18:00. */
export function closedAtOf(session: Session): number | undefined {
  const repaired = firstEvent(shownRoom(session), "repaired");
  return repaired && repaired.at / MINUTE;
}

/** Whether the visitor has closed the door or has chosen to leave it open. */
export function isDecided(session: Session): boolean {
  return session.leftAt !== undefined || closedAtOf(session) !== undefined;
}

/** Slow until the visitor decides, fast in the middle of the rest of the night, slower towards 06:00. */
function minutesPerSecond(session: Session): number {
  const minute = session.clock / MINUTE;
  if (!isDecided(session)) {
    if (minute < events.alerted.minute) return 20 / 6;
    return minute < WAITS_AT ? 1 : 0;
  }
  const closedAt = closedAtOf(session);
  // An alert that comes after the door was closed stays long enough to be read.
  const alerted = firstEvent(shownRoom(session), "alerted");
  if (closedAt !== undefined && alerted && closedAt < alerted.at / MINUTE)
    if (minute < alerted.at / MINUTE + 2) return 1;
  const decidedAt = closedAt ?? (session.leftAt ?? session.clock) / MINUTE;
  const rising = 7 + Math.max(0, minute - decidedAt - 14) * 2.2;
  const falling = 26 + (NIGHT_MINUTES - minute) * 1.6;
  return Math.min(rising, 110, falling);
}

/** With reduced motion: the limit, the alert, some minutes after the decision, and 06:00. */
function stopsOf(session: Session): number[] {
  const { limitExceeded, alerted } = events;
  const stops = [limitExceeded.minute, limitExceeded.minute + 7, alerted.minute];
  if (isDecided(session))
    stops.push(Math.max(alerted.minute, (closedAtOf(session) ?? 0) + 10), NIGHT_MINUTES);
  return stops.map((minute) => minute * MINUTE);
}
