import fc from "fast-check";
import { RoomRun } from "@/lib/simulation/room-run";
import { HOUR, rooms } from "@/lib/simulation/rooms";
import { aheadOf, traceGeometry, viewAt } from "./trace-geometry";

test("the pen stays on the sheet at any time of a week", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7 * 24 * HOUR }), (elapsed) => {
      const { from, to } = viewAt(12 * HOUR + elapsed, 12 * HOUR);
      const place = (12 * HOUR + elapsed - from) / (to - from);
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(0.85);
    }),
  );
});

test("limits, readings and what is to come lie on the sheet", () => {
  const run = new RoomRun(rooms[0], 3, 0);
  run.break("door");
  run.advance(2 * HOUR);
  const view = { from: 0, to: 5 * HOUR };
  const { y, forecast } = traceGeometry(run, view, aheadOf(run, view));
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
  const ahead = () => aheadOf(run, { from: 0, to: 5 * HOUR });
  expect(ahead()).toEqual([]);
  run.break("power");
  expect(ahead().at(-1)?.time).toBe(5 * HOUR);
  run.break("internet");
  expect(ahead()).toEqual([]);
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

test("a room that has not been heard of for longer than the sheet shows no line", () => {
  const run = new RoomRun(rooms[0], 3, 0);
  run.break("internet");
  run.advance(60 * HOUR);
  const { strokes, stock } = traceGeometry(run, viewAt(60 * HOUR, 0));
  expect(strokes).toEqual([]);
  expect(stock).toBe("");
});

test("what is foretold is drawn from one reading an hour, and ends at the sheet's end", () => {
  const run = new RoomRun(rooms[0], 3, 0);
  run.break("door");
  run.advance(HOUR);
  const ahead = aheadOf(run, { from: 0, to: 5.5 * HOUR });
  const later = ahead.map(({ time }) => time / HOUR).filter((hour) => hour > 1.5);
  expect(later).toEqual([2, 3, 4, 5, 5.5]);
});
