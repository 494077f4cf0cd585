import {
  acknowledge,
  type AlertState,
  type AlertStatus,
  type NoticeKind,
  passTime,
  quietAlert,
  receiveReading,
  type Notice,
  UPLOAD_SECONDS,
} from "./alert";
import { advanceRoom, probeAt } from "./cold-room";
import { measureProbe, readProbe, roomAtRest, type RoomState } from "./room-state";
import { type Fault, type Faults, HOUR, MINUTE, noFaults, type Room } from "./rooms";

export type Reading = {
  time: number;
  air: number;
  stock: number;
  /** How it reached the cloud: as it was taken, after the internet came back, or not yet. */
  arrival: "live" | "late" | "waiting";
  /** What the cloud made of it. */
  status: AlertStatus;
};

export type RoomEventKind =
  NoticeKind | "started" | "broken" | "repaired" | "defrost" | "backfilled";

export type RoomEvent = {
  /** Grows by one with each event of a room. */
  id: number;
  kind: RoomEventKind;
  at: number;
  /** The last reading that had reached the cloud. */
  air: number;
  fault?: Fault;
  side?: Notice["side"];
  since?: number;
  count?: number;
};

export type Ahead = Pick<Reading, "time" | "air" | "stock">;

/**
 * A room with its sensor, its line to the cloud and the cloud's alert, at one moment of its night. It never changes:
 * what happens to it gives the next one. Times are seconds from 0.
 */
export type SimulatedRoom = {
  readonly room: Room;
  readonly readings: readonly Reading[];
  readonly events: readonly RoomEvent[];
  /** What the visitor has broken and not yet repaired. */
  readonly faults: Faults;
  readonly state: RoomState;
  readonly alert: AlertState;
};

export function startRoom(room: Room): SimulatedRoom {
  const state = advanceRoom(roomAtRest(room.model, room.seed, -WARM_UP), noFaults, 0);
  const alert = quietAlert(0);
  const start = { room, readings: [], events: [], faults: noFaults, state, alert };
  return measure(note(start, "started"));
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
    const defrosted = minute - state.defrostStart;
    if (defrosted >= 0 && defrosted < MINUTE && !next.faults.has("power"))
      next = note(next, "defrost");
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
  if (fault !== "internet") return repaired;
  const count = waitingCountOf(repaired);
  return deliver(count > 0 ? note(repaired, "backfilled", { count }) : repaired, "late");
}

export function acknowledgeAlert(from: SimulatedRoom): SimulatedRoom {
  return listen(from, acknowledge(from.alert, from.state.time));
}

/** What the sensor shows between two readings. */
export function liveProbe(from: SimulatedRoom, time: number): number {
  return probeAt(from.state, faultsOf(from), time);
}

/** What probe and stock will be if nobody acts, from now to `until`. */
export function forecast(from: SimulatedRoom, until: number): Ahead[] {
  const faults = faultsOf(from);
  const points: Ahead[] = [];
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

/** The readings that have reached the cloud. */
export function receivedOf({ readings }: SimulatedRoom): Reading[] {
  return readings.filter(({ arrival }) => arrival !== "waiting");
}

/** The last reading that has reached the cloud: what everybody but the sensor knows. */
export function lastReceivedOf(simulated: SimulatedRoom): Reading {
  return latestOf({ readings: receivedOf(simulated) });
}

/** The last reading that was taken, whether anybody knows it or not. */
export function latestOf({ readings }: Pick<SimulatedRoom, "readings">): Reading {
  const last = readings.at(-1);
  if (!last) throw new RangeError("No reading");
  return last;
}

/** How many readings wait in the sensor for the internet to come back. */
export function waitingCountOf(simulated: SimulatedRoom): number {
  return simulated.readings.length - receivedOf(simulated).length;
}

function faultsOf({ room, faults, state: { time } }: SimulatedRoom): Faults {
  const isOpened = room.doorOpenings?.some(([from, to]) => time >= from && time < to);
  return isOpened ? new Set([...faults, "door"]) : faults;
}

function measure(from: SimulatedRoom): SimulatedRoom {
  const { time, stock } = from.state;
  const air = readProbe(from.state);
  const reading: Reading = { time, air, stock, arrival: "waiting", status: "within" };
  const next = { ...from, readings: [...from.readings, reading] };
  return from.faults.has("internet") ? next : deliver(next, "live");
}

/** Everything that waits reaches the cloud. */
function deliver(from: SimulatedRoom, arrival: "live" | "late"): SimulatedRoom {
  let next = from;
  const readings = [];
  for (const reading of from.readings) {
    if (reading.arrival !== "waiting") {
      readings.push(reading);
      continue;
    }
    next = listen(next, receiveReading(next.alert, from.room.rule, reading, from.state.time));
    readings.push({ ...reading, arrival, status: next.alert.condition.status });
  }
  return { ...next, readings };
}

function listen(from: SimulatedRoom, [alert, notices]: [AlertState, Notice[]]): SimulatedRoom {
  let next = { ...from, alert };
  for (const { kind, side, since, air = lastReceivedOf(from).air } of notices)
    next = note(next, kind, { side, since, air });
  return next;
}

function note(
  from: SimulatedRoom,
  kind: RoomEventKind,
  about: Partial<RoomEvent> = {},
): SimulatedRoom {
  const { events, state } = from;
  const air = receivedOf(from).at(-1)?.air ?? readProbe(state);
  const event = { id: events.length, kind, at: state.time, air, ...about };
  return { ...from, events: [...events, event] };
}

// Before a night begins the room is left alone, so that its thermostat is in its rhythm.
const WARM_UP = 6 * HOUR;
const FORECAST_SECONDS = 10 * MINUTE;
const FORECAST_STEP = MINUTE;
