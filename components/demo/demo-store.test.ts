import { clockTime } from "@/lib/simulation/clock";
import { OPENING_TIME } from "@/lib/simulation/fleet";
import { HOUR } from "@/lib/simulation/rooms";
import { DemoStore } from "./demo-store";

test("it opens in a calm night and stands still until somebody acts", () => {
  const store = new DemoStore();
  expect(clockTime(store.fleet.clock)).toBe("01:30");
  store.pass(10);
  expect(store.fleet.clock).toBe(OPENING_TIME);
  expect(store.run.alert.condition.status).toBe("within");
});

test("what is broken first goes wrong when it does in the night of the site", () => {
  const store = new DemoStore();
  store.toggleFault("door");
  expect(clockTime(store.fleet.clock)).toBe("01:40");
  expect(store.isPlaying).toBe(true);
  playUntil(store, () => store.run.isUnanswered);
  expect(clockTime(store.run.events.at(-1)?.at ?? NaN)).toBe("02:00");
  expect(store.run.heard).toBe(7);
});

test("what is broken later goes wrong at once", () => {
  const store = new DemoStore();
  store.togglePlaying();
  store.pass(0.1);
  store.toggleFault("power");
  expect(store.fleet.clock).toBe(OPENING_TIME + 60);
});

test("pressing what is broken repairs it", () => {
  const store = new DemoStore();
  store.open({ roomId: "chiller", faults: ["power"] });
  store.toggleFault("power");
  expect(store.run.faults.size).toBe(0);
});

test("two stores show the same, as server and browser must", () => {
  const [one, other] = [new DemoStore(), new DemoStore()];
  expect(one.fleet.clock).toBe(other.fleet.clock);
  expect(one.run.events).toEqual(other.run.events);
  expect(one.run.state).toEqual(other.run.state);
});

test("a room to look at is no reason to begin", () => {
  const store = new DemoStore();
  store.select("produce");
  expect(store.isPlaying).toBe(false);
  expect(store.run.room.id).toBe("produce");
  store.togglePlaying();
  store.select("chiller");
  expect(store.isPlaying).toBe(true);
});

test.each<[string, (store: DemoStore) => void]>([
  ["Acknowledge", (store) => store.acknowledge(store.urgent)],
  ["Repair", (store) => store.repair()],
  ["Play", (store) => store.togglePlaying()],
])("after the phone has rung, %s does not slow the clock down again", (_, act) => {
  const store = new DemoStore();
  store.open({ roomId: "chiller", faults: ["door"] });
  playUntil(store, () => store.run.isUnanswered);
  if (store.isPlaying) store.togglePlaying();
  store.setSpeed(600);
  act(store);
  store.pass(0.1);
  expect(store.speed).toBe(600);
  expect(store.wasSlowed).toBe(false);
});

test("the clock slows down when the phone rings, and obeys the visitor afterwards", () => {
  const store = new DemoStore();
  store.open({ roomId: "chiller", faults: ["door"] });
  playUntil(store, () => store.run.alert.condition.status === "alert");
  expect(store.speed).toBe(60);
  expect(store.wasSlowed).toBe(true);
  store.setSpeed(600);
  store.pass(0.1);
  expect(store.speed).toBe(600);
});

test("the phone shows the room that waits for an answer, even while another is looked at", () => {
  const store = new DemoStore();
  store.open({ roomId: "chiller", faults: ["door"] });
  store.select("produce");
  playUntil(store, () => store.urgent.room.id === "chiller");
  store.acknowledge(store.urgent);
  store.repair();
  expect(store.fleet.runs.chiller.faults.size).toBe(1);
});

test("what is drawn changes with minutes and events, not with every frame", () => {
  const store = new DemoStore();
  store.togglePlaying();
  store.setSpeed(60);
  let changes = 0;
  let frames = 0;
  store.subscribe(() => changes++);
  store.onFrame(() => frames++);
  for (let frame = 0; frame < 600; frame++) store.pass(1 / 60);
  expect(frames).toBe(600);
  expect(changes).toBeLessThanOrEqual(11);
});

test("a run ends after a week and can be begun again", () => {
  const store = new DemoStore();
  store.select("produce");
  store.togglePlaying();
  for (let step = 0; step < 8 * 24; step++) store.pass(HOUR / store.speed);
  expect(store.fleet.isOver).toBe(true);
  expect(store.isPlaying).toBe(false);
  store.togglePlaying();
  expect(store.isPlaying).toBe(false);
  store.reset();
  expect(store.fleet.clock).toBe(OPENING_TIME);
  expect(store.run.room.id).toBe("produce");
});

test("at full speed several readings are drawn at once", () => {
  const store = new DemoStore();
  store.select("freezer");
  store.togglePlaying();
  let drawn = 0;
  store.subscribe(() => drawn++);
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
