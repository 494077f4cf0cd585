import { INCIDENT_MINUTE, NIGHT_MINUTES } from "./clock";
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
  /** It waits at a call until nothing is broken or the visitor chooses that nobody acts. */
  phase: "idle" | "playing" | "paused" | "waiting" | "finished";
  /** The minute of the next call, or 06:00, and the simulated minutes per second until then. */
  end: number;
  pace: number;
}>;

/** A session that has not begun, at the time of the incident. */
export const initialSession: Session = {
  night: calmNight,
  minute: INCIDENT_MINUTE,
  phase: "idle",
  end: NIGHT_MINUTES,
  pace: 0,
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
  return play(session);
}

/** Continues or pauses a session that is playing or paused. */
export function setPlaying(session: Session, isPlaying: boolean): Session {
  if (session.phase !== "playing" && session.phase !== "paused") return session;
  return { ...session, phase: isPlaying ? "playing" : "paused" };
}

/** Returns the session some seconds later. It stops at the next call ({@link isCall}), so that no frame skips one. */
export function advance(session: Session, seconds: number): Session {
  const { phase, end, pace } = session;
  if (phase !== "playing") return session;
  const minute = Math.min(session.minute + seconds * pace, end);
  return minute < end ? { ...session, minute } : arrive({ ...session, minute });
}

export function stateNow({ night, minute }: Session): RoomState {
  return stateAt(night, minute);
}

/** Applies an action at the next whole minute. */
function act(session: Session, action: (state: RoomState) => RoomState): Session {
  if (session.phase === "finished") return session;
  const minute = Math.ceil(session.minute);
  const night = changeNight(session.night, minute, action);
  return night === session.night ? session : arrive({ ...session, night, minute });
}

/** Returns the session at a whole minute: waiting, playing on, or finished. */
function arrive(session: Session): Session {
  const { minute } = session;
  if (minute >= NIGHT_MINUTES) return { ...session, phase: "finished" };
  const state = stateNow(session);
  const isCalled = state.events.some((event) => isCall(event) && event.at === minute);
  const isOpen = isCalled && hasOpenCall(state) && state.faults.length > 0;
  return isOpen ? { ...session, phase: "waiting" } : play(session);
}

/** About the seconds to the next call or 06:00 with something broken. */
const SECONDS = 6;
/** The same with nothing broken. */
const SECONDS_AFTER_REPAIR = 4;
/** The slowest pace, for an action shortly before a call or before 06:00. */
const SLOWEST = 10 / 3;

function play(session: Session): Session {
  const { night, minute } = session;
  const { events } = stateAt(night, NIGHT_MINUTES);
  const end = events.find((event) => isCall(event) && event.at > minute)?.at ?? NIGHT_MINUTES;
  const seconds = stateNow(session).faults.length > 0 ? SECONDS : SECONDS_AFTER_REPAIR;
  return { ...session, phase: "playing", end, pace: Math.max(SLOWEST, (end - minute) / seconds) };
}
