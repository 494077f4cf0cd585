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

/** One summary per clock hour. */
export function summarizeHours(record: RunRecord): (Summary & { start: number })[] {
  const hours = [];
  for (let from = 0; from < record.length;) {
    const start = Math.floor(record.timeAt(from) / HOUR) * HOUR;
    const to = record.indexAt(start + HOUR - 1) + 1;
    hours.push({ start, ...summarize(record, from, to) });
    from = to;
  }
  return hours;
}

const KELVIN = 273.15;
// Activation energy of 83.14 kJ/mol over the gas constant, in kelvin.
const ACTIVATION = 83_140 / 8.314462618;
