import type { RunRecord } from "./record";
import { HOUR } from "./rooms";

export type Summary = {
  count: number;
  lowest: number;
  mean: number;
  highest: number;
  /** Mean kinetic temperature: the steady temperature that would age medicines as much as this record did. */
  kineticMean: number;
};

/** Figures over the readings from `from` to `to` (indexes, the last one excluded). */
export function summarize(record: RunRecord, from = 0, to = record.length): Summary {
  let lowest = Infinity;
  let highest = -Infinity;
  let sum = 0;
  let rate = 0;
  for (let index = from; index < to; index++) {
    const air = record.airAt(index);
    lowest = Math.min(lowest, air);
    highest = Math.max(highest, air);
    sum += air;
    rate += Math.exp(-ACTIVATION / (air + KELVIN));
  }
  const count = to - from;
  return {
    count,
    lowest,
    mean: sum / count,
    highest,
    kineticMean: ACTIVATION / -Math.log(rate / count) - KELVIN,
  };
}

/** `from`: the index of the hour's first reading. */
type HourSummary = Summary & { start: number; from: number };

/** One summary per clock hour, the latest `most` of them. */
export function summarizeHours(record: RunRecord, most: number): HourSummary[] {
  const hours: HourSummary[] = [];
  let to = record.length;
  while (to > 0 && hours.length < most) {
    const start = Math.floor(record.timeAt(to - 1) / HOUR) * HOUR;
    const from = Math.max(record.indexAt(start - 1) + 1, 0);
    hours.unshift({ start, from, ...summarize(record, from, to) });
    to = from;
  }
  return hours;
}

const KELVIN = 273.15;
// Activation energy of 83.14 kJ/mol over the gas constant, in kelvin.
const ACTIVATION = 83_140 / 8.314462618;
