import { formatTemperature } from "@/lib/format";
import { clock, closed, door, morning, night, sampleAt } from "@/components/charts/night-data";
import { tracePath } from "@/components/charts/trace-path";
import type { OutcomeNight } from "./outcome-trace";

// Long enough before the door that what follows stands in the right half of its drawing.
const FROM_MINUTE = door.minute - 240;
// A line's end has room for its dot.
const DOT_MINUTES = 15;

/** The small hours of the site's night, for the form to draw: worked out here, so that the browser does not have to. */
export const outcomeNight: OutcomeNight = {
  from: FROM_MINUTE,
  to: {
    idle: door.minute + DOT_MINUTES,
    error: night.lengthMinutes + DOT_MINUTES,
    success: night.lengthMinutes + DOT_MINUTES,
  },
  band: [night.low, night.high],
  air: [
    air(FROM_MINUTE, door.minute),
    air(door.minute, closed.minute),
    air(closed.minute, night.lengthMinutes),
  ],
  stock: tracePath(between(FROM_MINUTE, night.lengthMinutes), ({ stock }) => stock, 12),
  ends: {
    idle: [door.minute, sampleAt(door.minute).air],
    error: [closed.minute, sampleAt(closed.minute).air],
    success: [night.lengthMinutes, morning.attended.stock],
  },
  now: `${clock(door.minute)}, ${formatTemperature(sampleAt(door.minute).air)}`,
  morning: `${clock(night.lengthMinutes)} Stock ${formatTemperature(morning.attended.stock)}`,
};

function air(from: number, to: number): string {
  return tracePath(between(from, to), ({ air }) => air, 4);
}

function between(from: number, to: number) {
  return night.attended.filter(({ minute }) => minute >= from && minute <= to);
}
