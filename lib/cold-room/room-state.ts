import { type Temperatures, toTenth } from "./physics";
import type { Fault, Room } from "./rooms";

/** The state of a room, its sensor, its connection and the cloud's alert, at a whole minute. */
export type RoomState = Readonly<{
  room: Room;
  minute: number;
  /** What the sensor measures, in °C, before it rounds it to a tenth. */
  air: number;
  stock: number;
  temperatures: Temperatures;
  faults: readonly Fault[];
  /** The last reading that has reached the cloud, and when it did. */
  last: Reading;
  uploadedAt: number;
  /** The readings that the device keeps until the internet is back. */
  waiting: readonly Reading[];
  condition: Condition;
  /** All so far. */
  events: readonly RoomEvent[];
}>;

export type Reading = Readonly<{ minute: number; air: number; stock: number }>;

/** Which limit is exceeded, since which reading, and whether the alert was raised. */
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
/** Two uploads may be missed. */
export const SILENCE_MINUTES = 2 * UPLOAD_MINUTES;

/** The state with one more event, which happens now. */
export function addEvent(from: RoomState, kind: EventKind, about: Subject): RoomState {
  const { side, since, fault } = about;
  return { ...from, events: [...from.events, { kind, at: from.minute, side, since, fault }] };
}

/** Whether the cloud misses the room's readings. */
export function isOffline({ minute, uploadedAt }: RoomState): boolean {
  return minute > uploadedAt + SILENCE_MINUTES;
}

/** Whether the room has an alert that nobody has acknowledged. */
export function isUnanswered({ condition }: RoomState): boolean {
  return condition.status === "alert" && condition.acknowledgedAt === undefined;
}

/** What the sensor reports now, in °C; without internet, its last reading that has reached the cloud. */
export function currentAir({ waiting, last, air }: RoomState): number {
  return waiting.length > 0 ? last.air : toTenth(air);
}

export function firstEvent({ events }: RoomState, kind: EventKind) {
  return events.find((event) => event.kind === kind);
}

/** Whether the event calls the person on call: an alert, or missing readings. */
export function isCall({ kind }: RoomEvent): boolean {
  return kind === "alerted" || kind === "offline";
}
