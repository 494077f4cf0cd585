import fc from "fast-check";
import { RoomRun } from "@/lib/simulation/room-run";
import { HOUR, rooms } from "@/lib/simulation/rooms";
import { thin, traceGeometry } from "./trace-geometry";
import { viewAt } from "./view";

test.each([false, true])(
  "the pen stays on the sheet at any time of a week (narrow: %s)",
  (isNarrow) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 * 24 * HOUR }), (elapsed) => {
        const { from, to } = viewAt(12 * HOUR + elapsed, 12 * HOUR, isNarrow);
        const place = (12 * HOUR + elapsed - from) / (to - from);
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(0.85);
      }),
    );
  },
);

test("a day is drawn with a bounded number of points and keeps its peaks", () => {
  const run = new RoomRun(rooms[1], 3, 0);
  run.advance(7 * 24 * HOUR);
  const samples = Array.from({ length: 288 }, (_, index) => run.record.at(index));
  const drawn = thin(samples);
  expect(drawn.length).toBeLessThanOrEqual(161);
  const peak = Math.max(...samples.map(({ air }) => air));
  expect(Math.max(...drawn.map(({ air }) => air))).toBe(peak);
  expect(drawn.at(-1)).toEqual(samples.at(-1));
});

test("limits, readings and what is to come lie on the sheet", () => {
  const run = new RoomRun(rooms[0], 3, 0);
  run.break("door");
  run.advance(2 * HOUR);
  const { y, forecast } = traceGeometry(run, { from: 0, to: 5 * HOUR });
  const end = forecast?.end ?? { time: NaN, air: NaN, stock: NaN };
  expect(end.time).toBe(5 * HOUR);
  expect(end.stock).toBeLessThan(end.air);
  for (const value of [run.room.rule.low, run.room.rule.high, run.latest, end.air, end.stock]) {
    expect(y(value)).toBeGreaterThanOrEqual(0);
    expect(y(value)).toBeLessThanOrEqual(1000);
  }
});

test("nothing is foretold of a room that is well, nor of one that cannot be seen", () => {
  const run = new RoomRun(rooms[0], 3, 0);
  const forecast = () => traceGeometry(run, { from: 0, to: 5 * HOUR }).forecast;
  expect(forecast()).toBeUndefined();
  run.break("power");
  expect(forecast()).toBeDefined();
  run.break("internet");
  expect(forecast()).toBeUndefined();
});

test("readings that wait are not drawn, and those that came late are strokes of their own", () => {
  const run = new RoomRun(rooms[0], 3, 0);
  run.advance(HOUR);
  run.break("internet");
  run.advance(2 * HOUR);
  const arrivals = () =>
    traceGeometry(run, { from: 0, to: 5 * HOUR }).strokes.map(({ arrival }) => arrival);
  expect(arrivals()).toEqual(["live"]);
  run.repair("internet");
  run.advance(3 * HOUR);
  expect(arrivals()).toEqual(["live", "late", "live"]);
});
