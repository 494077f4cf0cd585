import { createStore, useSession } from "@/lib/cold-room/session-store";
import { moments, incident } from "@/lib/cold-room/incident";
import { stateAt } from "@/lib/cold-room/night";
import {
  declineRepair,
  initialSession,
  isWaiting,
  type Session,
  setFaults,
} from "@/lib/cold-room/session";
import { firstEvent } from "@/lib/cold-room/room-state";
import { verdict } from "@/lib/cold-room/verdict";

const { alerted } = moments;

/** The session of the home page. The page's islands share it. */
const store = createStore();

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
  const { sky } = verdict(night);
  const isDecided = isIdle || closedAt !== undefined || session.declinedAt !== undefined;
  function stage(): Stage {
    if (isIdle) return "idle";
    if (session.phase === "finished") return sky;
    if (isDecided) return closedAt === undefined ? "left" : "closed";
    return isWaiting(session) ? "alert" : "open";
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
    /** The night with the other outcome, drawn as a comparison as soon as the visitor has decided. */
    other: isDecided ? incident[sky === "lost" ? "attended" : "unattended"] : undefined,
  };
}
