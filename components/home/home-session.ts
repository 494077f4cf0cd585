import { createStore, useDrawnSession, useSession } from "@/lib/cold-room/session-store";
import { NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { moments, incident } from "@/lib/cold-room/incident";
import { rooms } from "@/lib/cold-room/rooms";
import { stateAt } from "@/lib/cold-room/night";
import { declineRepair, nightOf, type Session, setFaults } from "@/lib/cold-room/session";
import { firstEvent } from "@/lib/cold-room/room-state";

const { doorOpened, alerted } = moments;

/** Seconds from the opening of the door to the alert, and from a decision at the alert to 06:00. */
const SECONDS_UNTIL_ALERT = 6;
const SECONDS_UNTIL_MORNING = 6;

/** The session of the home page, with one room. The page's islands share it. */
const store = createStore([rooms[0]], homePace);

/** Restarts the simulation with an open door. */
export function openDoor() {
  store.update(() => setFaults(store.initial, ["door"], true));
}

export function closeDoor() {
  store.update((session) => setFaults(session, ["door"], false));
}

export function leaveDoorOpen() {
  store.update(declineRepair);
}

/** Rerenders the component in every frame. */
export function useHomeView(): HomeView {
  return homeView(useSession(store));
}

/** Rerenders the component at every whole minute and after every action. */
export function useDrawnHomeView(): HomeView {
  return homeView(useDrawnSession(store));
}

export type HomeView = ReturnType<typeof homeView>;

/** Returns what the home page draws: the session or, while it is idle, the reference incident at its alert. */
export function homeView(session: Session) {
  const { phase, declinedAt } = session;
  const isIdle = phase === "idle";
  const minute = isIdle ? alerted.minute : session.minute;
  /** The whole night from 18:00 to 06:00. Its future assumes that the door stays as it is. */
  const night = isIdle ? incident.attended : nightOf(session);
  const state = stateAt(night, minute);
  const { status } = state.condition;
  const closedAt = firstEvent(state, "repaired")?.at;
  const isDecided = closedAt !== undefined || declinedAt !== undefined;
  return {
    session,
    phase,
    minute,
    closedAt,
    declinedAt,
    isDecided,
    night,
    state,
    status,
    wasAlerted: firstEvent(state, "alerted") !== undefined,
    /** Whether the alert waits for the visitor's decision. */
    isAwaiting: phase === "playing" && status === "alert" && !isDecided,
  } as const;
}

/** Returns the simulated minutes per second: 0 while the alert waits for the visitor's decision. */
export function homePace(session: Session): number {
  const { isDecided, isAwaiting } = homeView(session);
  if (isAwaiting) return 0;
  if (isDecided) return (NIGHT_MINUTES - alerted.minute) / SECONDS_UNTIL_MORNING;
  return (alerted.minute - doorOpened.minute) / SECONDS_UNTIL_ALERT;
}
