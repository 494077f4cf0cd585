import type { About, Condition, EventKind, Reading, SimulatedRoom } from "./simulated-room";

/** How far the air must be back within a limit before the excursion is over, in °C. */
const DEAD_BAND = 0.5;
export const ESCALATION_MINUTES = 10;
export const UPLOAD_MINUTES = 5;

/**
 * The room after one of its readings has reached the cloud. A limit exceeded for the whole delay raises the alert. Delays
 * count from when readings were taken, which is earlier than now if the internet was down.
 */
export function receiveReading(from: SimulatedRoom, reading: Reading): SimulatedRoom {
  const { low, high, delay } = from.room.rule;
  const { air, minute } = reading;
  const { condition } = from;
  let next: SimulatedRoom = { ...from, readings: [...from.readings, reading], last: reading };

  const isBack = condition.side === "high" ? air <= high - DEAD_BAND : air >= low + DEAD_BAND;
  if (condition.side && isBack) {
    next = record(next, condition.status === "alert" ? "recovered" : "returned", condition);
    next = { ...next, condition: { status: "within" } };
  }
  const side = air > high ? "high" : air < low ? "low" : undefined;
  if (side && next.condition.status === "within")
    next = become(next, "limitExceeded", { status: "exceeded", side, since: minute });
  if (side && next.condition.status === "exceeded" && minute - next.condition.since >= delay)
    next = become(next, "alerted", { ...next.condition, status: "alert", raisedAt: next.minute });
  return next;
}

/** The room after what the cloud does by itself, once a minute: it escalates an alert, and misses readings. */
export function watch(from: SimulatedRoom): SimulatedRoom {
  const { condition, minute } = from;
  const isDue = condition.status === "alert" && minute === condition.raisedAt + ESCALATION_MINUTES;
  const next = isDue && isUnanswered(from) ? record(from, "escalated", condition) : from;
  const since = from.last.minute;
  return minute === since + MOST_SILENCE + 1 ? record(next, "offline", { since }) : next;
}

/** The room after its alert is acknowledged; unchanged without an unanswered one. */
export function acknowledge(from: SimulatedRoom): SimulatedRoom {
  if (from.condition.status !== "alert" || !isUnanswered(from)) return from;
  return become(from, "acknowledged", { ...from.condition, acknowledgedAt: from.minute });
}

/** Whether the room has an alert that nobody has acknowledged. */
export function isUnanswered({ condition }: SimulatedRoom): boolean {
  return condition.status === "alert" && condition.acknowledgedAt === undefined;
}

/** Whether the cloud misses the room's readings. */
export function isOffline({ minute, last }: SimulatedRoom): boolean {
  return minute > last.minute + MOST_SILENCE;
}

/** Adds an event, which happens now. */
export function record(from: SimulatedRoom, kind: EventKind, about: About = {}): SimulatedRoom {
  const { side, since, fault } = about;
  return { ...from, events: [...from.events, { kind, at: from.minute, side, since, fault }] };
}

function become(from: SimulatedRoom, kind: EventKind, condition: Condition): SimulatedRoom {
  return record({ ...from, condition }, kind, condition);
}

/** Two uploads may be missed. */
const MOST_SILENCE = 2 * UPLOAD_MINUTES;
