import { clockOfSeconds } from "./clock";
import type { Reading, RoomRun } from "./room-run";
import { HOUR } from "./rooms";

/** Some readings of the air in figures. */
export function summarize(readings: Pick<Reading, "air">[]) {
  const airs = readings.map(({ air }) => air);
  const rates = airs.map((air) => Math.exp(-ACTIVATION / (air + KELVIN)));
  return {
    count: airs.length,
    lowest: Math.min(...airs),
    mean: meanOf(airs),
    highest: Math.max(...airs),
    /** Mean kinetic temperature: the steady one that would age medicines as much as these readings did. */
    kineticMean: ACTIVATION / -Math.log(meanOf(rates)) - KELVIN,
  };
}

/** One summary per clock hour. */
export function summarizeHours(readings: Pick<Reading, "time" | "air">[]) {
  const hourOf = ({ time }: Pick<Reading, "time">) => Math.floor(time / HOUR) * HOUR;
  return [...new Set(readings.map(hourOf))].map((start) => ({
    start,
    ...summarize(readings.filter((reading) => hourOf(reading) === start)),
  }));
}

/** The whole run as comma-separated values, one line per reading. */
export function runAsCsv({ room, record }: RoomRun): string {
  const lines = record.map(({ time, air, stock, arrival, status }) => [
    room.name,
    clockOfSeconds(time),
    air.toFixed(1),
    stock.toFixed(2),
    arrival,
    arrival === "waiting" ? "" : status,
    "simulated",
  ]);
  return ["room,time,air_c,stock_c,arrival,condition,source", ...lines, ""].join("\r\n");
}

function meanOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const KELVIN = 273.15;
// Activation energy of 83.14 kJ/mol over the gas constant, in kelvin.
const ACTIVATION = 83_140 / 8.314462618;
