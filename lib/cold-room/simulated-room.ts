import { isOffline, receiveReading, record, UPLOAD_MINUTES, watch } from "./alerts";
import { NIGHT_MINUTES } from "./clock";
import { type Heat, nextHeat, noiseAt, toTenth } from "./physics";
import type { Fault, Room } from "./rooms";

/** A room with its sensor, its connection and the cloud's alert, at a whole minute. */
export type SimulatedRoom = Readonly<{
  room: Room;
  minute: number;
  /** What the sensor measures, in °C, before it rounds it to a tenth. */
  air: number;
  stock: number;
  heat: Heat;
  faults: readonly Fault[];
  /** Those that have reached the cloud, and the last of them. */
  readings: readonly Reading[];
  last: Reading;
  /** Those that the device keeps until the internet is back. */
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

export type About = { side?: Side; since?: number; fault?: Fault };
export type RoomEvent = Readonly<{ kind: EventKind; at: number } & About>;

/** A room at each minute from 18:00 to 06:00. What is still to come happens if nobody does anything. */
export type Night = readonly SimulatedRoom[];

/** What somebody does in a room: the room before and after it. The same room if it changes nothing. */
export type Deed = (room: SimulatedRoom) => SimulatedRoom;

export function calmNight(room: Room): Night {
  const { setPoint, cycle } = room;
  const heat = { air: setPoint, stock: setPoint, probe: setPoint, cycle };
  const last = { minute: -1, air: setPoint, stock: setPoint };
  const nothing = { faults: [], readings: [], waiting: [], events: [] };
  const condition = { status: "within" } as const;
  return nightFrom(nextMinute({ room, heat, ...last, last, ...nothing, condition }));
}

/** The night after somebody has done something at a whole minute; the same night if that changed nothing. */
export function changeNight(night: Night, minute: number, deed: Deed): Night {
  const before = roomAt(night, minute);
  const after = deed(before);
  return after === before ? night : [...night.slice(0, minute), ...nightFrom(after)];
}

/** Breaks something, or repairs it. */
export function setFault(from: SimulatedRoom, fault: Fault, isBroken: boolean): SimulatedRoom {
  if (from.faults.includes(fault) === isBroken) return from;
  const others = from.faults.filter((other) => other !== fault);
  const faults = isBroken ? [...others, fault] : others;
  return upload({ ...record(from, isBroken ? "broken" : "repaired", { fault }), faults });
}

/** The room at a minute, which may have a fraction. Throws a RangeError outside of the night. */
export function roomAt(night: Night, minute: number): SimulatedRoom {
  const room = night[Math.floor(minute)];
  if (!room) throw new RangeError(`The night has no minute ${minute}`);
  return room;
}

/** What the sensor measures, in °C, at a minute with a fraction: on the line between two whole ones. */
export function airAt(night: Night, minute: number): number {
  const [before, after] = [roomAt(night, minute), roomAt(night, Math.ceil(minute))];
  return before.air + (after.air - before.air) * (minute - before.minute);
}

/** What the sensor reports now, in °C; without internet, its last reading that has reached the cloud. */
export function currentAir(room: SimulatedRoom): number {
  return room.waiting.length > 0 ? room.last.air : toTenth(room.air);
}

export function firstEvent({ events }: SimulatedRoom, kind: EventKind) {
  return events.find((event) => event.kind === kind);
}

/** Whether the event calls the person on call: an alert, or missing readings. */
export function isCall({ kind }: RoomEvent): boolean {
  return kind === "alerted" || kind === "offline";
}

function nightFrom(first: SimulatedRoom): Night {
  const night = [first];
  for (let room = first; room.minute < NIGHT_MINUTES; night.push(room)) room = nextMinute(room);
  return night;
}

function nextMinute(from: SimulatedRoom): SimulatedRoom {
  const { room, faults, waiting } = from;
  const minute = from.minute + 1;
  const isOpened = room.doorOpenings?.some(([from, to]) => minute > from && minute <= to);
  const heat = nextHeat(room, isOpened ? [...faults, "door"] : faults, from.heat);
  const { stock, probe } = heat;
  const air = probe + noiseAt(room.seed, minute);
  const next = { ...from, minute, air, stock, heat };
  if (minute % UPLOAD_MINUTES !== 0) return watch(next);
  return watch(upload({ ...next, waiting: [...waiting, { minute, air: toTenth(air), stock }] }));
}

/** Sends what waits, if there is internet. */
function upload(from: SimulatedRoom): SimulatedRoom {
  if (from.faults.includes("internet")) return from;
  const next = isOffline(from) ? record(from, "online") : from;
  return from.waiting.reduce(receiveReading, { ...next, waiting: [] });
}
