import { acknowledge } from "./alerts";
import { INCIDENT_MINUTE, NIGHT_MINUTES } from "./clock";
import { calmNight, changeNight, type Night, type RoomChange, setFault, stateAt } from "./night";
import type { Fault } from "./room";
import { isCall, type RoomState } from "./room-state";

/** The simulation on a page: the visitor's night, and how far it has been played. */
export type Session = Readonly<{
  night: Night;
  /** Minutes since 18:00, with a fraction. */
  minute: number;
  phase: "idle" | "playing" | "paused" | "finished";
  /** The minute at which the visitor last chose that nobody acts. */
  declinedAt?: number;
}>;

/** A session that has not begun, at the time of the incident. */
export const initialSession: Session = {
  night: calmNight,
  minute: INCIDENT_MINUTE,
  phase: "idle",
};

/** Causes or repairs faults. */
export function setFaults(session: Session, faults: readonly Fault[], isBroken: boolean): Session {
  return act(session, (from) =>
    faults.reduce((next, fault) => setFault(next, fault, isBroken), from),
  );
}

export function acknowledgeAlert(session: Session): Session {
  return act(session, acknowledge);
}

export function declineRepair(session: Session): Session {
  return { ...session, declinedAt: session.minute };
}

export function setPlaying(session: Session, isPlaying: boolean): Session {
  if (session.phase === "finished") return session;
  return { ...session, phase: isPlaying ? "playing" : "paused" };
}

/** Returns the session some minutes later. It stops at the next call ({@link isCall}), so that no frame skips one. */
export function advance(session: Session, minutes: number): Session {
  const { night, minute, phase } = session;
  if (phase !== "playing") return session;
  return moveTo(session, Math.min(minute + minutes, nextCall(night, minute) ?? NIGHT_MINUTES));
}

/** Returns the minute of the first call after a minute, if nobody acts. */
export function nextCall(night: Night, minute: number): number | undefined {
  return stateAt(night, NIGHT_MINUTES).events.find((event) => isCall(event) && event.at > minute)
    ?.at;
}

/** Whether the night waits at a call, until the visitor acts in the room or chooses that nobody does. */
export function isWaiting(session: Session): boolean {
  const { faults, events } = stateNow(session);
  const last = events.findLast(({ kind }) => kind !== "acknowledged");
  const isCalled = last && isCall(last) && last.at === session.minute;
  return Boolean(isCalled && faults.length > 0 && session.declinedAt !== session.minute);
}

export function stateNow({ night, minute }: Pick<Session, "night" | "minute">): RoomState {
  return stateAt(night, minute);
}

/** Applies an action at the next whole minute. */
function act(session: Session, change: RoomChange): Session {
  if (session.phase === "finished") return session;
  const at = Math.ceil(session.minute);
  const night = changeNight(session.night, at, change);
  return night === session.night ? session : moveTo({ ...session, night, phase: "playing" }, at);
}

function moveTo(session: Session, minute: number): Session {
  return { ...session, minute, phase: minute < NIGHT_MINUTES ? session.phase : "finished" };
}
