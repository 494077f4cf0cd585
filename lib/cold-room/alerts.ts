import {
  addEvent,
  type Condition,
  type EventKind,
  isUnanswered,
  type Reading,
  SILENCE_MINUTES,
  type RoomState,
} from "./room-state";

/** How far the air must be back within a limit before the excursion ends, in °C. */
const DEAD_BAND = 0.5;
export const ESCALATION_MINUTES = 10;

/**
 * Returns the state after a reading reaches the cloud. The first reading beyond a limit begins an excursion, and
 * a reading that is back by {@link DEAD_BAND} ends it. A reading beyond the limit raises the alert if it was taken at
 * least `delay` minutes after the first one.
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

/**
 * Returns the state after the cloud's check, which runs once a minute. It escalates an unanswered alert and reports
 * missing readings.
 */
export function watch(from: RoomState): RoomState {
  const { condition, minute, uploadedAt } = from;
  const isDue = condition.status === "alert" && minute === condition.raisedAt + ESCALATION_MINUTES;
  const next = isDue && isUnanswered(from) ? addEvent(from, "escalated", condition) : from;
  const isSilent = minute === uploadedAt + SILENCE_MINUTES + 1;
  return isSilent ? addEvent(next, "offline", { since: uploadedAt }) : next;
}

/** Returns the state after the alert is acknowledged, or the same state if there is no unanswered alert. */
export function acknowledge(from: RoomState): RoomState {
  if (from.condition.status !== "alert" || !isUnanswered(from)) return from;
  return become(from, "acknowledged", { ...from.condition, acknowledgedAt: from.minute });
}

function become(from: RoomState, kind: EventKind, condition: Condition): RoomState {
  return addEvent({ ...from, condition }, kind, condition);
}
