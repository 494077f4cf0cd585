import { NIGHT_MINUTES } from "@/lib/cold-room/clock";
import { curveAt, plot, linePath } from "@/components/charts/plot";
import type { Reading } from "@/lib/cold-room/room-state";

/** The plot of the hero, from 18:00 to 06:00. A phone shows the half after midnight. */
export const heroPlot = plot([0, NIGHT_MINUTES], [-2, 14]);

/** Minutes between two drawn readings. The stock changes slowly and needs fewer. */
const AIR_EVERY = 4;
const STOCK_EVERY = 20;

/** Returns the paths of air and stock for a `PlotArea`. */
export function linePaths(readings: readonly Reading[]) {
  return {
    air: linePath(readings, ({ air }) => air, AIR_EVERY),
    stock: linePath(readings, ({ stock }) => stock, STOCK_EVERY),
  };
}

/** Returns the temperature of the air's line at a minute. The line is smoothed, so it can differ from the reading. */
export function airOnLine(readings: readonly Reading[], minute: number): number {
  const air = (i: number) =>
    readings[Math.max(0, Math.min(i * AIR_EVERY, NIGHT_MINUTES))]?.air ?? NaN;
  return curveAt(air, minute / AIR_EVERY);
}
