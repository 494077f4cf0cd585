import { NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { type Night, room, UPLOAD_MINUTES } from "@/lib/cold-room/night";
import { plot } from "./plot";

export type Frame = {
  /** The first minute, in minutes since 18:00. */
  from: number;
  /** The degrees above the upper limit at least, and the share of the height below all temperatures. */
  above: number;
  below: number;
  /** Labels at the ends of the stock's lines. Without them, a legend stands below the chart. */
  labels?: Record<Deed, string>;
};

export type Deed = "left" | "fixed";

/** On the home page: from 18:00, with room for the device above the lines. A phone shows the part from 00:00. */
export const heroFrame: Frame = {
  from: 0,
  above: 11,
  below: 0.11,
  labels: { left: "door left open", fixed: "door closed" },
};
/** In the demo. */
export const fromMidnight: Frame = { from: 6 * 60, above: 4.5, below: 0.2 };

/** Returns the scales of a night's chart, which fits all temperatures and both limits. */
export function nightPlot(night: Night, { from, above, below }: Frame) {
  const shown = night
    .filter(({ minute }) => minute >= from && minute % UPLOAD_MINUTES === 0)
    .flatMap(({ air, stock }) => [air, stock]);
  const [lowest, highest] = [Math.min(room.low, ...shown), Math.max(room.high + above, ...shown)];
  // Below the lines is room for the sign of the alert.
  return plot([from, NIGHT_MINUTES], [lowest - below * (highest - lowest), highest]);
}
