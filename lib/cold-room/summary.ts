import { clock } from "./clock";
import type { Reading, SimulatedRoom } from "./simulated-room";
import { HOUR, MINUTE } from "./rooms";

/** Some readings of the air in figures. */
export function summarize(readings: readonly Pick<Reading, "air">[]) {
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

/** One summary per clock hour, of what has arrived of it: without figures where everything still waits in the device. */
export function summarizeHours(readings: readonly Pick<Reading, "time" | "air" | "arrival">[]) {
  const hourOf = ({ time }: Pick<Reading, "time">) => Math.floor(time / HOUR) * HOUR;
  return [...new Set(readings.map(hourOf))].map((start) => {
    const received = readings.filter((reading) => {
      return hourOf(reading) === start && reading.arrival !== "waiting";
    });
    return { start, summary: received.length > 0 ? summarize(received) : undefined };
  });
}

/** The night as comma-separated values, one line per reading; nobody knows yet what those say that wait in the device. */
export function nightAsCsv({ room, readings }: SimulatedRoom): string {
  const lines = readings.map(({ time, air, stock, arrival, status }) => {
    const values = [air.toFixed(1), stock.toFixed(2), status];
    const [airC, stockC, condition] = arrival === "waiting" ? ["", "", ""] : values;
    return [room.name, clock(time / MINUTE), airC, stockC, arrival, condition, "simulated"];
  });
  return ["room,time,air_c,stock_c,arrival,condition,source", ...lines, ""].join("\r\n");
}

function meanOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const KELVIN = 273.15;
// Activation energy of 83.14 kJ/mol over the gas constant, in kelvin.
const ACTIVATION = 83_140 / 8.314462618;
