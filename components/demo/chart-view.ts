import { plot } from "@/components/charts/plot";
import { NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { readingsUntil } from "@/lib/cold-room/night";
import { type Fault, room } from "@/lib/cold-room/room";
import { currentReading, isOffline, type RoomState } from "@/lib/cold-room/room-state";
import { type Session, stateNow } from "@/lib/cold-room/session";

export type ChartView = ReturnType<typeof chartView>;

/** The chart begins at 00:00. Minutes count from 18:00. */
const FROM = 6 * 60;
/** The degrees that the plot always includes, so that its scale rarely changes. */
const USUAL = [room.low, room.high + 6];
/** The height of a label on the smallest chart, as a share of the plot's range of degrees. */
const LABEL_HEIGHT = 0.2;

/** Returns what the chart shows at the session's minute. */
export function chartView(session: Pick<Session, "night" | "minute">) {
  const { night, minute } = session;
  const state = stateNow(session);
  /** The current reading or, while readings wait for the internet, the last one that arrived. */
  const now = currentReading(state);
  // Starts an hour before the chart, so that the lines begin at its left edge.
  const past = [...readingsUntil(night, minute), now].filter((at) => at.minute >= FROM - 60);
  // Every ten minutes for half an hour, while the air changes fast. Then every hour, which hides the sensor's noise.
  const isDrawn = (at: RoomState) => at.minute % (at.minute <= minute + 30 ? 10 : 60) === 0;
  const isOnline = !state.faults.includes("internet");
  const ahead = isOnline ? [now, ...night.slice(state.minute + 1).filter(isDrawn)] : [];
  const airs = [...USUAL, ...[...past, ...ahead].map(({ air }) => air)];
  const [lowest, highest] = [Math.min(...airs), Math.max(...airs)];
  const label = (highest - lowest) * LABEL_HEIGHT;
  return {
    state,
    plot: plot([FROM, NIGHT_MINUTES], [lowest - label, highest + label]),
    /** The height of a label in degrees. */
    label,
    past,
    now,
    isOnline,
    /** The forecast if nobody acts, from now to 06:00. Empty without the internet. */
    ahead,
    alert: alertOf(state),
  };
}

/** The alert that is due or, if none is, the last one. */
function alertOf(state: RoomState) {
  const { condition, events } = state;
  if (condition.status === "exceeded" && !isOffline(state))
    return { at: condition.since + room.delay, isDue: true };
  const alert = events.findLast(({ kind }) => kind === "alerted");
  return alert && { at: alert.at, isDue: false };
}

/** The width of an icon in minutes of the smallest chart. */
const NEAR = 26;

type Mark = { at: number; fault: Fault; level: number };

/** Returns the faults from left to right. The icon of a fault that is near the one before it is one level lower. */
export function marksOf({ events }: RoomState): Mark[] {
  return events.reduce<Mark[]>((marks, { kind, at, fault }) => {
    if (kind !== "broken") return marks;
    const before = marks.at(-1);
    const level = before && at < before.at + NEAR ? before.level + 1 : 0;
    return [...marks, { at, fault, level }];
  }, []);
}
