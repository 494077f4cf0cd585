import { formatRange, formatTemperature } from "@/lib/format";
import { INCIDENT_MINUTE, NIGHT_MINUTES } from "./clock";
import {
  acknowledge,
  calmNight,
  changeNight,
  type EventKind,
  isCall,
  type Night,
  noticeNames,
  room,
  setFault,
  stateAt,
} from "./night";
import { REPAIRED_AFTER } from "./outcome";
import { type Fault, toTenth } from "./physics";

const ACKNOWLEDGED_AFTER = 4;

const unattended = nightWith("door");
const alertedAt = minuteOf("alerted", unattended);
const acknowledgedNight = changeNight(unattended, alertedAt + ACKNOWLEDGED_AFTER, acknowledge);
const attended = changeNight(acknowledgedNight, alertedAt + REPAIRED_AFTER, (state) =>
  setFault(state, "door", false),
);

/**
 * The reference incident, which the pages and pictures show: at {@link INCIDENT_MINUTE}, the door of the walk-in
 * chiller is left open. In the night `attended`, somebody answers the alert and closes the door. In `unattended`,
 * nobody does.
 */
export const incident = {
  ...room,
  /** `4 °C` */
  limit: formatTemperature(room.high, 0),
  /** `−1 to 4 °C` */
  limits: formatRange(room.low, room.high),
  attended,
  unattended,
};

/** The events of the attended night in chronological order, each with its temperatures in °C, rounded to a tenth. */
export const moments = {
  doorOpened: momentOf("broken", "Door left open"),
  limitExceeded: momentOf("limitExceeded", noticeNames.limitExceeded),
  alerted: momentOf("alerted", "Person on call alerted"),
  acknowledged: momentOf("acknowledged", noticeNames.acknowledged),
  doorClosed: momentOf("repaired", "Door closed"),
  recovered: momentOf("recovered", noticeNames.recovered),
};

/** The state at the end of each night. */
export const outcomes = {
  attended: stateAt(attended, NIGHT_MINUTES),
  unattended: stateAt(unattended, NIGHT_MINUTES),
};

/** The two sentences of the incident's alert: the reading, and the rule that was broken. */
export const alertSentences = [
  `${room.name} is ${formatTemperature(moments.alerted.air)}.`,
  `Above ${incident.limit} for ${room.delay}\u00a0min.`,
] as const;

/** Returns the minutes from a fault to the call. NaN if there is no call. */
export function minutesUntilCall(fault: Fault): number {
  const call = stateAt(nightWith(fault), NIGHT_MINUTES).events.find(isCall);
  return (call?.at ?? NaN) - INCIDENT_MINUTE;
}

function nightWith(fault: Fault): Night {
  return changeNight(calmNight, INCIDENT_MINUTE, (state) => setFault(state, fault, true));
}

function minuteOf(kind: EventKind, night: Night): number {
  const { events } = stateAt(night, NIGHT_MINUTES);
  return events.find((event) => event.kind === kind)?.at ?? NaN;
}

function momentOf(kind: EventKind, name: string) {
  const { minute, air, stock } = stateAt(attended, minuteOf(kind, attended));
  return { minute, air: toTenth(air), stock: toTenth(stock), name };
}
