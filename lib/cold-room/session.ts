import { NIGHT_MINUTES } from "./clock";
import { INCIDENT_MINUTE } from "./incident";
import {
  acknowledge,
  calmNight,
  changeNight,
  hasOpenCall,
  isCall,
  type Night,
  type RoomState,
  setFault,
  stateAt,
} from "./night";
import type { Fault } from "./physics";

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

/** Returns the session some seconds later. It stops at the next call ({@link isCall}), so that no frame skips one. */
export function advance(session: Session, seconds: number): Session {
  const { night, minute, phase } = session;
  if (phase !== "playing") return session;
  const end = nextCall(night, minute) ?? NIGHT_MINUTES;
  return moveTo(session, Math.min(minute + seconds * pace(session), end));
}

/** About the seconds from the visitor's last action to the next call or 06:00, and the same after the last repair. */
const [SECONDS, SECONDS_AFTER_REPAIR] = [6, 4];
/** The slowest pace, for an action shortly before a call or before 06:00. */
const SLOWEST = 10 / 3;

/** Returns the simulated minutes per second: 0 while the night waits for the visitor. */
export function pace(session: Session): number {
  if (isWaiting(session)) return 0;
  const { night, minute, declinedAt = 0 } = session;
  const { faults, events } = stateNow(session);
  const actedAt = events.findLast(({ fault }) => fault)?.at ?? INCIDENT_MINUTE;
  const end = nextCall(night, minute) ?? NIGHT_MINUTES;
  const seconds = faults.length > 0 ? SECONDS : SECONDS_AFTER_REPAIR;
  return Math.max(SLOWEST, (end - Math.max(actedAt, declinedAt)) / seconds);
}

/** Whether the night waits at a call, until it is over, nothing is broken, or the visitor chooses that nobody acts. */
export function isWaiting(session: Session): boolean {
  const { minute, declinedAt } = session;
  const state = stateNow(session);
  const isCalled = state.events.some((event) => isCall(event) && event.at === minute);
  return isCalled && hasOpenCall(state) && state.faults.length > 0 && declinedAt !== minute;
}

export function stateNow({ night, minute }: Session): RoomState {
  return stateAt(night, minute);
}

/** Returns the minute of the first call after a minute, if nobody acts. */
function nextCall(night: Night, minute: number): number | undefined {
  return stateAt(night, NIGHT_MINUTES).events.find((event) => isCall(event) && event.at > minute)
    ?.at;
}

/** Applies an action at the next whole minute. */
function act(session: Session, action: (state: RoomState) => RoomState): Session {
  if (session.phase === "finished") return session;
  const at = Math.ceil(session.minute);
  const night = changeNight(session.night, at, action);
  return night === session.night ? session : moveTo({ ...session, night, phase: "playing" }, at);
}

function moveTo(session: Session, minute: number): Session {
  return { ...session, minute, phase: minute < NIGHT_MINUTES ? session.phase : "finished" };
}
