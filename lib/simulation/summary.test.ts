import { clockTime } from "./clock";
import { RunRecord } from "./record";
import { summarize, summarizeHours } from "./summary";

test("lowest, mean and highest", () => {
  expect(summarize(recordOf([2, 4, 6.5]))).toMatchObject({ count: 3, lowest: 2, highest: 6.5 });
  expect(summarize(recordOf([2, 4, 6])).mean).toBeCloseTo(4, 9);
});

test("the mean kinetic temperature of a steady record is its temperature", () => {
  expect(summarize(recordOf([5, 5, 5])).kineticMean).toBeCloseTo(5, 9);
});

test("warm hours weigh more than cold ones in the mean kinetic temperature", () => {
  // ΔH/R = 83,140 / 8.314462618; two equal halves at 5 and 25 °C give 19.96 °C by hand.
  const rate = (celsius: number) => Math.exp(-83_140 / 8.314462618 / (celsius + 273.15));
  const byHand = 83_140 / 8.314462618 / -Math.log((rate(5) + rate(25)) / 2) - 273.15;
  expect(summarize(recordOf([5, 25])).kineticMean).toBeCloseTo(byHand, 9);
  expect(byHand).toBeGreaterThan(15);
});

test("hours are cut at the clock and keep every reading", () => {
  const record = new RunRecord(0);
  for (let index = 0; index < 30; index++) record.push(index / 10, 0);
  const hours = summarizeHours(record);
  expect(hours.map(({ start, count }) => [clockTime(start), count])).toEqual([
    ["18:00", 12],
    ["19:00", 12],
    ["20:00", 6],
  ]);
  expect(hours[1]?.lowest).toBeCloseTo(1.2);
});

test("a record keeps what it was given", () => {
  const record = recordOf(Array.from({ length: 2000 }, (_, index) => (index % 400) / 10 - 25));
  expect(record.length).toBe(2000);
  expect(record.airAt(1)).toBe(-24.9);
  expect(record.airAt(1999)).toBeCloseTo((1999 % 400) / 10 - 25, 9);
});

function recordOf(values: number[]): RunRecord {
  const record = new RunRecord(0);
  for (const value of values) record.push(value, value);
  return record;
}
