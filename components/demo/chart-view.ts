import { plot } from "@/components/charts/plot";
import { NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { type Night, roomAt } from "@/lib/cold-room/simulated-room";

export type ChartView = ReturnType<typeof chartView>;

/** The chart begins at 00:00. */
const FROM = 6 * 60;

/** The chart of a room at a minute: its plot, the lines on it and, while something is broken, the forecast. */
export function chartView(night: Night, minute: number) {
  const simulated = roomAt(night, minute);
  const { room, faults, waiting, readings, last } = simulated;
  /** Readings wait in the device: the cloud has nothing to forecast from. */
  const hasPendingReadings = waiting.length > 0;
  const isForecast = faults.length > 0 && !faults.includes("internet");
  // Every ten minutes while the air changes fast. Later every hour, which hides the noise of the sensor.
  const isDrawn = ({ minute }: { minute: number }) =>
    minute % (minute <= simulated.minute + 30 ? 10 : 60) === 0;
  const ahead = isForecast ? night.slice(simulated.minute + 1).filter(isDrawn) : [];
  // One hour more than the chart shows, so that the line enters at its edge.
  const past = readings.filter((reading) => reading.minute >= FROM - 60);
  const end = ahead.at(-1) ?? last;
  const airs = [...past, ...ahead].map(({ air }) => air);
  const lowest = Math.min(room.rule.low, ...airs);
  const highest = Math.max(room.rule.high + HEADROOM, ...airs);
  const names = (highest - lowest) * NAME_HEIGHT;
  const bottom = Math.floor(lowest - names);
  const top = Math.ceil(highest + names);
  /** Whether both lines are within the height of a label. */
  const isTogether = Math.abs(end.air - end.stock) < (NAME_HEIGHT / 2) * (top - bottom);
  return {
    simulated,
    plot: plot([FROM, NIGHT_MINUTES], [bottom, top]),
    degrees: degreesBetween(bottom, top),
    air: past,
    stock: hasPendingReadings ? past : [...past, simulated],
    last,
    hasPendingReadings,
    ahead: ahead.length > 0 ? [simulated, ...ahead] : [],
    /** Where the lines end. */
    end,
    isTogether,
    /** Whether the air ends below the stock, by more than a label. */
    isFalling: end.air < end.stock && !isTogether,
  };
}

/** The height of a line's name on the smallest chart, as a share of the plot. */
export const NAME_HEIGHT = 0.16;
/** The width of the label beside the moving dot, in minutes. */
export const PEN_LABEL_MINUTES = 135;
/** Degrees above the upper limit that the plot always has, so that its scale seldom changes. */
const HEADROOM = 6;

/** The labels of the degree axis, from the top down. */
function degreesBetween(bottom: number, top: number): number[] {
  const step = top - bottom > 16 ? 5 : 2;
  const [first, last] = [Math.floor(top / step), Math.floor(bottom / step)];
  return Array.from({ length: first - last }, (_, i) => (first - i) * step);
}
