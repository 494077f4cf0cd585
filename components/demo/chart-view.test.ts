import { advanceDemoRooms, MORNING_TIME } from "@/lib/simulation/demo-rooms";
import { type Fault, HOUR, MINUTE } from "@/lib/cold-room/rooms";
import { lastReceivedOf, repairRoom } from "@/lib/cold-room/simulated-room";
import { viewOf } from "./chart-view";
import { createDemoStore, type DemoState, shownRoomOf } from "./demo-store";

test("limits, readings and what is to come lie on the plot", () => {
  const night = after(9 * HOUR, stateIn("door"));
  const { plot, ahead } = viewOf(night);
  const end = ahead.at(-1) ?? { minute: NaN, air: NaN, stock: NaN };
  expect(end.minute).toBe(12 * 60);
  expect(end.stock).toBeLessThan(end.air);
  const { low, high } = shownRoomOf(night).room.rule;
  for (const value of [low, high, lastReceivedOf(shownRoomOf(night)).air, end.air, end.stock]) {
    expect(value).toBeGreaterThanOrEqual(plot.low);
    expect(value).toBeLessThanOrEqual(plot.high);
  }
});

test("nothing is foretold of a room that is well, nor of one that cannot be seen", () => {
  const store = createDemoStore();
  const ahead = () => viewOf(store.getDrawn()).ahead;
  store.open({ roomId: "chiller", faults: ["door"] });
  store.repair();
  expect(ahead()).toEqual([]);
  store.toggleFault("power");
  expect(ahead().at(-1)?.minute).toBe(MORNING_TIME / MINUTE);
  store.toggleFault("internet");
  expect(ahead()).toEqual([]);
});

test("readings that wait are not drawn, and those that came late are strokes of their own", () => {
  const lost = after(9 * HOUR, stateIn("internet"));
  expect(viewOf(lost).strokes.map(({ arrival }) => arrival)).toEqual(["live"]);
  expect(viewOf(internetBack(lost)).strokes.map(({ arrival }) => arrival)).toEqual([
    "live",
    "late",
    "live",
  ]);
});

test("each stroke begins where the one before has ended", () => {
  const { strokes } = viewOf(internetBack(after(9 * HOUR, stateIn("internet"))));
  for (const [index, { points }] of strokes.slice(1).entries())
    expect(points[0]).toEqual(strokes[index]?.points.at(-1));
});

test("what is foretold is drawn from one reading an hour, and ends in the morning", () => {
  const later = viewOf(after(8 * HOUR, stateIn("door")))
    .ahead.map(({ minute }) => minute / 60)
    .filter((hour) => hour > 8.5);
  expect(later).toEqual([9, 10, 11, 12]);
});

test("in the morning nothing is foretold any more", () => {
  expect(viewOf(after(MORNING_TIME, stateIn("door"))).ahead).toEqual([]);
});

function stateIn(...faults: Fault[]): DemoState {
  const store = createDemoStore();
  store.open({ roomId: "chiller", faults });
  return store.getDrawn();
}

function after(clock: number, state: DemoState): DemoState {
  return { ...state, clock, demoRooms: advanceDemoRooms(state.demoRooms, clock) };
}

function internetBack(state: DemoState): DemoState {
  const chiller = repairRoom(shownRoomOf(state), "internet");
  return after(state.clock + HOUR, { ...state, demoRooms: { ...state.demoRooms, chiller } });
}
