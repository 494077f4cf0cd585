import { plot } from "@/components/charts/plot";
import { statusColors } from "@/components/ui/status-colors";
import { NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { type Night, readingsUntil, stateAt } from "@/lib/cold-room/night";
import { firstEvent, isOffline, type RoomState } from "@/lib/cold-room/room-state";

export type ChartView = ReturnType<typeof chartView>;

/** The chart begins at 00:00. */
const FROM = 6 * 60;

/** The chart of a room at a minute: its plot, the lines on it and, while something is broken, the forecast. */
export function chartView(night: Night, minute: number) {
  const state = stateAt(night, minute);
  const { room, faults, waiting, last, condition } = state;
  /** Readings wait in the device: the cloud has nothing to forecast from. */
  const hasPendingReadings = waiting.length > 0;
  const isForecast = faults.length > 0 && !faults.includes("internet");
  // Every ten minutes while the air changes fast. Later every hour, which hides the noise of the sensor.
  const isDrawn = ({ minute }: { minute: number }) =>
    minute % (minute <= state.minute + 30 ? 10 : 60) === 0;
  const ahead = isForecast ? night.slice(state.minute + 1).filter(isDrawn) : [];
  const wasAlerted = firstEvent(state, "alerted") !== undefined;
  const now = hasPendingReadings ? last : state;
  // One hour more than the chart shows, so that the lines enter at its edge.
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
    /** The present minute; without internet, the last reading. */
    now,
    hasPendingReadings,
    /** The colour beyond a limit: amber while a delay runs and until the first alert. */
    overLimit: statusColors[condition.status !== "exceeded" && wasAlerted ? "alert" : "exceeded"],
    alert: alertOf(state),
    ahead: ahead.length > 0 ? [now, ...ahead] : [],
    /** Where the lines end. */
    end: ahead.at(-1) ?? now,
  };
}

/** The last alert, or the one that is due. */
function alertOf(state: RoomState) {
  const { condition, events, room } = state;
  if (condition.status === "exceeded" && !isOffline(state))
    return { at: condition.since + room.rule.delay, isDue: true };
  const alert = events.findLast(({ kind }) => kind === "alerted");
  return alert && { at: alert.at, isDue: false };
}

/** Whether the chart ends too soon after a minute for words. */
export function isAtEnd(minute: number): boolean {
  return minute > NIGHT_MINUTES - WORDS_WIDTH;
}

/** The width of words, in minutes of the smallest chart. */
export const WORDS_WIDTH = 125;
/** On the smallest chart, as a share of the plot. */
const LABEL_HEIGHT = 0.16;
/** Degrees above the upper limit that the plot always has, so that its scale seldom changes. */
const HEADROOM = 6;

/** The labels of the degree axis, from the top down. */
function degreesBetween(bottom: number, top: number): number[] {
  const step = top - bottom > 16 ? 5 : 2;
  const [first, last] = [Math.floor(top / step), Math.floor(bottom / step)];
  return Array.from({ length: first - last }, (_, i) => (first - i) * step);
}
