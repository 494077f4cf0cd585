import { type AlertRule, MINUTE } from "./rooms";

export type Side = "high" | "low";

/** Which limit is crossed, and since which reading. */
type Crossing = { side: Side; since: number };
type Raised = { raisedAt: number; acknowledgedAt?: number; escalatedAt?: number };

type Condition =
  | { status: "within" }
  | ({ status: "crossed" } & Crossing)
  | ({ status: "alert" } & Crossing & Raised);

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

/** `at`: when the cloud said so. */
export type Notice = { kind: NoticeKind; at: number } & Partial<Crossing>;

const DEAD_BAND = 0.5;
export const ESCALATION_SECONDS = 10 * MINUTE;
export const UPLOAD_SECONDS = 5 * MINUTE;
const MISSED_UPLOADS = 2;

export function quietAlert(at: number): AlertState {
  return { condition: { status: "within" }, lastUploadAt: at, offline: false };
}

/** A reading arrives at `now`. Delays count from when readings were taken, notices from when they arrived. */
export function receiveReading(
  state: AlertState,
  rule: AlertRule,
  { time, air }: { time: number; air: number },
  now: number,
): [AlertState, Notice[]] {
  const notices: Notice[] = [];
  const tell = (kind: NoticeKind, about?: Crossing) =>
    notices.push({ kind, at: now, side: about?.side, since: about?.since });

  if (state.offline) tell("online");
  let condition = state.condition;

  if (condition.status !== "within" && hasCleared(air, rule, condition.side)) {
    tell(condition.status === "alert" ? "recovered" : "returned", condition);
    condition = { status: "within" };
  }
  const side = sideBeyond(air, rule);
  if (condition.status === "within" && side) {
    condition = { status: "crossed", side, since: time };
    tell("crossed", condition);
  }
  if (condition.status === "crossed" && side && time - condition.since >= rule.delay) {
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

function sideBeyond(air: number, rule: AlertRule): Side | undefined {
  if (air > rule.high) return "high";
  return air < rule.low ? "low" : undefined;
}

function hasCleared(air: number, rule: AlertRule, side: Side): boolean {
  return side === "high" ? air <= rule.high - DEAD_BAND : air >= rule.low + DEAD_BAND;
}
