import { formatDegrees, formatTemperature } from "@/lib/format";
import { eventNames } from "@/components/charts/event-words";
import {
  alert,
  clock,
  closed,
  crossed,
  door,
  morning,
  night,
  roomName,
} from "@/components/charts/night-data";
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
    success: airUntil(night.lengthMinutes),
  },
  stock: tracePath(samplesUntil(night.lengthMinutes), ({ stock }) => stock, 12),
  ends: {
    idle: [door.minute, door.air],
    error: [alert.minute, alert.air],
    success: [night.lengthMinutes, morning.attended.stock],
  },
  labels: {
    idle: [
      {
        at: [door.minute, night.low],
        place: "above",
        words: `${clock(door.minute)} Air ${formatTemperature(door.air)}. ${roomName}, limits ${formatDegrees(night.low, 0)} to ${formatTemperature(night.high, 0)}`,
        tone: "text-muted",
      },
    ],
    error: [
      {
        at: [alert.minute, alert.air],
        place: "left",
        words: `${clock(alert.minute)} Alert`,
        tone: "font-medium text-warm",
        reading: formatTemperature(alert.air),
      },
    ],
    success: [
      {
        // Where the line leaves its band: when the door is opened, there is nothing to be seen yet.
        at: [crossed.minute, night.high],
        place: "left",
        words: `${clock(door.minute)} ${eventNames.doorLeftAjar}`,
        tone: "text-muted",
      },
      {
        at: [closed.minute, closed.air],
        place: "right",
        words: `${clock(closed.minute)} ${eventNames.doorClosed}`,
        tone: "text-muted",
        reading: `Air ${formatTemperature(closed.air)}`,
      },
      {
        at: [night.lengthMinutes, morning.attended.stock],
        place: "above",
        words: `${clock(night.lengthMinutes)} Stock ${formatTemperature(morning.attended.stock)}`,
        tone: "font-medium text-cold",
      },
    ],
  },
};

function airUntil(minute: number): string {
  return tracePath(samplesUntil(minute), ({ air }) => air, 4);
}

function samplesUntil(last: number) {
  return night.attended.filter(({ minute }) => minute >= FROM_MINUTE && minute <= last);
}
