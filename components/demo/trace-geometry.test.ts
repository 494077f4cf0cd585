/** @jest-environment node */
import fc from "fast-check";
import { RoomRun } from "@/lib/simulation/room-run";
import { HOUR, rooms } from "@/lib/simulation/rooms";
import { thin, traceGeometry } from "./trace-geometry";
import { viewAt } from "./view";

test("the pen stays on the sheet, left of the phone, at any time of a week", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 7 * 24 * HOUR }), (elapsed) => {
      const { from, to } = viewAt(12 * HOUR + elapsed, 12 * HOUR);
      const place = (12 * HOUR + elapsed - from) / (to - from);
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThanOrEqual(0.62);
    }),
  );
});

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

test("limits and readings lie on the sheet, the strokes change colour with the condition", () => {
  const run = new RoomRun(rooms[0], 3, 0);
  run.break("door");
  run.advance(2 * HOUR);
  const geometry = traceGeometry(run, { from: 0, to: 5 * HOUR });
  for (const limit of [run.room.rule.low, run.room.rule.high, run.latest]) {
    expect(geometry.y(limit)).toBeGreaterThanOrEqual(0);
    expect(geometry.y(limit)).toBeLessThanOrEqual(1000);
  }
  expect(geometry.strokes.map(({ status }) => status)).toEqual(["within", "crossed", "alert"]);
  expect(geometry.forecast).not.toBe("");
});

test("readings that came late or not yet are strokes of their own", () => {
  const run = new RoomRun(rooms[0], 3, 0);
  run.advance(HOUR);
  run.break("internet");
  run.advance(2 * HOUR);
  const arrivals = () =>
    traceGeometry(run, { from: 0, to: 5 * HOUR }).strokes.map(({ arrival }) => arrival);
  expect(arrivals()).toEqual(["live", "waiting"]);
  run.repair("internet");
  run.advance(3 * HOUR);
  expect(arrivals()).toEqual(["live", "late", "live"]);
});
