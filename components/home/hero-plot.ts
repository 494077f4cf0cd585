import { events, incident } from "@/lib/cold-room/incident";
import { curveAt, plot, tracePath } from "@/components/charts/plot";
import type { Sample } from "@/lib/cold-room/simulated-room";

/** The whole night, from 18:00 to 06:00. */
export const heroPlot = plot([0, incident.lengthMinutes], [-2, 14]);

/** The minute with which a phone's screen begins. */
export const PHONE_START_MINUTE = events.doorOpened.minute - 40;

/** One reading in so many is drawn; fewer of the stock, as it moves slowly. */
const AIR_EVERY = 4;
const STOCK_EVERY = 20;

/** The two lines of a night. */
export function linePaths(samples: Sample[]) {
  return {
    air: tracePath(samples, ({ air }) => air, AIR_EVERY),
    stock: tracePath(samples, ({ stock }) => stock, STOCK_EVERY),
  };
}

/** The degrees that the line of the air shows at a minute. */
export function airOnLine(samples: Sample[], minute: number): number {
  const air = (i: number) =>
    samples[Math.max(0, Math.min(i * AIR_EVERY, incident.lengthMinutes))]?.air ?? NaN;
  return curveAt(air, minute / AIR_EVERY);
}

/** The value at a share of the way. */
export function interpolate(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
