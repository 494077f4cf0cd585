import { formatTemperature } from "@/lib/format";
import {
  clock,
  closed,
  crossed,
  door,
  morning,
  night,
  sampleAt,
  tracePath,
} from "@/components/charts/night-data";
import type { OutcomeNight } from "./outcome-trace";

const FROM_MINUTE = 7 * 60;

/** The small hours of the site's night, for the form to draw: worked out here, so that the browser does not have to. */
export const outcomeNight: OutcomeNight = {
  from: FROM_MINUTE,
  // A little more than the night, so that its end has room for a dot.
  to: night.lengthMinutes + 15,
  band: [night.low, night.high],
  inBand: air(FROM_MINUTE, door.minute),
  rising: air(door.minute, crossed.minute),
  outOfBand: air(crossed.minute, closed.minute),
  backInBand: air(closed.minute, night.lengthMinutes),
  stock: tracePath(between(FROM_MINUTE, night.lengthMinutes), ({ stock }) => stock, 12),
  ends: {
    idle: [door.minute, sampleAt(door.minute).air],
    error: [closed.minute, sampleAt(closed.minute).air],
    success: [night.lengthMinutes, morning.attended.stock],
  },
  morning: `${clock(night.lengthMinutes)} Stock ${formatTemperature(morning.attended.stock)}`,
};

function air(from: number, to: number): string {
  return tracePath(between(from, to), ({ air }) => air, 3);
}

function between(from: number, to: number) {
  return night.attended.filter(({ minute }) => minute >= from && minute <= to);
}
