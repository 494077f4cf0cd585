import { formatClock, formatDegrees, formatTemperature } from "@/lib/format";
import {
  type Night,
  type NightEvent,
  type NightEventKind,
  type NightSample,
  simulateInternetLoss,
  simulateNight,
  simulatePowerCut,
} from "@/lib/simulation/night";
import { rooms } from "@/lib/simulation/rooms";
import { reasonOf } from "./event-words";
import { isOfTrend } from "./night-trend";
import { tracePath } from "./trace-path";

/** The night that the whole site tells. Minutes are counted from 18:00. */
export const night: Night = simulateNight();

/** The same room in two other nights: 01:40 the power is cut; from 23:00 to 02:40 the internet is away. */
export const powerCut = simulatePowerCut();
export const internetLoss = simulateInternetLoss();

export const roomName: string = rooms[0].name;

export function eventOf(kind: NightEventKind): NightEvent<NightEventKind> {
  const event = night.events.find((candidate) => candidate.kind === kind);
  if (!event) throw new RangeError(`The night has no event ${kind}`);
  return event;
}

export function clock(minute: number): string {
  return formatClock(minute, night.startHour);
}

/** What the room was at a whole minute since 18:00. */
export function sampleAt(minute: number, outcome: "attended" | "unattended" = "attended") {
  const sample = night[outcome][minute];
  if (!sample) throw new RangeError(`The night has no minute ${minute}`);
  return sample;
}

export const door = eventOf("doorLeftAjar");
export const crossed = eventOf("limitCrossed");
export const alert = eventOf("alert");
export const acknowledged = eventOf("acknowledged");
export const closed = eventOf("doorClosed");
export const back = eventOf("backBelowLimit");
/** 06:00, with somebody told and with nobody. */
export const morning = {
  attended: sampleAt(night.lengthMinutes),
  unattended: sampleAt(night.lengthMinutes, "unattended"),
};

export const alertReason = reasonOf(night);
export const alertMessage = `${roomName} is ${formatTemperature(alert.air)}. Limit\u00a0${formatTemperature(night.high, 0)}. Above limit for ${night.delayMinutes}\u00a0min.`;

/** Under what circumstances, as a caption says it. */
export const setting = `Simulated: a ${roomName.toLowerCase()} set to ${formatTemperature(night.setPoint, 0)}, ${formatTemperature(night.outside, 0)} outside.`;

/** What the chart shows, in a sentence each. */
export const summary = [
  `Simulated temperature of a ${roomName.toLowerCase()} from ${clock(0)} to ${clock(night.lengthMinutes)}, limits ${formatDegrees(night.low, 0)} to ${formatTemperature(night.high, 0)}.`,
  `${clock(door.minute)}: the door is left ajar. ${clock(alert.minute)} Alert. ${alertMessage}`,
  `With an alert, the door is closed at ${clock(closed.minute)} and the stock is ${formatTemperature(morning.attended.stock)} in the morning.`,
  `Without one, the air reaches ${formatTemperature(morning.unattended.air)} and the stock ${formatTemperature(morning.unattended.stock)}.`,
].join(" ");

/** Paths in the chart's own units: minutes to the right, degrees upwards. */
export const traces = {
  air: tracePath(night.attended, ({ air }) => air, 4),
  stock: tracePath(night.attended, ({ stock }) => stock, 20),
  airUnattended: tracePath(afterClosing(), ({ air }) => air, isOfTrend),
  stockUnattended: tracePath(afterClosing(), ({ stock }) => stock, isOfTrend),
};

function afterClosing(): NightSample[] {
  return night.unattended.filter(({ minute }) => minute >= closed.minute);
}
