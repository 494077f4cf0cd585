import { formatTemperature } from "@/lib/format";
import { eventNames } from "@/components/charts/event-words";
import { alert, back, clock, closed, door, morning, night } from "@/components/charts/night-data";
import { tracePath } from "@/components/charts/trace-path";
import type { OutcomeNight } from "./outcome-trace";

// Long enough before the door that what follows stands in the right half of its drawing.
const FROM_MINUTE = door.minute - 240;

/** The small hours of the site's night, for the form to draw: worked out here, so that the browser does not have to. */
export const outcomeNight: OutcomeNight = {
  from: FROM_MINUTE,
  to: {
    idle: door.minute,
    error: alert.minute + 40,
    success: night.lengthMinutes,
  },
  band: [night.low, night.high],
  air: {
    idle: airUntil(door.minute),
    error: airUntil(alert.minute),
    // Short of the stock's end, which is marked and close to it.
    success: airUntil(night.lengthMinutes - 4),
  },
  stock: tracePath(samplesUntil(night.lengthMinutes), ({ stock }) => stock, 12),
  ends: {
    idle: [door.minute, door.air],
    error: [alert.minute, alert.air],
    success: [night.lengthMinutes, morning.attended.stock],
  },
  labels: {
    idle: `${clock(door.minute)} Air ${formatTemperature(door.air)}`,
    error: `${clock(alert.minute)} Alert`,
    success: `${clock(night.lengthMinutes)} Stock ${formatTemperature(morning.attended.stock)}`,
  },
  doorWords: [
    [door.minute, `${clock(door.minute)} ${eventNames.doorLeftAjar}`],
    [back.minute, `${clock(closed.minute)} ${eventNames.doorClosed}`],
  ],
};

function airUntil(minute: number): string {
  return tracePath(samplesUntil(minute), ({ air }) => air, 4);
}

function samplesUntil(last: number) {
  return night.attended.filter(({ minute }) => minute >= FROM_MINUTE && minute <= last);
}
