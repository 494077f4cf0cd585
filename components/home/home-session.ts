import { createStore, useDrawnSession, useSession } from "@/components/ui/session-store";
import { INCIDENT_MINUTE, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { doorSamples, events, incident, sampleAt } from "@/lib/cold-room/incident";
import { MINUTE, rooms } from "@/lib/cold-room/rooms";
import { type Session, type Setup, shownRoom } from "@/lib/cold-room/session";
import { firstEvent, type Sample } from "@/lib/cold-room/simulated-room";

/** The night of the home page: one room, whose door the visitor opens and closes. */
export const homeSetup: Setup = {
  rooms: rooms.slice(0, 1),
  opensAt: INCIDENT_MINUTE * MINUTE,
  firstFaultAt: INCIDENT_MINUTE * MINUTE,
  endsAt: NIGHT_MINUTES * MINUTE,
  pace: (session) => MINUTE * minutesPerSecond(session),
  stops: stopsOf,
};

/** Undecided, the night waits at this minute. */
export const WAITS_AT = events.alerted.minute + 20;

/** Shared by the islands of the home page. In a hidden tab the night goes on to the alert, which the tab's title shows. */
const store = createStore(
  homeSetup,
  0.25,
  (session) => !isDecided(session) && session.clock < events.alerted.minute * MINUTE,
);

/** Starts the night with an open door, from its beginning. */
export function openDoor() {
  store.dispatch({ type: "reset" });
  store.dispatch({ type: "break", faults: ["door"] });
}

export function closeDoor() {
  store.dispatch({ type: "repair", faults: ["door"] });
}

export function leaveDoorOpen() {
  store.dispatch({ type: "leave" });
}

/** The night at every frame. */
export function useHomeView(): HomeView {
  return homeView(useSession(store));
}

/** The night some times a second and after each action, for words. */
export function useDrawnHomeView(): HomeView {
  return homeView(useDrawnSession(store));
}

export type HomeView = ReturnType<typeof homeView>;

/** The session as the home page draws it, in minutes since 18:00. Idle, it is the reference incident at its alert. */
export function homeView(session: Session) {
  const { phase, leftAt } = session;
  const isIdle = phase === "idle";
  const minute = isIdle ? events.alerted.minute : session.clock / MINUTE;
  const closedAt = closedAtOf(session);
  const samples = isIdle ? incident.attended : samplesOf(closedAt);
  const reading = sampleAt(Math.floor(minute), samples);
  const { condition } = shownRoom(session).alert;
  const hasAlert = isIdle || condition.status === "alert";
  const state = hasAlert ? "Alert" : reading.air > incident.high ? "Above limit" : "Normal";
  return {
    session,
    phase,
    minute,
    closedAt,
    leftAt: leftAt && leftAt / MINUTE,
    /** A minute each from 18:00 to 06:00, with the door as the visitor has left it. */
    samples,
    reading,
    /** The words of the device's display. */
    state,
    wasAlerted: isIdle || firstEvent(shownRoom(session), "alerted") !== undefined,
    /** Whether the alert waits for the visitor's decision. */
    isAwaiting: phase === "playing" && hasAlert && !isDecided(session),
  } as const;
}

let closedSamples: { closedAt: number; samples: Sample[] } | undefined;

/** The samples of the night whose door was closed last, simulated once. */
function samplesOf(closedAt?: number): Sample[] {
  if (closedAt === undefined) return incident.unattended;
  if (closedSamples?.closedAt !== closedAt)
    closedSamples = { closedAt, samples: doorSamples(closedAt) };
  return closedSamples.samples;
}

function closedAtOf(session: Session): number | undefined {
  const repaired = firstEvent(shownRoom(session), "repaired");
  return repaired && repaired.at / MINUTE;
}

/** Whether the visitor has closed the door or has chosen to leave it open. */
function isDecided(session: Session): boolean {
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
  const alertedAt = (firstEvent(shownRoom(session), "alerted")?.at ?? Infinity) / MINUTE;
  // An alert that comes after the door was closed stays long enough to be read.
  const isLate = closedAt !== undefined && closedAt < alertedAt;
  if (isLate && minute >= alertedAt && minute < alertedAt + 2) return 1;
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
