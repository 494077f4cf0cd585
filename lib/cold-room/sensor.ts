import type { RoomState } from "./physics";
import { normalAt } from "./random";
import { MINUTE } from "./rooms";

/** What the sensor measures, in °C: the probe with the sensor's noise. */
export function measureProbe({ time, probe, seed }: RoomState): number {
  const place = time / NOISE_SECONDS;
  const index = Math.floor(place);
  const before = normalAt(seed + 1, index);
  const after = normalAt(seed + 1, index + 1);
  return probe + NOISE_DEVIATION * (before + (after - before) * (place - index));
}

/** What the sensor reports, in °C: its measurement to a tenth. */
export function readProbe(state: RoomState): number {
  return toTenth(measureProbe(state));
}

export function toTenth(value: number): number {
  return Math.round(value * 10) / 10;
}

const NOISE_SECONDS = 5 * MINUTE;
const NOISE_DEVIATION = 0.08;
