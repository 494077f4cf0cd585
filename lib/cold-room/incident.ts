import { formatRange, formatTemperature } from "@/lib/format";
import { INCIDENT_MINUTE, NIGHT_MINUTES } from "./clock";
import { type Fault, MINUTE, rooms } from "./rooms";
import { toTenth } from "./physics";
import {
  acknowledgeAlert,
  advance,
  breakRoom,
  firstEvent,
  forecast,
  repairRoom,
  type RoomEventKind,
  type Sample,
  type SimulatedRoom,
  startRoom,
} from "./simulated-room";

const [chiller] = rooms;
const { rule } = chiller;
const ACKNOWLEDGED_AFTER = 4;
const CLOSED_AFTER = 18;

const calm = advance(startRoom(chiller), INCIDENT_MINUTE * MINUTE);
const open = breakRoom(calm, "door");

/**
 * The reference incident: the door of the walk-in chiller is left open, and somebody or nobody is alerted. Minutes count
 * from 18:00; samples are one a minute.
 */
export const incident = simulateIncident();

/** The events of the reference incident in their order, each with its reading to a tenth. */
export const { events } = incident;

/** The end of the night, with an alert and without. */
export const outcomes = {
  attended: sampleAt(NIGHT_MINUTES),
  unattended: sampleAt(NIGHT_MINUTES, incident.unattended),
};

/** The room of the incident in words: its limit `4 °C`, its limits `−1 to 4 °C`. */
export const incidentRoom = {
  name: chiller.name,
  limit: formatTemperature(rule.high, 0),
  limits: formatRange(rule.low, rule.high),
};

/** The `id` of the drawn line of the air. A page that shows the line several times draws it once and refers to it. */
export const NIGHT_AIR = "night-air";

/** The sample of a whole minute since 18:00. Throws a RangeError outside of the night. */
export function sampleAt(minute: number, samples = incident.attended): Sample {
  const sample = samples[minute];
  if (!sample) throw new RangeError(`The night has no minute ${minute}`);
  return sample;
}

/** A sample a minute, from 18:00 to 06:00, of the night in which the door is opened and, at minute `closedAt`, closed. */
export function doorSamples(closedAt = NIGHT_MINUTES): Sample[] {
  const closed = repairRoom(advance(open, closedAt * MINUTE), "door");
  return [
    ...forecast(startRoom(chiller), INCIDENT_MINUTE - 1, 1),
    ...forecast(open, closedAt - 1, 1),
    ...forecast(closed, NIGHT_MINUTES, 1),
  ];
}

/** Minutes from a fault in the same room to the call: an alert, or missing readings. */
export function minutesUntilCall(fault: Fault): number {
  const end = advance(breakRoom(calm, fault), NIGHT_MINUTES * MINUTE);
  const call = firstEvent(end, "alerted") ?? firstEvent(end, "offline");
  return (call?.at ?? NaN) / MINUTE - INCIDENT_MINUTE;
}

function simulateIncident() {
  const unattended = advance(open, NIGHT_MINUTES * MINUTE);
  const alertedAt = minuteOf(unattended, "alerted");
  const closedAt = alertedAt + CLOSED_AFTER;
  const seen = acknowledgeAlert(advance(open, (alertedAt + ACKNOWLEDGED_AFTER) * MINUTE));
  const closed = repairRoom(advance(seen, closedAt * MINUTE), "door");
  const end = advance(closed, NIGHT_MINUTES * MINUTE);
  const attended = doorSamples(closedAt);
  const event = (kind: RoomEventKind, name: string) => {
    const { minute, air, stock } = sampleAt(minuteOf(end, kind), attended);
    return { minute, air: toTenth(air), stock: toTenth(stock), name };
  };
  return {
    low: rule.low,
    high: rule.high,
    delayMinutes: rule.delay / MINUTE,
    lengthMinutes: NIGHT_MINUTES,
    attended,
    unattended: doorSamples(),
    events: {
      doorOpened: event("broken", "Door left ajar"),
      limitExceeded: event("limitExceeded", "Limit crossed"),
      alerted: event("alerted", "On-call person alerted"),
      acknowledged: event("acknowledged", "Acknowledged"),
      doorClosed: event("repaired", "Door closed"),
      recovered: event("recovered", "Alert over"),
    },
  };
}

function minuteOf(simulated: SimulatedRoom, kind: RoomEventKind): number {
  return (firstEvent(simulated, kind)?.at ?? NaN) / MINUTE;
}
