import { acknowledge } from "./alerts";
import { INCIDENT_MINUTE, NIGHT_MINUTES } from "./clock";
import type { Fault, Room, RoomId } from "./rooms";
import {
  calmNight,
  changeNight,
  type Deed,
  isCall,
  type Night,
  roomAt,
  setFault,
  type SimulatedRoom,
} from "./simulated-room";

/** A night as far as a visitor has played it. */
export type Session = Readonly<{
  /** One for each room. */
  nights: readonly Night[];
  shown: RoomId;
  /** Since 18:00, with a fraction. */
  minute: number;
  phase: "idle" | "playing" | "paused" | "finished";
  /** When the visitor chose to leave the fault as it is. */
  leftAt?: number;
}>;

export type Action =
  /** In the room that is shown, if none is named. */
  | { type: "break" | "repair"; faults: readonly Fault[]; room?: RoomId }
  | { type: "acknowledge" | "show"; room: RoomId }
  | { type: "leave" | "play" | "pause" }
  /** Back to the opening, with another room if one is named. */
  | { type: "reset"; room?: RoomId }
  | { type: "advance"; minutes: number };

/** The night is shown from some minutes before the incident. */
export const OPENING_MINUTE = INCIDENT_MINUTE - 10;

export function initialSession(rooms: readonly Room[], shown: RoomId = "chiller"): Session {
  return { nights: rooms.map(calmNight), shown, minute: OPENING_MINUTE, phase: "idle" };
}

export function sessionReducer(session: Session, action: Action): Session {
  const { nights, shown, minute, phase } = session;
  switch (action.type) {
    case "break":
    case "repair":
      return act(session, action.room ?? shown, (room) =>
        action.faults.reduce((next, fault) => setFault(next, fault, action.type === "break"), room),
      );
    case "acknowledge":
      return act(session, action.room, acknowledge);
    case "leave":
      return { ...session, leftAt: session.leftAt ?? minute };
    case "show":
      return { ...session, shown: action.room };
    case "play":
    case "pause":
      if (phase === "finished") return session;
      return { ...session, phase: action.type === "play" ? "playing" : "paused" };
    case "reset":
      return initialSession(
        nights.map((night) => roomAt(night, 0).room),
        action.room ?? shown,
      );
    case "advance":
      if (phase !== "playing") return session;
      return moveTo(session, Math.min(minute + action.minutes, nextCallAt(session)));
  }
}

/** The rooms as they are now. */
export function roomsNow({ nights, minute }: Session): SimulatedRoom[] {
  return nights.map((night) => roomAt(night, minute));
}

export function shownRoom(session: Session): SimulatedRoom {
  return roomAt(nightOf(session), session.minute);
}

/** The night of a room, by default of the shown one. */
export function nightOf({ nights, shown }: Session, id = shown): Night {
  const found = nights.find((night) => roomAt(night, 0).room.id === id);
  if (!found) throw new RangeError(`No room ${id}`);
  return found;
}

/** The room that a verdict is about: the shown one or, if nothing was broken in it, one in which something was. */
export function judgedRoom(session: Session): SimulatedRoom {
  const shown = shownRoom(session);
  const wasBroken = ({ events }: SimulatedRoom) => events.some(({ fault }) => fault);
  return [shown, ...roomsNow(session)].find(wasBroken) ?? shown;
}

/** Changes one room at the next whole minute. From the opening, the first change happens at the time of the incident. */
function act(session: Session, id: RoomId, deed: Deed): Session {
  const { nights, minute, phase } = session;
  const at = minute === OPENING_MINUTE ? INCIDENT_MINUTE : Math.ceil(minute);
  const night = nightOf(session, id);
  const changed = changeNight(night, at, deed);
  if (phase === "finished" || changed === night) return session;
  const next = nights.map((other) => (other === night ? changed : other));
  return moveTo({ ...session, nights: next, phase: "playing" }, at);
}

function moveTo(session: Session, minute: number): Session {
  if (minute < NIGHT_MINUTES) return { ...session, minute };
  return { ...session, minute: NIGHT_MINUTES, phase: "finished" };
}

/** The clock stops at a call, so that none is missed at a fast pace. */
function nextCallAt({ nights, minute }: Session): number {
  const events = nights.flatMap((night) => roomAt(night, NIGHT_MINUTES).events);
  const calls = events.filter((event) => isCall(event) && event.at > minute);
  return Math.min(...calls.map(({ at }) => at));
}
