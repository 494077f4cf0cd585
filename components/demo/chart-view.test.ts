import { type Fault, HOUR } from "@/lib/simulation/rooms";
import { MORNING_TIME } from "@/lib/simulation/fleet";
import { viewOf } from "./chart-view";
import { createDemoStore, type DemoState } from "./demo-store";

test("limits, readings and what is to come lie on the plot", () => {
  const state = stateIn("door");
  state.run.advance(9 * HOUR);
  const { plot, ahead } = viewOf(state);
  const end = ahead.at(-1) ?? { minute: NaN, air: NaN, stock: NaN };
  expect(end.minute).toBe(12 * 60);
  expect(end.stock).toBeLessThan(end.air);
  const { room, latest } = state.run;
  for (const value of [room.rule.low, room.rule.high, latest.air, end.air, end.stock]) {
    expect(value).toBeGreaterThanOrEqual(plot.low);
    expect(value).toBeLessThanOrEqual(plot.high);
  }
});

test("nothing is foretold of a room that is well, nor of one that cannot be seen", () => {
  const state = stateIn("door");
  const run = state.run;
  run.repair("door");
  expect(viewOf(state).ahead).toEqual([]);
  run.break("power");
  expect(viewOf(state).ahead.at(-1)?.minute).toBe(12 * 60);
  run.break("internet");
  expect(viewOf(state).ahead).toEqual([]);
});

test("readings that wait are not drawn, and those that came late are strokes of their own", () => {
  const state = stateIn("internet");
  const run = state.run;
  const arrivals = () => viewOf(state).strokes.map(({ arrival }) => arrival);
  run.advance(9 * HOUR);
  expect(arrivals()).toEqual(["live"]);
  run.repair("internet");
  run.advance(10 * HOUR);
  expect(arrivals()).toEqual(["live", "late", "live"]);
});

test("each stroke begins where the one before has ended", () => {
  const state = stateIn("internet");
  state.run.advance(9 * HOUR);
  state.run.repair("internet");
  state.run.advance(10 * HOUR);
  const { strokes } = viewOf(state);
  for (const [index, { points }] of strokes.slice(1).entries())
    expect(points[0]).toEqual(strokes[index]?.points.at(-1));
});

test("what is foretold is drawn from one reading an hour, and ends in the morning", () => {
  const state = stateIn("door");
  state.run.advance(8 * HOUR);
  const later = viewOf(state)
    .ahead.map(({ minute }) => minute / 60)
    .filter((hour) => hour > 8.5);
  expect(later).toEqual([9, 10, 11, 12]);
});

test("in the morning nothing is foretold any more", () => {
  const state = stateIn("door");
  state.fleet.advance(MORNING_TIME);
  expect(viewOf(state).ahead).toEqual([]);
});

function stateIn(...faults: Fault[]): DemoState {
  const store = createDemoStore();
  store.open({ roomId: "chiller", faults });
  return store.getSnapshot();
}
