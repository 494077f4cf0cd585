import { type AlertRule, MINUTE } from "./rooms";

export type Side = "high" | "low";

/** Which limit is exceeded, and since which reading. */
type Excursion = { side: Side; since: number };
type Raised = { raisedAt: number; acknowledgedAt?: number; escalatedAt?: number };

export type AlertStatus = Condition["status"];

type Condition =
  | { status: "within" }
  | ({ status: "exceeded" } & Excursion)
  | ({ status: "alert" } & Excursion & Raised);

/** What the cloud knows about one room. Times are seconds. */
export type AlertState = { condition: Condition; lastUploadAt: number; offline: boolean };

export type NoticeKind =
  | "limitExceeded"
  | "returned"
  | "alerted"
  | "acknowledged"
  | "escalated"
  | "recovered"
  | "offline"
  | "online";

/** `at`: when the cloud sent the notice. */
export type Notice = { kind: NoticeKind; at: number } & Partial<Excursion>;

const DEAD_BAND = 0.5;
export const ESCALATION_SECONDS = 10 * MINUTE;
export const UPLOAD_SECONDS = 5 * MINUTE;
const MISSED_UPLOADS = 2;

export function initialAlertState(at: number): AlertState {
  return { condition: { status: "within" }, lastUploadAt: at, offline: false };
}

/**
 * The state after a reading has arrived at `now`, and the notices about it. A limit exceeded for the whole delay raises
 * the alert; the alert is over when the air is back by the dead band. Delays count from when readings were taken.
 */
export function receiveReading(
  state: AlertState,
  rule: AlertRule,
  { time, air }: { time: number; air: number },
  now: number,
): [AlertState, Notice[]] {
  const notices: Notice[] = [];
  const notify = (kind: NoticeKind, about?: Excursion) =>
    notices.push({ kind, at: now, side: about?.side, since: about?.since });

  if (state.offline) notify("online");
  let condition = state.condition;

  if (condition.status !== "within" && hasCleared(air, rule, condition.side)) {
    notify(condition.status === "alert" ? "recovered" : "returned", condition);
    condition = { status: "within" };
  }
  const side = exceededSide(air, rule);
  if (condition.status === "within" && side) {
    condition = { status: "exceeded", side, since: time };
    notify("limitExceeded", condition);
  }
  if (condition.status === "exceeded" && side && time - condition.since >= rule.delay) {
    condition = { ...condition, status: "alert", raisedAt: now };
    notify("alerted", condition);
  }
  return [{ condition, lastUploadAt: now, offline: false }, notices];
}

/** The state at `now` without a reading, and its notices: an alert escalates, a room without readings is reported. */
export function checkTime(state: AlertState, now: number): [AlertState, Notice[]] {
  const notices: Notice[] = [];
  let { condition, offline } = state;
  if (
    condition.status === "alert" &&
    condition.acknowledgedAt === undefined &&
    condition.escalatedAt === undefined &&
    now - condition.raisedAt >= ESCALATION_SECONDS
  ) {
    const { side, since } = condition;
    notices.push({ kind: "escalated", at: now, side, since });
    condition = { ...condition, escalatedAt: now };
  }
  if (!offline && now - state.lastUploadAt > MISSED_UPLOADS * UPLOAD_SECONDS) {
    notices.push({ kind: "offline", at: now, since: state.lastUploadAt });
    offline = true;
  }
  return notices.length ? [{ ...state, condition, offline }, notices] : [state, notices];
}

/** The state after an acknowledgement. It changes nothing without an unanswered alert. */
export function acknowledge(state: AlertState, now: number): [AlertState, Notice[]] {
  const { condition } = state;
  if (condition.status !== "alert" || condition.acknowledgedAt !== undefined) return [state, []];
  const { side, since } = condition;
  return [
    { ...state, condition: { ...condition, acknowledgedAt: now } },
    [{ kind: "acknowledged", at: now, side, since }],
  ];
}

function exceededSide(air: number, rule: AlertRule): Side | undefined {
  if (air > rule.high) return "high";
  return air < rule.low ? "low" : undefined;
}

function hasCleared(air: number, rule: AlertRule, side: Side): boolean {
  return side === "high" ? air <= rule.high - DEAD_BAND : air >= rule.low + DEAD_BAND;
}
