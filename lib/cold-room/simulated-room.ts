import {
  acknowledge,
  type AlertState,
  checkTime,
  initialAlertState,
  type Notice,
  type NoticeKind,
  receiveReading,
  UPLOAD_SECONDS,
} from "./alerts";
import {
  advanceRoom,
  measureProbe,
  probeAt,
  readProbe,
  roomAtRest,
  type RoomState,
} from "./physics";
import { type Fault, type Faults, HOUR, MINUTE, noFaults, type Room } from "./rooms";

/** `time` in seconds since 18:00, `air` and `stock` in °C. */
export type Reading = { time: number; air: number; stock: number };

/** `minute` since 18:00; `air` as measured, before the sensor rounds it to a tenth. */
export type Sample = { minute: number; air: number; stock: number };

export type RoomEventKind = NoticeKind | "broken" | "repaired";

export type RoomEvent = Pick<Notice, "at" | "side" | "since"> & {
  kind: RoomEventKind;
  fault?: Fault;
};

/** A room with its sensor, its connection and the cloud's alert at one moment. Immutable; times are seconds since 18:00. */
export type SimulatedRoom = {
  readonly room: Room;
  /** Readings that have reached the cloud. */
  readonly readings: readonly Reading[];
  /** Readings that the device keeps until the internet is back. */
  readonly waiting: readonly Reading[];
  readonly events: readonly RoomEvent[];
  readonly faults: Faults;
  readonly state: RoomState;
  readonly alert: AlertState;
};

export function startRoom(room: Room): SimulatedRoom {
  const state = advanceRoom(roomAtRest(room.model, room.seed, -WARM_UP), noFaults, 0);
  const nothing = { readings: [], waiting: [], events: [] };
  return measure({ room, ...nothing, faults: noFaults, state, alert: initialAlertState(0) });
}

/** The room at `until`, in seconds, rounded down to a whole step of its physics. */
export function advance(from: SimulatedRoom, until: number): SimulatedRoom {
  let next = from;
  while (next.state.time < until) {
    const minute = (Math.floor(next.state.time / MINUTE) + 1) * MINUTE;
    const state = advanceRoom(next.state, activeFaults(next), Math.min(minute, until));
    next = { ...next, state };
    // Readings and alerts belong to whole minutes, so that they do not depend on the length of a caller's steps.
    if (minute > until) return next;
    if (minute % UPLOAD_SECONDS === 0) next = measure(next);
    next = withAlert(next, checkTime(next.alert, minute));
  }
  return next;
}

export function breakRoom(from: SimulatedRoom, fault: Fault): SimulatedRoom {
  if (from.faults.has(fault)) return from;
  return addEvent({ ...from, faults: new Set([...from.faults, fault]) }, "broken", { fault });
}

export function repairRoom(from: SimulatedRoom, fault: Fault): SimulatedRoom {
  if (!from.faults.has(fault)) return from;
  const faults = new Set([...from.faults].filter((other) => other !== fault));
  const repaired = addEvent({ ...from, faults }, "repaired", { fault });
  return fault === "internet" ? upload(repaired) : repaired;
}

export function acknowledgeAlert(from: SimulatedRoom): SimulatedRoom {
  return isUnanswered(from) ? withAlert(from, acknowledge(from.alert, from.state.time)) : from;
}

/** The probe in °C between two readings. */
export function liveProbe(from: SimulatedRoom, time: number): number {
  return probeAt(from.state, activeFaults(from), time);
}

/** A sample every so many `minutes` from now to `until` (a minute), if nobody changes anything. */
export function forecast(from: SimulatedRoom, until: number, minutes: number): Sample[] {
  const samples: Sample[] = [];
  let { state } = from;
  const first = Math.ceil(state.time / MINUTE / minutes) * minutes;
  for (let minute = first; minute <= until; minute += minutes) {
    state = advanceRoom(state, activeFaults({ ...from, state }), minute * MINUTE);
    samples.push({ minute, air: measureProbe(state), stock: state.stock });
  }
  return samples;
}

/** Whether the room has an alert that nobody has acknowledged. */
export function isUnanswered({ alert: { condition } }: SimulatedRoom): boolean {
  return condition.status === "alert" && condition.acknowledgedAt === undefined;
}

/** The last reading that has reached the cloud. */
export function lastReading({ readings }: SimulatedRoom): Reading {
  const last = readings.at(-1);
  if (!last) throw new RangeError("The room has no reading");
  return last;
}

/** What the sensor measures now, in °C; without internet, its last reading that has reached the cloud. */
export function currentAir(room: SimulatedRoom): number {
  return room.waiting.length > 0 ? lastReading(room).air : readProbe(room.state);
}

export function firstEvent({ events }: SimulatedRoom, kind: RoomEventKind): RoomEvent | undefined {
  return events.find((event) => event.kind === kind);
}

/** Whether the event calls the person on call: an alert, or missing readings. */
export function isCall({ kind }: RoomEvent): boolean {
  return kind === "alerted" || kind === "offline";
}

function activeFaults({ room, faults, state: { time } }: SimulatedRoom): Faults {
  const isOpened = room.doorOpenings?.some(([from, to]) => time >= from && time < to);
  return isOpened ? new Set([...faults, "door"]) : faults;
}

function measure(from: SimulatedRoom): SimulatedRoom {
  const { time, stock } = from.state;
  const waiting = [...from.waiting, { time, air: readProbe(from.state), stock }];
  return from.faults.has("internet") ? { ...from, waiting } : upload({ ...from, waiting });
}

function upload(from: SimulatedRoom): SimulatedRoom {
  const { readings, waiting, room, state } = from;
  return waiting.reduce<SimulatedRoom>(
    (next, reading) => withAlert(next, receiveReading(next.alert, room.rule, reading, state.time)),
    { ...from, readings: [...readings, ...waiting], waiting: [] },
  );
}

function withAlert(from: SimulatedRoom, [alert, notices]: [AlertState, Notice[]]): SimulatedRoom {
  const next = { ...from, alert };
  return notices.reduce((room, { kind, ...about }) => addEvent(room, kind, about), next);
}

function addEvent(
  from: SimulatedRoom,
  kind: RoomEventKind,
  about: Partial<RoomEvent>,
): SimulatedRoom {
  return { ...from, events: [...from.events, { at: from.state.time, ...about, kind }] };
}

/** Before a night begins the room runs undisturbed, so that its thermostat is in its rhythm. */
const WARM_UP = 6 * HOUR;
