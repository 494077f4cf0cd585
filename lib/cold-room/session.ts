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

/** The nights of a page's rooms, as far as a visitor has played them. */
export type Session = Readonly<{
  /** One for each room; they reach at least as far as the minute. */
  nights: readonly Night[];
  shown: RoomId;
  /** Since 18:00, with a fraction. */
  minute: number;
  phase: "idle" | "playing" | "paused" | "finished";
  /** When the visitor chose to leave the fault as it is. */
  declinedAt?: number;
}>;

/** A session that has not begun: it shows the first room at the time of the incident. */
export function initialSession(rooms: readonly [Room, ...Room[]]): Session {
  const nights = rooms.map((room) => calmNight(room, INCIDENT_MINUTE));
  return { nights, shown: rooms[0].id, minute: INCIDENT_MINUTE, phase: "idle" };
}

/** Breaks something in a room, or repairs it. */
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

/** The session some minutes later, but no later than the next call, so that no frame skips one. */
export function advance(session: Session, minutes: number): Session {
  if (session.phase !== "playing") return session;
  return moveTo(session, Math.min(session.minute + minutes, nextCallAt(session)));
}

/** The state of each room now. */
export function statesNow({ nights, minute }: Session): RoomState[] {
  return nights.map((night) => stateAt(night, minute));
}

export function shownState(session: Session): RoomState {
  return stateAt(nightOf(session), session.minute);
}

/** The night of a room, by default of the shown one. */
export function nightOf({ nights, shown }: Session, id = shown): Night {
  const found = nights.find((night) => stateAt(night, 0).room.id === id);
  if (!found) throw new RangeError(`No room ${id}`);
  return found;
}

/** The night that a verdict is about: of the shown room or, if nothing was broken in it, of one in which something was. */
export function judgedNight(session: Session): Night {
  const shown = nightOf(session);
  const wasBroken = (night: Night) =>
    stateAt(night, session.minute).events.some(({ fault }) => fault);
  return [shown, ...session.nights].find(wasBroken) ?? shown;
}

/** Changes one room at the next whole minute. */
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
