import {
  addEvent,
  type Condition,
  type EventKind,
  isUnanswered,
  type Reading,
  SILENCE_MINUTES,
  type RoomState,
} from "./room-state";

/** How far the air must be back within a limit before the excursion is over, in °C. */
const DEAD_BAND = 0.5;
export const ESCALATION_MINUTES = 10;

/**
 * The state after one of the room's readings has reached the cloud. A limit exceeded for the whole delay raises the alert. Delays
 * count from when readings were taken, which is earlier than now if the internet was down.
 */
export function receiveReading(from: RoomState, reading: Reading): RoomState {
  const { low, high, delay } = from.room.rule;
  const { air, minute } = reading;
  const { condition } = from;
  let next: RoomState = { ...from, last: reading, uploadedAt: from.minute };

  const isBack = condition.side === "high" ? air <= high - DEAD_BAND : air >= low + DEAD_BAND;
  if (condition.side && isBack) {
    next = addEvent(next, condition.status === "alert" ? "recovered" : "returned", condition);
    next = { ...next, condition: { status: "within" } };
  }
  const side = air > high ? "high" : air < low ? "low" : undefined;
  if (side && next.condition.status === "within")
    next = become(next, "limitExceeded", { status: "exceeded", side, since: minute });
  if (side && next.condition.status === "exceeded" && minute - next.condition.since >= delay)
    next = become(next, "alerted", { ...next.condition, status: "alert", raisedAt: next.minute });
  return next;
}

/** The state after the cloud's own check, once a minute: it escalates an unanswered alert and reports missing readings. */
export function watch(from: RoomState): RoomState {
  const { condition, minute, uploadedAt } = from;
  const isDue = condition.status === "alert" && minute === condition.raisedAt + ESCALATION_MINUTES;
  const next = isDue && isUnanswered(from) ? addEvent(from, "escalated", condition) : from;
  const isSilent = minute === uploadedAt + SILENCE_MINUTES + 1;
  return isSilent ? addEvent(next, "offline", { since: uploadedAt }) : next;
}

/** The state after the alert is acknowledged; unchanged without an unanswered one. */
export function acknowledge(from: RoomState): RoomState {
  if (from.condition.status !== "alert" || !isUnanswered(from)) return from;
  return become(from, "acknowledged", { ...from.condition, acknowledgedAt: from.minute });
}

function become(from: RoomState, kind: EventKind, condition: Condition): RoomState {
  return addEvent({ ...from, condition }, kind, condition);
}
