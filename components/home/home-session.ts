import { createStore, useSession } from "@/lib/cold-room/session-store";
import { NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { moments, incident } from "@/lib/cold-room/incident";
import { stateAt } from "@/lib/cold-room/night";
import { declineRepair, initialSession, type Session, setFaults } from "@/lib/cold-room/session";
import { firstEvent } from "@/lib/cold-room/room-state";
import { verdict } from "@/lib/cold-room/verdict";

const { doorOpened, alerted } = moments;

/** Seconds from the opening of the door to the alert, and to 06:00 from the closing and from leaving it open. */
const SECONDS_UNTIL_ALERT = 6;
const SECONDS_UNTIL_MORNING = { closed: 3.2, left: 6 };
/** The minutes after the stock exceeds its limit that pass at half speed. */
const SLOW_MINUTES = 12;

/** The session of the home page. The page's islands share it. */
const store = createStore(homePace);

/** Restarts the simulation with an open door. */
export function openDoor() {
  store.update(() => setFaults(initialSession, ["door"], true));
}

export function closeDoor() {
  store.update((session) => setFaults(session, ["door"], false));
}

export function leaveDoorOpen() {
  store.update(declineRepair);
}

export function useHomeView(): HomeView {
  return homeView(useSession(store));
}

export type HomeView = ReturnType<typeof homeView>;

/**
 * `idle` shows the reference incident. Then the door is `open` until the `alert`, which waits for the visitor's decision;
 * the door is `closed` or `left` open until 06:00, when the stock is `kept` or `lost`.
 */
export type Stage = "idle" | "open" | "alert" | "closed" | "left" | "kept" | "lost";

/** Returns what the home page draws: the session or, while it is idle, the reference incident at its alert. */
export function homeView(session: Session) {
  const isIdle = session.phase === "idle";
  const minute = isIdle ? alerted.minute : session.minute;
  /** The whole night from 18:00 to 06:00. Its future assumes that the door stays as it is. */
  const night = isIdle ? incident.attended : session.night;
  const state = stateAt(night, minute);
  const closedAt = firstEvent(state, "repaired")?.at;
  function stage(): Stage {
    if (isIdle) return "idle";
    if (session.phase === "finished") return verdict(night).sky;
    if (closedAt !== undefined) return "closed";
    if (session.declinedAt !== undefined) return "left";
    return state.condition.status === "alert" ? "alert" : "open";
  }
  return {
    session,
    stage: stage(),
    minute,
    night,
    state,
    status: state.condition.status,
    closedAt,
    wasAlerted: firstEvent(state, "alerted") !== undefined,
    isStockOver: state.stock > incident.high,
    /** Whether the visitor answered the alert, so that the stock without an alert is drawn as a comparison. */
    wasTold:
      isIdle || (!session.declinedAt && closedAt !== undefined && closedAt >= alerted.minute),
  };
}

/** Returns the simulated minutes per second: 0 while the alert waits for the visitor's decision. */
export function homePace(session: Session): number {
  const { stage, closedAt = 0, minute, night } = homeView(session);
  if (stage === "alert") return 0;
  if (stage === "closed") {
    // A constant acceleration, from 0.4 to 1.6 times the average.
    const minutes = NIGHT_MINUTES - closedAt;
    const share = (minute - closedAt) / minutes;
    return (minutes / SECONDS_UNTIL_MORNING.closed) * Math.sqrt(0.16 + 2.4 * share);
  }
  if (stage === "left") {
    const crossed = night.findIndex(({ stock }) => stock > incident.high);
    const isSlow = minute >= crossed && minute < crossed + SLOW_MINUTES;
    const pace = (NIGHT_MINUTES - alerted.minute) / SECONDS_UNTIL_MORNING.left;
    return isSlow ? pace / 2 : pace;
  }
  return (alerted.minute - doorOpened.minute) / SECONDS_UNTIL_ALERT;
}
