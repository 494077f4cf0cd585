import { plot } from "@/components/charts/plot";
import { INCIDENT_MINUTE, NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { MINUTE } from "@/lib/cold-room/rooms";
import {
  forecast,
  lastReading,
  type Reading,
  type SimulatedRoom,
} from "@/lib/cold-room/simulated-room";

export type ChartView = ReturnType<typeof chartView>;

/** The minute with which the chart begins, some quiet hours before the incident. */
const FROM = 60 * Math.floor(INCIDENT_MINUTE / 60) - 60;

/** The chart of a room: its plot, the lines on it and, while something is broken, the forecast. */
export function chartView(simulated: SimulatedRoom) {
  const { room, faults, waiting, readings } = simulated;
  const { time, probe, stock } = simulated.state;
  const last = pointAt(lastReading(simulated));
  const now = pointAt({ time, air: probe, stock });
  /** Readings wait in the device: the cloud has nothing to forecast from. */
  const hasPendingReadings = waiting.length > 0;
  const isForecast = faults.size > 0 && !faults.has("internet");
  const coming = isForecast ? forecast(simulated, NIGHT_MINUTES, 10) : [];
  // All points while the air changes fast. Later one an hour, which hides the noise of the sensor.
  const ahead = coming.filter(
    ({ minute }) => minute > now.minute && (minute <= now.minute + 30 || minute % 60 === 0),
  );
  // One hour more than the chart shows, so that the line enters at its edge.
  const past = readings.filter((reading) => reading.time >= (FROM - 60) * MINUTE).map(pointAt);
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
    stock: hasPendingReadings ? past : [...past, now],
    last,
    hasPendingReadings,
    ahead: ahead.length > 0 ? [now, ...ahead] : [],
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

function pointAt({ time, air, stock }: Reading) {
  return { minute: time / MINUTE, air, stock };
}
