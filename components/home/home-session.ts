import { createStore, useDrawnSession, useSession } from "@/components/ui/session-store";
import { INCIDENT_MINUTE, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { doorSamples, events, incident, sampleAt } from "@/lib/cold-room/incident";
import { MINUTE, rooms } from "@/lib/cold-room/rooms";
import { type Session, type Setup, shownRoom } from "@/lib/cold-room/session";
import { firstEvent, type Sample } from "@/lib/cold-room/simulated-room";

/** The simulation of the home page: one room, whose door the visitor opens and closes. */
export const homeSetup: Setup = {
  rooms: rooms.slice(0, 1),
  opensAt: INCIDENT_MINUTE * MINUTE,
  firstFaultAt: INCIDENT_MINUTE * MINUTE,
  endsAt: NIGHT_MINUTES * MINUTE,
  pace: (session) => MINUTE * minutesPerSecond(session),
  stops: stopsOf,
};

const SECONDS_PER_DRAWING = 0.25;

/** Shared by the islands of the home page. In a hidden tab it runs until the alert, which the tab's title shows. */
const store = createStore(
  homeSetup,
  SECONDS_PER_DRAWING,
  (session) => !isDecided(session) && session.clock < events.alerted.minute * MINUTE,
);

/** Restarts the simulation with an open door. */
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

/** Renders at every frame. */
export function useHomeView(): HomeView {
  return homeView(useSession(store));
}

/** Renders every {@link SECONDS_PER_DRAWING}, and after each event and action. */
export function useDrawnHomeView(): HomeView {
  return homeView(useDrawnSession(store));
}

export type HomeView = ReturnType<typeof homeView>;

/** The session as the home page draws it, in minutes since 18:00. While idle, the reference incident at its alert. */
export function homeView(session: Session) {
  const { phase, leftAt } = session;
  const isIdle = phase === "idle";
  const minute = isIdle ? events.alerted.minute : session.clock / MINUTE;
  const closedAt = closedAtOf(session);
  const samples = isIdle ? incident.attended : samplesOf(closedAt);
  const reading = sampleAt(Math.floor(minute), samples);
  const { condition } = shownRoom(session).alert;
  const status = isIdle ? "alert" : condition.status;
  return {
    session,
    phase,
    minute,
    closedAt,
    leftAt: leftAt && leftAt / MINUTE,
    /** One a minute from 18:00 to 06:00, for the door as it stands now. */
    samples,
    reading,
    status,
    wasAlerted: isIdle || firstEvent(shownRoom(session), "alerted") !== undefined,
    /** Whether the alert waits for the visitor's decision. */
    isAwaiting: phase === "playing" && status === "alert" && !isDecided(session),
  } as const;
}

let closedSamples: { closedAt: number; samples: Sample[] } | undefined;

/** Returns the samples for a door closed at a minute. The last simulation is cached, as this runs at every frame. */
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

const SECONDS_UNTIL_ALERT = 6;
const LATE_ALERT_MINUTES = 2;

/** The pace after the decision, in minutes per second. It rises after the first minutes and falls towards 06:00. */
const pace = { first: 7, firstMinutes: 14, rise: 2.2, highest: 110, fall: 1.6, last: 26 };

function minutesPerSecond(session: Session): number {
  const { doorOpened, alerted } = events;
  const minute = session.clock / MINUTE;
  if (!isDecided(session)) {
    // At the alert the night stands still until the visitor decides.
    return minute < alerted.minute ? (alerted.minute - doorOpened.minute) / SECONDS_UNTIL_ALERT : 0;
  }
  const closedAt = closedAtOf(session);
  const alertedAt = (firstEvent(shownRoom(session), "alerted")?.at ?? Infinity) / MINUTE;
  // An alert raised after the door was closed would otherwise pass too fast to be read.
  const isLate = closedAt !== undefined && closedAt < alertedAt;
  if (isLate && minute >= alertedAt && minute < alertedAt + LATE_ALERT_MINUTES) return 1;
  const decidedAt = closedAt ?? (session.leftAt ?? session.clock) / MINUTE;
  const rising = pace.first + Math.max(0, minute - decidedAt - pace.firstMinutes) * pace.rise;
  const falling = pace.last + (NIGHT_MINUTES - minute) * pace.fall;
  return Math.min(rising, pace.highest, falling);
}

const STOP_AFTER_CLOSING = 10;

/** The stops with reduced motion: during the delay, at the alert, after the decision and at 06:00. */
function stopsOf(session: Session): number[] {
  const [from, to] = [events.limitExceeded.minute, events.alerted.minute];
  const stops = [from, Math.floor((from + to) / 2), to];
  if (isDecided(session)) {
    const closedAt = closedAtOf(session) ?? 0;
    stops.push(Math.max(to, closedAt + STOP_AFTER_CLOSING), NIGHT_MINUTES);
  }
  return stops.map((minute) => minute * MINUTE);
}
