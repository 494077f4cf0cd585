import { room } from "./room";
import {
  addNotice,
  type Condition,
  isUnanswered,
  type NoticeKind,
  type Reading,
  type RoomState,
} from "./room-state";

/** How far the air must be back within a limit before the excursion ends, in °C. */
const DEAD_BAND = 0.5;

/**
 * Returns the state after a reading reaches the cloud. The first reading beyond a limit begins an excursion, and
 * a reading that is back by {@link DEAD_BAND} ends it. A reading beyond the limit raises the alert if it was taken at
 * least `delay` minutes after the first one.
 */
export function receiveReading(from: RoomState, reading: Reading): RoomState {
  const { low, high, delay } = room;
  const { air, minute } = reading;
  const { side: exceeded } = from.condition;
  let next: RoomState = { ...from, last: reading, uploadedAt: from.minute };

  const isBack = exceeded === "high" ? air <= high - DEAD_BAND : air >= low + DEAD_BAND;
  if (exceeded && isBack) next = become(next, "recovered", { status: "within" });
  const side = air > high ? "high" : air < low ? "low" : undefined;
  if (side && next.condition.status === "within")
    next = become(next, "limitExceeded", { status: "exceeded", side, since: minute });
  if (side && next.condition.status === "exceeded" && minute - next.condition.since >= delay)
    next = become(next, "alerted", { ...next.condition, status: "alert" });
  return next;
}

/** Returns the state after the alert is acknowledged, or the same state if there is no unanswered alert. */
export function acknowledge(from: RoomState): RoomState {
  const { condition } = from;
  if (condition.status === "within" || !isUnanswered(from)) return from;
  return become(from, "acknowledged", { ...condition, isAcknowledged: true });
}

function become(from: RoomState, kind: NoticeKind, condition: Condition): RoomState {
  return addNotice({ ...from, condition }, kind);
}
