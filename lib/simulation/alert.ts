import { type AlertRule, MINUTE } from "./rooms";

export type Side = "high" | "low";

type Condition =
  | { status: "within" }
  | { status: "crossed"; side: Side; since: number }
  | {
      status: "alert";
      side: Side;
      since: number;
      raisedAt: number;
      acknowledgedAt?: number;
      escalatedAt?: number;
    };

export type AlertStatus = Condition["status"];

/** What the cloud knows about one room. Times are seconds. */
export type AlertState = { condition: Condition; lastUploadAt: number; offline: boolean };

export type NoticeKind =
  | "crossed"
  | "returned"
  | "alert"
  | "acknowledged"
  | "escalated"
  | "recovered"
  | "offline"
  | "online";

export type Notice = {
  kind: NoticeKind;
  /** When the cloud said so. */
  at: number;
  value?: number;
  side?: Side;
  since?: number;
};

export const DEAD_BAND = 0.5;
export const ESCALATION_SECONDS = 10 * MINUTE;
export const UPLOAD_SECONDS = 5 * MINUTE;
export const MISSED_UPLOADS = 2;

export function quietAlert(at: number): AlertState {
  return { condition: { status: "within" }, lastUploadAt: at, offline: false };
}

/** A reading arrives at `now`. Delays count from when readings were taken, notices from when they arrived. */
export function receiveReading(
  state: AlertState,
  rule: AlertRule,
  { measuredAt, value }: { measuredAt: number; value: number },
  now: number,
): [AlertState, Notice[]] {
  const notices: Notice[] = [];
  const tell = (kind: NoticeKind, about?: { side: Side; since: number }) =>
    notices.push({ kind, at: now, value, side: about?.side, since: about?.since });

  if (state.offline) tell("online");
  let condition = state.condition;

  if (condition.status !== "within" && hasCleared(value, rule, condition.side)) {
    tell(condition.status === "alert" ? "recovered" : "returned", condition);
    condition = { status: "within" };
  }
  const side = sideBeyond(value, rule);
  if (condition.status === "within" && side) {
    condition = { status: "crossed", side, since: measuredAt };
    tell("crossed", condition);
  }
  if (condition.status === "crossed" && side && measuredAt - condition.since >= rule.delay) {
    condition = { ...condition, status: "alert", raisedAt: now };
    tell("alert", condition);
  }
  return [{ condition, lastUploadAt: now, offline: false }, notices];
}

/** Time passes in the cloud without a reading: an alert escalates, a silent room is reported. */
export function passTime(state: AlertState, now: number): [AlertState, Notice[]] {
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

/** Somebody says "I have seen it". Nothing happens unless an alert waits for that. */
export function acknowledge(state: AlertState, now: number): [AlertState, Notice[]] {
  const { condition } = state;
  if (condition.status !== "alert" || condition.acknowledgedAt !== undefined) return [state, []];
  const { side, since } = condition;
  return [
    { ...state, condition: { ...condition, acknowledgedAt: now } },
    [{ kind: "acknowledged", at: now, side, since }],
  ];
}

function sideBeyond(value: number, rule: AlertRule): Side | undefined {
  if (value > rule.high) return "high";
  return value < rule.low ? "low" : undefined;
}

function hasCleared(value: number, rule: AlertRule, side: Side): boolean {
  return side === "high" ? value <= rule.high - DEAD_BAND : value >= rule.low + DEAD_BAND;
}
