import { plot } from "@/components/charts/plot";
import { statusColors } from "@/components/ui/status-colors";
import { NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { type Night, readingsUntil, stateAt } from "@/lib/cold-room/night";
import { firstEvent, isOffline, type RoomState } from "@/lib/cold-room/room-state";

export type ChartView = ReturnType<typeof chartView>;

/** The chart begins at 00:00. Minutes count from 18:00. */
const FROM = 6 * 60;

/**
 * Returns what the chart of a room shows at a minute: the plot, the lines and, while a fault other than a lost
 * internet connection lasts, the forecast.
 */
export function chartView(night: Night, minute: number) {
  const state = stateAt(night, minute);
  const { room, faults, waiting, last, condition } = state;
  /** Whether readings wait in the device because the internet connection is lost. */
  const hasPendingReadings = waiting.length > 0;
  const isForecast = faults.length > 0 && !faults.includes("internet");
  // Every ten minutes for half an hour, while the air changes fast. Then every hour, which hides the sensor's noise.
  const isDrawn = ({ minute }: { minute: number }) =>
    minute % (minute <= state.minute + 30 ? 10 : 60) === 0;
  const ahead = isForecast ? night.slice(state.minute + 1).filter(isDrawn) : [];
  const wasAlerted = firstEvent(state, "alerted") !== undefined;
  const now = hasPendingReadings ? last : state;
  // Starts an hour before the chart, so that the lines begin at its left edge.
  const past = [...readingsUntil(night, minute), now].filter((at) => at.minute >= FROM - 60);
  const airs = [...past, ...ahead].map(({ air }) => air);
  const lowest = Math.min(room.rule.low, ...airs);
  const highest = Math.max(room.rule.high + HEADROOM, ...airs);
  const labels = (highest - lowest) * LABEL_HEIGHT;
  const bottom = Math.floor(lowest - labels);
  const top = Math.ceil(highest + labels);
  return {
    state,
    plot: plot([FROM, NIGHT_MINUTES], [bottom, top]),
    degrees: degreesBetween(bottom, top),
    past,
    /** The state at the minute or, while readings are pending, the last reading. */
    now,
    hasPendingReadings,
    /** The colour of the air's line beyond a limit: amber until the first alert and during a delay, then warm. */
    overLimit: statusColors[condition.status !== "exceeded" && wasAlerted ? "alert" : "exceeded"],
    alert: alertOf(state),
    ahead: ahead.length > 0 ? [now, ...ahead] : [],
    /** The last point of the lines. */
    end: ahead.at(-1) ?? now,
  };
}

/** The alert that is due or, if none is, the last one. */
function alertOf(state: RoomState) {
  const { condition, events, room } = state;
  if (condition.status === "exceeded" && !isOffline(state))
    return { at: condition.since + room.rule.delay, isDue: true };
  const alert = events.findLast(({ kind }) => kind === "alerted");
  return alert && { at: alert.at, isDue: false };
}

/** Whether a label does not fit between a minute and the right edge of the chart. */
export function isAtEnd(minute: number): boolean {
  return minute > NIGHT_MINUTES - WORDS_WIDTH;
}

/** The width of an alert's label, in minutes of the smallest chart. */
export const WORDS_WIDTH = 125;
/** The height of a label on the smallest chart, as a share of the plot's range of degrees. */
const LABEL_HEIGHT = 0.16;
/** The degrees above the upper limit that the plot always includes, so that its scale rarely changes. */
const HEADROOM = 6;

/** Returns the labels of the degree axis from top to bottom. */
function degreesBetween(bottom: number, top: number): number[] {
  const step = top - bottom > 16 ? 5 : 2;
  const [first, last] = [Math.floor(top / step), Math.floor(bottom / step)];
  return Array.from({ length: first - last }, (_, i) => (first - i) * step);
}
