import { night, openedAt } from "./use-replay";

/** The hour that matters; what is before and after it is pressed together. */
export const [HOUR_FROM, HOUR_TO] = [openedAt - 8, openedAt + 52];
/** Of its readings, the air's line takes one every so many minutes. */
export const AIR_EVERY = 3;

export function x(degrees: number): number {
  return +(74.1 + 12.1 * degrees).toFixed(1);
}

export function y(minute: number): number {
  if (minute < HOUR_FROM) return +(34 + (minute / HOUR_FROM) * 62).toFixed(1);
  if (minute <= HOUR_TO) return +(110 + (minute - HOUR_FROM) * 5.8).toFixed(1);
  return +(472 + ((minute - HOUR_TO) / (night.lengthMinutes - HOUR_TO)) * 92).toFixed(1);
}
