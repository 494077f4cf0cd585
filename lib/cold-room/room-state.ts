import type { Temperatures } from "./physics";
import type { Fault } from "./room";

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

export type Reading = Readonly<{ minute: number; air: number; stock: number }>;

/** The exceeded limit, the minute of the reading that first exceeded it, and whether the alert was raised. */
export type Condition =
  | { status: "within"; side?: undefined }
  | { status: "exceeded" | "alert"; side: "high" | "low"; since: number; isAcknowledged?: boolean };

export type AlertStatus = Condition["status"];

export type NoticeKind =
  "limitExceeded" | "alerted" | "acknowledged" | "recovered" | "offline" | "online";

export type RoomEvent = Readonly<
  | { kind: NoticeKind; at: number; fault?: undefined }
  | { kind: "broken" | "repaired"; at: number; fault: Fault }
>;
export type EventKind = RoomEvent["kind"];

export const UPLOAD_MINUTES = 5;
/** The cloud tolerates two missed uploads. */
export const SILENCE_MINUTES = 2 * UPLOAD_MINUTES;

/** Returns the state with one more notice, at the current minute. */
export function addNotice(from: RoomState, kind: NoticeKind): RoomState {
  return { ...from, events: [...from.events, { kind, at: from.minute }] };
}

/** Whether the cloud considers the readings missing. */
export function isOffline({ minute, uploadedAt }: RoomState): boolean {
  return minute > uploadedAt + SILENCE_MINUTES;
}

/** Whether there is an alert that nobody has acknowledged. */
export function isUnanswered({ condition }: RoomState): boolean {
  return condition.status === "alert" && !condition.isAcknowledged;
}

export function firstEvent({ events }: RoomState, kind: EventKind) {
  return events.find((event) => event.kind === kind);
}

/** Whether an event is a call to the person on call: an alert or missing readings. */
export function isCall({ kind }: RoomEvent): boolean {
  return kind === "alerted" || kind === "offline";
}
