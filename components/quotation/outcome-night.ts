import { formatTemperature } from "@/lib/format";
import { clock, closed, door, morning, night, sampleAt } from "@/components/charts/night-data";
import { tracePath } from "@/components/charts/trace-path";
import type { OutcomeNight } from "./outcome-trace";

// Long enough before the door that what follows stands in the right half of its drawing.
const FROM_MINUTE = door.minute - 240;

/** The small hours of the site's night, for the form to draw: worked out here, so that the browser does not have to. */
export const outcomeNight: OutcomeNight = {
  from: FROM_MINUTE,
  to: {
    idle: door.minute,
    error: night.lengthMinutes,
    success: night.lengthMinutes,
  },
  band: [night.low, night.high],
  air: {
    idle: airUntil(door.minute),
    error: airUntil(closed.minute),
    success: airUntil(night.lengthMinutes),
  },
  stock: tracePath(samplesUntil(night.lengthMinutes), ({ stock }) => stock, 12),
  ends: {
    idle: [door.minute, sampleAt(door.minute).air],
    error: [closed.minute, sampleAt(closed.minute).air],
    success: [night.lengthMinutes, morning.attended.stock],
  },
  labels: {
    idle: reading(door.minute),
    error: reading(closed.minute),
    success: `${clock(night.lengthMinutes)} Stock ${formatTemperature(morning.attended.stock)}`,
  },
};

function reading(minute: number): string {
  return `${clock(minute)}, ${formatTemperature(sampleAt(minute).air)}`;
}

function airUntil(minute: number): string {
  return tracePath(samplesUntil(minute), ({ air }) => air, 4);
}

function samplesUntil(last: number) {
  return night.attended.filter(({ minute }) => minute >= FROM_MINUTE && minute <= last);
}
