import {
  acknowledge,
  type AlertState,
  type Notice,
  type NoticeKind,
  passTime,
  quietAlert,
  receiveReading,
  UPLOAD_SECONDS,
} from "./alert";
import { advanceRoom, probeAt } from "./cold-room";
import { measureProbe, readProbe, roomAtRest, type RoomState } from "./room-state";
import { type Fault, type Faults, HOUR, MINUTE, noFaults, type Room } from "./rooms";

export type Reading = { time: number; air: number; stock: number };

export type RoomEventKind = NoticeKind | "broken" | "repaired";

export type RoomEvent = Pick<Notice, "at" | "side" | "since"> & {
  kind: RoomEventKind;
  fault?: Fault;
};

/**
 * A room with its sensor, its line to the cloud and the cloud's alert, at one moment of its night. It never changes:
 * what happens to it gives the next one. Times are seconds from 0.
 */
export type SimulatedRoom = {
  readonly room: Room;
  /** Those that have reached the cloud: what everybody knows. */
  readonly readings: readonly Reading[];
  /** Those that wait in the device for the internet to come back: nobody sees the room. */
  readonly waiting: readonly Reading[];
  readonly events: readonly RoomEvent[];
  /** What the visitor has broken and not yet repaired. */
  readonly faults: Faults;
  readonly state: RoomState;
  readonly alert: AlertState;
};

export function startRoom(room: Room): SimulatedRoom {
  const state = advanceRoom(roomAtRest(room.model, room.seed, -WARM_UP), noFaults, 0);
  const nothing = { readings: [], waiting: [], events: [] };
  return measure({ room, ...nothing, faults: noFaults, state, alert: quietAlert(0) });
}

/** The room at `until`, in seconds, rounded down to a whole step of its physics. */
export function advance(from: SimulatedRoom, until: number): SimulatedRoom {
  let next = from;
  while (next.state.time < until) {
    const minute = (Math.floor(next.state.time / MINUTE) + 1) * MINUTE;
    const state = advanceRoom(next.state, faultsOf(next), Math.min(minute, until));
    next = { ...next, state };
    // What is noted must not depend on how the clock is moved: so at whole minutes only.
    if (minute > until) return next;
    if (minute % UPLOAD_SECONDS === 0) next = measure(next);
    next = listen(next, passTime(next.alert, minute));
  }
  return next;
}

export function breakRoom(from: SimulatedRoom, fault: Fault): SimulatedRoom {
  if (from.faults.has(fault)) return from;
  return note({ ...from, faults: new Set([...from.faults, fault]) }, "broken", { fault });
}

export function repairRoom(from: SimulatedRoom, fault: Fault): SimulatedRoom {
  if (!from.faults.has(fault)) return from;
  const faults = new Set([...from.faults].filter((other) => other !== fault));
  const repaired = note({ ...from, faults }, "repaired", { fault });
  return fault === "internet" ? deliver(repaired) : repaired;
}

export function acknowledgeAlert(from: SimulatedRoom): SimulatedRoom {
  return listen(from, acknowledge(from.alert, from.state.time));
}

/** What the sensor shows between two readings. */
export function liveProbe(from: SimulatedRoom, time: number): number {
  return probeAt(from.state, faultsOf(from), time);
}

/** What probe and stock will be if nobody acts, from now to `until`. */
export function forecast(from: SimulatedRoom, until: number): Reading[] {
  const faults = faultsOf(from);
  const points: Reading[] = [];
  const first = Math.ceil(from.state.time / FORECAST_SECONDS) * FORECAST_SECONDS;
  // In its own steps to a whole minute: in longer ones each point would lie somewhat before its time.
  let state = advanceRoom(from.state, faults, first);
  for (let time = first; time <= until; time += FORECAST_SECONDS) {
    state = advanceRoom(state, faults, time, FORECAST_STEP);
    points.push({ time, air: measureProbe(state), stock: state.stock });
  }
  return points;
}

export function isUnanswered({ alert: { condition } }: SimulatedRoom): boolean {
  return condition.status === "alert" && condition.acknowledgedAt === undefined;
}

/** The last reading that has reached the cloud. */
export function lastReceivedOf({ readings }: SimulatedRoom): Reading {
  const last = readings.at(-1);
  if (!last) throw new RangeError("No reading");
  return last;
}

function faultsOf({ room, faults, state: { time } }: SimulatedRoom): Faults {
  const isOpened = room.doorOpenings?.some(([from, to]) => time >= from && time < to);
  return isOpened ? new Set([...faults, "door"]) : faults;
}

function measure(from: SimulatedRoom): SimulatedRoom {
  const { time, stock } = from.state;
  const waiting = [...from.waiting, { time, air: readProbe(from.state), stock }];
  return from.faults.has("internet") ? { ...from, waiting } : deliver({ ...from, waiting });
}

/** Everything that waits reaches the cloud. */
function deliver(from: SimulatedRoom): SimulatedRoom {
  const { readings, waiting, room, state } = from;
  return waiting.reduce<SimulatedRoom>(
    (next, reading) => listen(next, receiveReading(next.alert, room.rule, reading, state.time)),
    { ...from, readings: [...readings, ...waiting], waiting: [] },
  );
}

function listen(from: SimulatedRoom, [alert, notices]: [AlertState, Notice[]]): SimulatedRoom {
  const next = { ...from, alert };
  return notices.reduce((room, { kind, ...about }) => note(room, kind, about), next);
}

function note(from: SimulatedRoom, kind: RoomEventKind, about: Partial<RoomEvent>): SimulatedRoom {
  return { ...from, events: [...from.events, { at: from.state.time, ...about, kind }] };
}

// Before a night begins the room is left alone, so that its thermostat is in its rhythm.
const WARM_UP = 6 * HOUR;
const FORECAST_SECONDS = 10 * MINUTE;
const FORECAST_STEP = MINUTE;
