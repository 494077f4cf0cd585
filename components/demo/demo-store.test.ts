/** @jest-environment node */
import { OPENING_TIME } from "@/lib/simulation/fleet";
import { HOUR } from "@/lib/simulation/rooms";
import { DemoStore } from "./demo-store";

test("the example stands still and shows an alert that waits for an answer", () => {
  const store = new DemoStore();
  const { clock } = store.fleet;
  store.pass(10);
  expect(store.fleet.clock).toBe(clock);
  expect(store.run.alert.condition).toMatchObject({ status: "alert" });
});

test("two stores show the same example, as server and browser must", () => {
  const [one, other] = [new DemoStore(), new DemoStore()];
  expect(one.fleet.clock).toBe(other.fleet.clock);
  expect(one.run.events).toEqual(other.run.events);
  expect(one.run.state).toEqual(other.run.state);
});

test("breaking something in the example begins a run of one's own", () => {
  const store = new DemoStore();
  store.toggleFault("door");
  expect(store.isExample).toBe(false);
  expect(store.fleet.clock).toBe(OPENING_TIME);
  expect([...store.run.faults]).toEqual(["door"]);
  store.pass(1);
  expect(store.fleet.clock).toBe(OPENING_TIME + 600);
});

test("choosing a room begins a run, but never goes on with one that was paused", () => {
  const store = new DemoStore();
  store.select("produce");
  expect(store.isPlaying).toBe(true);
  store.togglePlaying();
  store.select("chiller");
  expect(store.isPlaying).toBe(false);
  expect(store.run.room.id).toBe("chiller");
});

test("acknowledging the example goes on with it", () => {
  const store = new DemoStore();
  store.acknowledge(store.urgent);
  expect(store.run.alert.condition).toMatchObject({ acknowledgedAt: store.fleet.clock });
  expect(store.isPlaying).toBe(true);
});

test("the clock slows down when the phone rings, and obeys the visitor afterwards", () => {
  const store = new DemoStore();
  store.open({ room: "chiller", faults: ["door"] });
  playUntil(store, () => store.run.alert.condition.status === "alert");
  expect(store.speed).toBe(60);
  expect(store.wasSlowed).toBe(true);
  store.setSpeed(600);
  store.pass(0.1);
  expect(store.speed).toBe(600);
});

test("the phone shows the room that waits for an answer, even while another is looked at", () => {
  const store = new DemoStore();
  store.open({ room: "chiller", faults: ["door"] });
  store.select("produce");
  playUntil(store, () => store.urgent.room.id === "chiller");
  store.acknowledge(store.urgent);
  store.repair();
  expect(store.fleet.runs.chiller.faults.size).toBe(1);
});

test("what is drawn changes with readings and events, not with every frame", () => {
  const store = new DemoStore();
  store.open({ room: "chiller", faults: [] });
  store.setSpeed(60);
  let changes = 0;
  let frames = 0;
  store.onChange(() => changes++);
  store.onFrame(() => frames++);
  for (let frame = 0; frame < 600; frame++) store.pass(1 / 60);
  expect(frames).toBe(600);
  expect(changes).toBeLessThanOrEqual(3);
});

test("a run ends after a week and can be begun again", () => {
  const store = new DemoStore();
  store.open({ room: "produce", faults: [] });
  for (let step = 0; step < 8 * 24; step++) store.pass(HOUR / store.speed);
  expect(store.fleet.isOver).toBe(true);
  expect(store.isPlaying).toBe(false);
  store.reset();
  expect(store.fleet.clock).toBe(OPENING_TIME);
  expect(store.isPlaying).toBe(true);
});

test("at full speed several readings are drawn at once", () => {
  const store = new DemoStore();
  store.open({ room: "freezer", faults: [] });
  let drawn = 0;
  store.onChange(() => drawn++);
  const before = store.run.record.length;
  for (let frame = 0; frame < 120; frame++) store.pass(1 / 60);
  expect(store.run.record.length - before).toBeGreaterThanOrEqual(4);
  expect(drawn).toBeGreaterThanOrEqual(1);
  expect(drawn).toBeLessThanOrEqual(2);
});

function playUntil(store: DemoStore, isDone: () => boolean): void {
  for (let frame = 0; frame < 10_000 && !isDone(); frame++) store.pass(1 / 60);
  expect(isDone()).toBe(true);
}
