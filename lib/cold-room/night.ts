import { NIGHT_MINUTES } from "./clock";
import {
  type Fault,
  firstTemperatures,
  nextTemperatures,
  noiseAt,
  SET_POINT,
  type Temperatures,
  toTenth,
} from "./physics";

/** The room of every simulated night. A limit in °C may be exceeded for `delay` minutes before the alert. */
export const room = { name: "Walk-in chiller", low: -1, high: 4, delay: 15 } as const;

/** How far the air must be back within a limit before the excursion ends, in °C. */
const DEAD_BAND = 0.5;
/** Minutes between two readings. */
export const UPLOAD_MINUTES = 5;
/** The cloud tolerates two missed uploads. */
const SILENCE_MINUTES = 2 * UPLOAD_MINUTES;
/** Ordinary door openings, in minutes since 18:00. */
const DOOR_OPENINGS = [
  [54, 56],
  [153, 156],
  [258, 259],
] as const;

export type Reading = Readonly<{ minute: number; air: number; stock: number }>;

/** The exceeded limit, the minute of the reading that first exceeded it, and whether the alert was raised. */
type Condition =
  | { status: "within"; side?: undefined }
  | { status: "exceeded" | "alert"; side: "high" | "low"; since: number; isAcknowledged?: boolean };

export type AlertStatus = Condition["status"];

/** What the cloud notices, and its names on the pages. */
export const noticeNames = {
  limitExceeded: "Limit crossed",
  alerted: "Alert",
  acknowledged: "Acknowledged",
  recovered: "Back in range",
  offline: "No readings",
  online: "Readings again",
};
type NoticeKind = keyof typeof noticeNames;

type RoomEvent = Readonly<
  | { kind: NoticeKind; at: number; fault?: undefined }
  | { kind: "broken" | "repaired"; at: number; fault: Fault }
>;
export type EventKind = RoomEvent["kind"];

/** The state of the room, its sensor, its connection and the cloud's alert, at a whole minute. */
export type RoomState = Readonly<{
  minute: number;
  /** What the sensor measures in °C, before it rounds to a tenth. */
  air: number;
  stock: number;
  temperatures: Temperatures;
  faults: readonly Fault[];
  /** The last reading that reached the cloud, and the minute in which it did. */
  last: Reading;
  uploadedAt: number;
  /** The readings that the device keeps until the internet is back. */
  waiting: readonly Reading[];
  condition: Condition;
  /** All events so far, in chronological order. */
  events: readonly RoomEvent[];
}>;

/** The state of the room at each minute from 18:00 to 06:00, assuming that no further action follows. */
export type Night = readonly RoomState[];

const firstReading = { minute: 0, air: SET_POINT, stock: SET_POINT };

/** The night without any action. */
export const calmNight: Night = playOn([
  {
    ...firstReading,
    temperatures: firstTemperatures,
    faults: [],
    last: firstReading,
    uploadedAt: 0,
    waiting: [],
    condition: { status: "within" },
    events: [],
  },
]);

/**
 * Returns the night after an action at a whole minute. An action returns the state afterwards. If that is the same
 * state, the night is the same too.
 */
export function changeNight(
  night: Night,
  minute: number,
  action: (state: RoomState) => RoomState,
): Night {
  const before = stateAt(night, minute);
  const after = action(before);
  return after === before ? night : playOn([...night.slice(0, minute), after]);
}

/** Returns the state after a fault is caused or repaired. */
export function setFault(from: RoomState, fault: Fault, isBroken: boolean): RoomState {
  if (from.faults.includes(fault) === isBroken) return from;
  const others = from.faults.filter((other) => other !== fault);
  const kind = isBroken ? "broken" : "repaired";
  return upload({
    ...from,
    faults: isBroken ? [...others, fault] : others,
    events: [...from.events, { kind, at: from.minute, fault }],
  });
}

/** Returns the state after the alert is acknowledged, or the same state if there is no unanswered alert. */
export function acknowledge(from: RoomState): RoomState {
  const { condition } = from;
  if (condition.status === "within" || !isUnanswered(from)) return from;
  return notify(from, "acknowledged", { ...condition, isAcknowledged: true });
}

