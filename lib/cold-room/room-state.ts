import { type Temperatures, toTenth } from "./physics";
import type { Fault, Room } from "./rooms";

/** The state of a room, its sensor, its connection and the cloud's alert, at a whole minute. */
export type RoomState = Readonly<{
  room: Room;
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
  | { status: "within"; side?: undefined; since?: undefined }
  | { status: "exceeded"; side: Side; since: number }
  | { status: "alert"; side: Side; since: number; raisedAt: number; acknowledgedAt?: number };

export type Side = "high" | "low";
export type AlertStatus = Condition["status"];

export type NoticeKind =
  | "limitExceeded"
  | "returned"
  | "alerted"
  | "acknowledged"
  | "escalated"
  | "recovered"
  | "offline"
  | "online";

export type EventKind = NoticeKind | "broken" | "repaired";

type Subject = { side?: Side; since?: number; fault?: Fault };
export type RoomEvent = Readonly<{ kind: EventKind; at: number } & Subject>;

export const UPLOAD_MINUTES = 5;
/** The cloud tolerates two missed uploads. */
export const SILENCE_MINUTES = 2 * UPLOAD_MINUTES;

/** Returns the state with one more event, at the current minute. */
export function addEvent(from: RoomState, kind: EventKind, about: Subject): RoomState {
  const { side, since, fault } = about;
  return { ...from, events: [...from.events, { kind, at: from.minute, side, since, fault }] };
}

/** Whether the cloud considers the room's readings missing. */
export function isOffline({ minute, uploadedAt }: RoomState): boolean {
  return minute > uploadedAt + SILENCE_MINUTES;
}

/** Whether the room has an alert that nobody has acknowledged. */
export function isUnanswered({ condition }: RoomState): boolean {
  return condition.status === "alert" && condition.acknowledgedAt === undefined;
}

/** Returns the current reading in °C or, while readings wait for the internet, the last one that reached the cloud. */
export function currentAir({ waiting, last, air }: RoomState): number {
  return waiting.length > 0 ? last.air : toTenth(air);
}

export function firstEvent({ events }: RoomState, kind: EventKind) {
  return events.find((event) => event.kind === kind);
}

/** Whether the event is a call to the person on call: an alert or missing readings. */
export function isCall({ kind }: RoomEvent): boolean {
  return kind === "alerted" || kind === "offline";
}
