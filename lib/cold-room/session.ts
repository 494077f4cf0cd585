import { type Fault, MINUTE, type Room, type RoomId } from "./rooms";
import {
  acknowledgeAlert,
  advance,
  breakRoom,
  isCall,
  repairRoom,
  type SimulatedRoom,
  startRoom,
} from "./simulated-room";

/** How a page plays the night. Times are seconds since 18:00. */
export type Setup = Readonly<{
  rooms: readonly Room[];
  opensAt: number;
  /** When the first fault happens if nothing has been played yet. */
  firstFaultAt: number;
  endsAt: number;
  /** Seconds of the night in one second of the visitor; 0 while the night waits for a decision. */
  pace: (session: Session) => number;
  /** With reduced motion: the times at which the night stops, in ascending order. Without them it follows the pace. */
  stops?: (session: Session) => readonly number[];
}>;

/** The night as far as a visitor has played it. Immutable. */
export type Session = Readonly<{
  setup: Setup;
  rooms: readonly SimulatedRoom[];
  shown: RoomId;
  /** Seconds since 18:00. */
  clock: number;
  phase: "idle" | "playing" | "paused" | "finished";
  /** When the visitor chose to leave the fault as it is. */
  leftAt?: number;
}>;

export type Action =
  /** In the room that is shown, if none is named. */
  | { type: "break" | "repair"; faults: Iterable<Fault>; room?: RoomId }
  | { type: "acknowledge" | "show"; room: RoomId }
  | { type: "leave" | "play" | "pause" }
  /** Back to the opening, with another room if one is named. */
  | { type: "reset"; room?: RoomId }
  /** `seconds` of the visitor's time; `isStepped` with reduced motion. */
  | { type: "advance"; seconds: number; isStepped?: boolean };

export function initialSession(setup: Setup, shown = setup.rooms[0]?.id): Session {
  if (!shown) throw new RangeError("The setup has no room");
  const rooms = setup.rooms.map((room) => advance(startRoom(room), setup.opensAt));
  return { setup, rooms, shown, clock: setup.opensAt, phase: "idle" };
}

export function sessionReducer(session: Session, action: Action): Session {
  switch (action.type) {
    case "break":
      return act(session, session.shown, (room) => [...action.faults].reduce(breakRoom, room));
    case "repair":
      return act(session, action.room ?? session.shown, (room) =>
        [...action.faults].reduce(repairRoom, room),
      );
    case "acknowledge":
      return act(session, action.room, acknowledgeAlert);
    case "leave":
      return { ...session, leftAt: session.leftAt ?? session.clock };
    case "show":
      return { ...session, shown: action.room };
    case "play":
    case "pause":
      if (session.phase === "finished") return session;
      return { ...session, phase: action.type === "play" ? "playing" : "paused" };
    case "reset":
      return initialSession(session.setup, action.room ?? session.shown);
    case "advance":
      return isRunning(session) ? advanceSession(session, timeAfter(session, action)) : session;
  }
}

export function shownRoom(session: Session): SimulatedRoom {
  return findRoom(session, session.shown);
}

/** The room that a verdict is about: the shown one or, if nothing was broken in it, one in which something was. */
export function judgedRoom(session: Session): SimulatedRoom {
  const shown = shownRoom(session);
  const wasBroken = ({ events }: SimulatedRoom) => events.some(({ fault }) => fault);
  return [shown, ...session.rooms].find(wasBroken) ?? shown;
}

/** Whether time passes: not while the night is idle, paused, finished, or waits for a decision. */
export function isRunning(session: Session): boolean {
  return session.phase === "playing" && session.setup.pace(session) > 0;
}

/** Changes one room at the next whole minute. From the opening, the first change happens at `firstFaultAt`. */
function act(
  session: Session,
  id: RoomId,
  change: (room: SimulatedRoom) => SimulatedRoom,
): Session {
  const { phase, clock, setup } = session;
  if (phase === "finished") return session;
  const minute = Math.ceil(clock / MINUTE) * MINUTE;
  const at = clock === setup.opensAt ? setup.firstFaultAt : Math.min(minute, setup.endsAt);
  const next = advanceSession({ ...session, phase: "playing" }, at);
  const from = findRoom(next, id);
  const changed = change(from);
  if (changed === from) return session;
  return { ...next, rooms: next.rooms.map((room) => (room === from ? changed : room)) };
}

function timeAfter(session: Session, { seconds, isStepped }: Action & { type: "advance" }): number {
  const { setup, clock } = session;
  const stops = isStepped ? setup.stops?.(session) : undefined;
  if (stops) return stops.find((stop) => stop > clock) ?? clock;
  return clock + seconds * setup.pace(session);
}

/** Advances all rooms. The clock stops at a call, so that none is missed at a fast pace. */
function advanceSession(session: Session, until: number): Session {
  const { endsAt } = session.setup;
  const clock = Math.min(until, endsAt);
  const rooms = session.rooms.map((room) => advance(room, clock));
  const calls = rooms.flatMap(({ events }, i) =>
    events.slice(session.rooms[i]?.events.length).filter(isCall),
  );
  const [call = clock] = calls.map(({ at }) => at).toSorted((a, b) => a - b);
  if (call < clock) return advanceSession(session, call);
  return { ...session, rooms, clock, phase: clock < endsAt ? session.phase : "finished" };
}

function findRoom({ rooms }: Session, id: RoomId): SimulatedRoom {
  const found = rooms.find(({ room }) => room.id === id);
  if (!found) throw new RangeError(`No room ${id}`);
  return found;
}
