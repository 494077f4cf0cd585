import { createStore, useDrawnSession, useSession } from "@/lib/cold-room/session-store";
import { INCIDENT_MINUTE, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { events, incident } from "@/lib/cold-room/incident";
import { rooms } from "@/lib/cold-room/rooms";
import { roomAt } from "@/lib/cold-room/night";
import { leaveFault, nightOf, type Session, setFaults } from "@/lib/cold-room/session";
import { firstEvent } from "@/lib/cold-room/simulated-room";

/**
 * The night of the home page, with one room, whose door the visitor opens and closes. Shared by the page's islands. In a
 * hidden tab it runs until the alert, which the tab's title shows.
 */
const store = createStore([rooms[0]], homePace);

/** Restarts the simulation with an open door. */
export function openDoor() {
  store.update(() => setFaults(store.initial, ["door"], true));
}

export function closeDoor() {
  store.update((session) => setFaults(session, ["door"], false));
}

export function leaveDoorOpen() {
  store.update(leaveFault);
}

/** Renders at every frame. */
export function useHomeView(): HomeView {
  return homeView(useSession(store));
}

/** Renders every minute of the night, and after each action. */
export function useDrawnHomeView(): HomeView {
  return homeView(useDrawnSession(store));
}

export type HomeView = ReturnType<typeof homeView>;

/** The session as the home page draws it. While idle, the reference incident at its alert. */
export function homeView(session: Session) {
  const { phase, leftAt } = session;
  const isIdle = phase === "idle";
  const minute = isIdle ? events.alerted.minute : session.minute;
  /** From 18:00 to 06:00, for the door as it stands now. */
  const samples = isIdle ? incident.attended : nightOf(session);
  const reading = roomAt(samples, minute);
  const { status } = reading.condition;
  const closedAt = firstEvent(reading, "repaired")?.at;
  const isDecided = leftAt !== undefined || closedAt !== undefined;
  return {
    session,
    phase,
    minute,
    closedAt,
    leftAt,
    samples,
    reading,
    status,
    wasAlerted: firstEvent(reading, "alerted") !== undefined,
    /** Whether the alert waits for the visitor's decision. */
    isAwaiting: phase === "playing" && status === "alert" && !isDecided,
  } as const;
}

/** Minutes of the night per second. At the alert it stands still until the visitor decides. */
export function homePace(session: Session): number {
  const { minute, closedAt, leftAt, reading } = homeView(session);
  const alertedAt = firstEvent(reading, "alerted")?.at;
  const decidedAt = closedAt ?? leftAt;
  if (decidedAt === undefined) {
    return alertedAt === undefined ? (events.alerted.minute - INCIDENT_MINUTE) / 6 : 0;
  }
  if (document.hidden) return 0;
  // An alert raised after the door was closed would otherwise pass too fast to be read.
  if (alertedAt !== undefined && decidedAt < alertedAt && minute < alertedAt + 2) return 1;
  const since = Math.max(0, minute - decidedAt - 14);
  return Math.min(7 + 2 * since, 110, 26 + 2 * (NIGHT_MINUTES - minute));
}
