import { UPLOAD_SECONDS } from "./alert";
import { clock } from "./clock";
import { HOUR, rooms, MINUTE } from "./rooms";
import { advance, breakRoom, startRoom } from "./simulated-room";
import { nightAsCsv, summarize, summarizeHours } from "./summary";

test("lowest, mean and highest", () => {
  expect(summarize(readings([2, 4, 6.5]))).toMatchObject({ count: 3, lowest: 2, highest: 6.5 });
  expect(summarize(readings([2, 4, 6])).mean).toBeCloseTo(4, 9);
});

test("the mean kinetic temperature of a steady record is its temperature", () => {
  expect(summarize(readings([5, 5, 5])).kineticMean).toBeCloseTo(5, 9);
});

test("warm hours weigh more than cold ones in the mean kinetic temperature", () => {
  // ΔH/R = 83,140 / 8.314462618; two equal halves at 5 and 25 °C give 19.96 °C by hand.
  const rate = (celsius: number) => Math.exp(-83_140 / 8.314462618 / (celsius + 273.15));
  const byHand = 83_140 / 8.314462618 / -Math.log((rate(5) + rate(25)) / 2) - 273.15;
  expect(summarize(readings([5, 25])).kineticMean).toBeCloseTo(byHand, 9);
  expect(byHand).toBeGreaterThan(15);
});

test("hours are cut at the clock and keep every reading", () => {
  const hours = summarizeHours(readings(Array.from({ length: 30 }, (_, index) => index / 10)));
  expect(hours.map(({ start, summary }) => [clock(start / MINUTE), summary?.count])).toEqual([
    ["18:00", 12],
    ["19:00", 12],
    ["20:00", 6],
  ]);
  expect(hours[1]?.summary?.lowest).toBeCloseTo(1.2);
});

test("as values, one line per reading, with how it arrived", () => {
  const run = advance(breakRoom(advance(startRoom(rooms[0]), HOUR), "internet"), 2 * HOUR);
  const lines = nightAsCsv(run).trimEnd().split("\r\n");
  expect(lines[0]?.split(",")).toContain("air_c");
  expect(lines).toHaveLength(1 + run.readings.length);
  expect(lines[1]).toMatch(/^Walk-in chiller,18:00,\d\.\d,\d\.\d\d,live,within,simulated$/);
  expect(lines.at(-1)).toMatch(/^Walk-in chiller,20:00,,,waiting,,simulated$/);
  expect(new Set(lines.map((line) => line.split(",").length))).toEqual(new Set([7]));
});

test("an hour of which nothing has arrived has no figures", () => {
  const hours = summarizeHours(
    readings(Array.from({ length: 24 }, () => 2)).map((reading, index) =>
      index < 12 ? reading : { ...reading, arrival: "waiting" },
    ),
  );
  expect(hours.map(({ summary }) => summary?.count)).toEqual([12, undefined]);
});

function readings(airs: number[]) {
  return airs.map(
    (air, index) => ({ time: index * UPLOAD_SECONDS, air, arrival: "live" }) as const,
  );
}
