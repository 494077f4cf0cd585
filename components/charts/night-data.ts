import { line } from "d3-shape";
import { formatClock, formatTemperature } from "@/lib/format";
import {
  type Night,
  type NightEvent,
  type NightSample,
  simulateNight,
} from "@/lib/simulation/night";

export const night: Night = simulateNight();

export function eventOf(kind: NightEvent["kind"]): NightEvent {
  const event = night.events.find((candidate) => candidate.kind === kind);
  if (!event) throw new RangeError(`The night has no event ${kind}`);
  return event;
}

export function clock(minute: number): string {
  return formatClock(minute, night.startHour);
}

export const alert = eventOf("alert");
export const door = eventOf("doorLeftAjar");
export const closed = eventOf("doorClosed");
export const morning = {
  attended: lastOf(night.attended),
  unattended: lastOf(night.unattended),
};

export const alertMessage = `Walk-in chiller is ${formatTemperature(alert.air)}. Limit ${formatTemperature(night.high, 0)}. Above limit for ${night.delayMinutes}\u00a0min.`;

/** What the chart shows, in a sentence each. */
export const summary = [
  `Simulated temperature of a walk-in chiller from ${clock(0)} to ${clock(night.lengthMinutes)}, safe band ${formatTemperature(night.low, 0)} to ${formatTemperature(night.high, 0)}.`,
  `${clock(door.minute)}: the door is left ajar. ${clock(alert.minute)}: alert. ${alertMessage}`,
  `With an alert, the door is closed at ${clock(closed.minute)} and the stock is ${formatTemperature(morning.attended.stock)} in the morning.`,
  `Without, the air reaches ${formatTemperature(morning.unattended.air)} and the stock ${formatTemperature(morning.unattended.stock)}.`,
].join(" ");

/** Paths in the chart's own units: minutes to the right, degrees upwards. */
export const traces = {
  air: path(night.attended, ({ air }) => air, 2),
  stock: path(night.attended, ({ stock }) => stock, 12),
  airUnattended: path(afterClosing(), ({ air }) => air, 6),
  stockUnattended: path(afterClosing(), ({ stock }) => stock, 24),
};

function afterClosing(): NightSample[] {
  return night.unattended.filter(({ minute }) => minute >= closed.minute);
}

function path(
  samples: NightSample[],
  value: (sample: NightSample) => number,
  every: number,
): string {
  const last = samples.length - 1;
  return (
    line<NightSample>()
      .x(({ minute }) => minute)
      .y((sample) => -value(sample))
      .digits(2)(samples.filter((_, i) => i % every === 0 || i === last)) ?? ""
  );
}

function lastOf(samples: NightSample[]): NightSample {
  const last = samples.at(-1);
  if (!last) throw new RangeError("The night has no samples");
  return last;
}
