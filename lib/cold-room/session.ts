import { acknowledge } from "./alerts";
import { INCIDENT_MINUTE, NIGHT_MINUTES } from "./clock";
import {
  calmNight,
  changeNight,
  type RoomChange,
  extendNight,
  type Night,
  stateAt,
  setFault,
} from "./night";
import type { Fault, Room, RoomId } from "./rooms";
import { isCall, type RoomState } from "./room-state";

/** The simulation on a page: the nights of its rooms as far as the visitor has played them, and what is shown. */
export type Session = Readonly<{
  /** One night per room, computed at least up to `minute`. */
  nights: readonly Night[];
  shown: RoomId;
  /** Minutes since 18:00, with a fraction. */
  minute: number;
  phase: "idle" | "playing" | "paused" | "finished";
  /** The minute at which the visitor first chose not to repair the fault. */
  declinedAt?: number;
}>;

/** Returns a session that has not begun. It shows the first room at the time of the incident. */
export function initialSession(rooms: readonly [Room, ...Room[]]): Session {
  const nights = rooms.map((room) => calmNight(room, INCIDENT_MINUTE));
  return { nights, shown: rooms[0].id, minute: INCIDENT_MINUTE, phase: "idle" };
}

/** Causes or repairs faults in a room, by default in the shown one. */
export function setFaults(
  session: Session,
  faults: readonly Fault[],
  isBroken: boolean,
  room = session.shown,
): Session {
  return act(session, room, (from) =>
    faults.reduce((next, fault) => setFault(next, fault, isBroken), from),
  );
}

export function acknowledgeAlert(session: Session, room: RoomId): Session {
  return act(session, room, acknowledge);
}

export function declineRepair(session: Session): Session {
  return { ...session, declinedAt: session.declinedAt ?? session.minute };
}

export function showRoom(session: Session, shown: RoomId): Session {
  return { ...session, shown };
}

export function setPlaying(session: Session, isPlaying: boolean): Session {
  if (session.phase === "finished") return session;
  return { ...session, phase: isPlaying ? "playing" : "paused" };
}

/** Returns the session some minutes later. It stops at the next call ({@link isCall}), so that no frame skips one. */
export function advance(session: Session, minutes: number): Session {
  if (session.phase !== "playing") return session;
  return moveTo(session, Math.min(session.minute + minutes, nextCallAt(session)));
}

/** Returns the current state of each room. */
export function statesNow({ nights, minute }: Session): RoomState[] {
  return nights.map((night) => stateAt(night, minute));
}

export function shownState(session: Session): RoomState {
  return stateAt(nightOf(session), session.minute);
}

/** Returns the night of a room, by default of the shown one. */
export function nightOf({ nights, shown }: Session, id = shown): Night {
  const found = nights.find((night) => stateAt(night, 0).room.id === id);
  if (!found) throw new RangeError(`No room ${id}`);
  return found;
}

/** Returns the night that the verdict is about. If the shown room never had a fault, this is a room that had one. */
export function judgedNight(session: Session): Night {
  const shown = nightOf(session);
  const wasBroken = (night: Night) =>
    stateAt(night, session.minute).events.some(({ fault }) => fault);
  return [shown, ...session.nights].find(wasBroken) ?? shown;
}

/** Applies an action to one room at the next whole minute. */
function act(session: Session, id: RoomId, change: RoomChange): Session {
  const { nights, minute, phase } = session;
  if (phase === "finished") return session;
  const at = Math.ceil(minute);
  const before = nightOf(session, id);
  const after = changeNight(before, at, change);
  if (after === before) return session;
  const changed = nights.map((night) => (night === before ? after : night));
  return moveTo({ ...session, nights: changed, phase: "playing" }, at);
}

function moveTo(session: Session, until: number): Session {
  const minute = Math.min(until, NIGHT_MINUTES);
  const nights = session.nights.map((night) => extendNight(night, minute));
  const phase = minute < NIGHT_MINUTES ? session.phase : "finished";
  return { ...session, nights, minute, phase };
}

function nextCallAt({ nights, minute }: Session): number {
  const events = nights.flatMap((night) => night.at(-1)?.events ?? []);
  const calls = events.filter((event) => isCall(event) && event.at > minute);
  return Math.min(...calls.map(({ at }) => at));
}
