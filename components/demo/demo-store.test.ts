import { clockOfSeconds } from "@/lib/simulation/clock";
import { MORNING_TIME, OPENING_TIME } from "@/lib/simulation/fleet";
import { createDemoStore, type DemoStore, isOver, speedOf, urgentRunOf } from "./demo-store";

test("it opens in a calm night and stands still until somebody acts", () => {
  const store = createDemoStore();
  expect(clockOfSeconds(clockOf(store))).toBe("01:30");
  store.pass(10);
  expect(clockOf(store)).toBe(OPENING_TIME);
  expect(statusOf(store)).toBe("within");
});

test("what is broken first goes wrong when it does in the night of the site", () => {
  const store = createDemoStore();
  store.toggleFault("door");
  expect(clockOfSeconds(clockOf(store))).toBe("01:40");
  expect(store.getSnapshot().isPlaying).toBe(true);
  playUntil(store, () => shown(store).isUnanswered);
  expect(clockOfSeconds(shown(store).events.at(-1)?.at ?? NaN)).toBe("02:00");
  expect(shown(store).heard.air).toBe(7);
});

test("what is broken later goes wrong at once", () => {
  const store = createDemoStore();
  store.play();
  store.pass(0.1);
  store.toggleFault("power");
  expect(clockOf(store)).toBe(OPENING_TIME + 60);
});

test("pressing what is broken repairs it", () => {
  const store = broken();
  store.toggleFault("door");
  expect(shown(store).faults.size).toBe(0);
});

test("two stores show the same, as server and browser must", () => {
  const [one, other] = [createDemoStore(), createDemoStore()];
  expect(clockOf(one)).toBe(clockOf(other));
  expect(shown(one).events).toEqual(shown(other).events);
  expect(shown(one).state).toEqual(shown(other).state);
});

test("a room to look at is no reason to begin", () => {
  const store = createDemoStore();
  store.select(store.getSnapshot().fleet.runs.produce);
  expect(store.getSnapshot().isPlaying).toBe(false);
  expect(shown(store).room.id).toBe("produce");
  store.play();
  store.select(store.getSnapshot().fleet.runs.chiller);
  expect(store.getSnapshot().isPlaying).toBe(true);
});

test("the clock slows down when the phone rings, and obeys the visitor afterwards", () => {
  const store = broken();
  playUntil(store, () => shown(store).isUnanswered);
  expect(speedOf(store.getSnapshot())).toBe(60);
  store.setSpeed(600);
  store.pass(0.1);
  expect(speedOf(store.getSnapshot())).toBe(600);
});

test("it stays slow while one of answering and repairing is left to do, and no longer", () => {
  const store = broken();
  playUntil(store, () => shown(store).isUnanswered);
  store.acknowledge(shown(store));
  store.pass(1);
  expect(speedOf(store.getSnapshot())).toBe(60);
  store.repair();
  expect(speedOf(store.getSnapshot())).toBe(600);
});

test("repaired and not answered, it is slow until the room has recovered", () => {
  const store = broken();
  playUntil(store, () => shown(store).isUnanswered);
  store.repair();
  expect(speedOf(store.getSnapshot())).toBe(60);
  playUntil(store, () => statusOf(store) === "within");
  expect(speedOf(store.getSnapshot())).toBe(600);
});

test("it does not wait all night for somebody who does nothing", () => {
  const store = broken();
  playUntil(store, () => shown(store).isUnanswered);
  playUntil(store, () => speedOf(store.getSnapshot()) === 600);
  expect(shown(store).events.some(({ kind }) => kind === "escalated")).toBe(true);
  expect(clockOf(store)).toBeLessThan(MORNING_TIME);
});

test("a room that cannot be heard any more slows it down too, until the internet is back", () => {
  const store = createDemoStore();
  store.open({ roomId: "chiller", faults: ["internet"] });
  playUntil(store, () => shown(store).alert.offline);
  expect(speedOf(store.getSnapshot())).toBe(60);
  store.repair();
  expect(speedOf(store.getSnapshot())).toBe(600);
});

test.each([1, 60] as const)("at %d× nothing is slowed, so that nothing says so", (speed) => {
  const store = broken();
  playUntil(store, () => statusOf(store) === "crossed");
  store.setSpeed(speed);
  for (let minute = 0; minute < 20; minute++) store.pass(60 / speed);
  expect(shown(store).isUnanswered).toBe(true);
  expect(store.getSnapshot().slowedAt).toBeUndefined();
  expect(speedOf(store.getSnapshot())).toBe(speed);
});

test("the phone shows the room that waits for an answer, even while another is looked at", () => {
  const store = broken();
  store.select(store.getSnapshot().fleet.runs.produce);
  playUntil(store, () => urgentRunOf(store.getSnapshot()).room.id === "chiller");
  store.acknowledge(urgentRunOf(store.getSnapshot()));
  store.repair();
  expect(store.getSnapshot().fleet.runs.chiller.faults.size).toBe(1);
});

test("what is drawn changes with minutes and events, not with every frame", () => {
  const store = createDemoStore();
  store.play();
  store.setSpeed(60);
  let frames = 0;
  store.subscribe(() => frames++);
  const drawn = statesOf(store, 600);
  expect(frames).toBe(600);
  expect(drawn.size).toBeGreaterThan(5);
  expect(drawn.size).toBeLessThanOrEqual(12);
});

test("a night ends in the morning and can be begun again", () => {
  const store = createDemoStore();
  store.select(store.getSnapshot().fleet.runs.produce);
  store.play();
  playUntil(store, () => isOver(store.getSnapshot()));
  expect(clockOfSeconds(clockOf(store))).toBe("06:00");
  expect(store.getSnapshot().isPlaying).toBe(false);
  store.play();
  expect(clockOf(store)).toBe(OPENING_TIME);
  expect(store.getSnapshot().isPlaying).toBe(true);
  expect(shown(store).room.id).toBe("produce");
});

test("at full speed several readings are drawn at once", () => {
  const store = createDemoStore();
  store.select(store.getSnapshot().fleet.runs.freezer);
  store.play();
  const before = shown(store).record.length;
  const drawn = statesOf(store, 120);
  expect(shown(store).record.length - before).toBeGreaterThanOrEqual(4);
  expect(drawn.size).toBeGreaterThanOrEqual(2);
  expect(drawn.size).toBeLessThanOrEqual(3);
});

/** What is drawn while some frames pass, with what stands there before. */
function statesOf(store: DemoStore, frames: number) {
  const states = new Set([store.getSnapshot()]);
  for (let frame = 0; frame < frames; frame++) {
    store.pass(1 / 60);
    states.add(store.getSnapshot());
  }
  return states;
}

function broken(): DemoStore {
  const store = createDemoStore();
  store.open({ roomId: "chiller", faults: ["door"] });
  return store;
}

function shown(store: DemoStore) {
  return store.getSnapshot().run;
}

function clockOf(store: DemoStore): number {
  return store.getSnapshot().fleet.clock;
}

function statusOf(store: DemoStore) {
  return shown(store).alert.condition.status;
}

function playUntil(store: DemoStore, isDone: () => boolean): void {
  for (let frame = 0; frame < 10_000 && !isDone(); frame++) store.pass(1 / 60);
  expect(isDone()).toBe(true);
}