/** Returns the state at a minute, which may have a fraction. Throws a RangeError beyond the night. */
export function stateAt(night: Night, minute: number): RoomState {
  const state = night[Math.floor(minute)];
  if (!state) throw new RangeError(`The night has no minute ${minute}`);
  return state;
}

/** Returns the states from which readings have reached the cloud by a minute. */
export function readingsUntil(night: Night, minute: number): Night {
  const { last } = stateAt(night, minute);
  return night.filter(({ minute }) => minute <= last.minute && minute % UPLOAD_MINUTES === 0);
}

/** Whether the cloud considers the readings missing. */
export function isOffline({ minute, uploadedAt }: RoomState): boolean {
  return minute > uploadedAt + SILENCE_MINUTES;
}

/** Whether there is an alert that nobody has acknowledged. */
export function isUnanswered({ condition }: RoomState): boolean {
  return condition.status === "alert" && !condition.isAcknowledged;
}

/** Whether the person on call has something to answer: missing readings, or an alert that is not over. */
export function hasOpenCall(state: RoomState): boolean {
  return isOffline(state) || state.condition.status === "alert";
}

/** Whether an event is a call to the person on call: an alert or missing readings. */
export function isCall({ kind }: RoomEvent): boolean {
  return kind === "alerted" || kind === "offline";
}

export function isWithin(celsius: number): boolean {
  return room.low <= celsius && celsius <= room.high;
}

/** Returns the night from its beginning to 06:00. */
function playOn(states: RoomState[]): Night {
  for (let state = states.at(-1); state && state.minute < NIGHT_MINUTES; states.push(state))
    state = nextMinute(state);
  return states;
}

function nextMinute(from: RoomState): RoomState {
  const { faults, waiting } = from;
  const minute = from.minute + 1;
  const isOpened = DOOR_OPENINGS.some(([opened, closed]) => minute > opened && minute <= closed);
  const temperatures = nextTemperatures(isOpened ? [...faults, "door"] : faults, from.temperatures);
  const { stock } = temperatures;
  const air = temperatures.probe + noiseAt(minute);
  const reading = { minute, air: toTenth(air), stock };
  const isReading = minute % UPLOAD_MINUTES === 0;
  const measured = { ...from, minute, air, stock, temperatures };
  const next = isReading ? upload({ ...measured, waiting: [...waiting, reading] }) : measured;
  // The cloud checks each minute whether readings are missing.
  return minute === next.uploadedAt + SILENCE_MINUTES + 1 ? notify(next, "offline") : next;
}

/** Sends the waiting readings to the cloud if there is internet. */
function upload(from: RoomState): RoomState {
  if (from.faults.includes("internet")) return from;
  const next = isOffline(from) ? notify(from, "online") : from;
  return from.waiting.reduce(receiveReading, { ...next, waiting: [] });
}

/**
 * Returns the state after a reading reaches the cloud. The first reading beyond a limit begins an excursion, and
 * a reading that is back by {@link DEAD_BAND} ends it. A reading beyond the limit raises the alert if it was taken at
 * least `delay` minutes after the first one.
 */
export function receiveReading(from: RoomState, reading: Reading): RoomState {
  const { low, high, delay } = room;
  const { air, minute } = reading;
  const { side: exceeded } = from.condition;
  let next: RoomState = { ...from, last: reading, uploadedAt: from.minute };

  const isBack = exceeded === "high" ? air <= high - DEAD_BAND : air >= low + DEAD_BAND;
  if (exceeded && isBack) next = notify(next, "recovered", { status: "within" });
  const side = air > high ? "high" : air < low ? "low" : undefined;
  if (side && next.condition.status === "within")
    next = notify(next, "limitExceeded", { status: "exceeded", side, since: minute });
  if (side && next.condition.status === "exceeded" && minute - next.condition.since >= delay)
    next = notify(next, "alerted", { ...next.condition, status: "alert" });
  return next;
}

function notify(from: RoomState, kind: NoticeKind, condition = from.condition): RoomState {
  return { ...from, condition, events: [...from.events, { kind, at: from.minute }] };
}
