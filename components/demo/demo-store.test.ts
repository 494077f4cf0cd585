import { INCIDENT_MINUTE } from "@/lib/cold-room/simulate-night";
import { clock } from "@/lib/cold-room/clock";
import { MORNING_TIME, OPENING_TIME } from "@/lib/simulation/demo-rooms";
import { MINUTE } from "@/lib/cold-room/rooms";
import { isUnanswered, lastReceivedOf } from "@/lib/cold-room/simulated-room";
import { viewOf } from "./chart-view";
import {
  createDemoStore,
  type DemoStore,
  isOver,
  shownRoomOf,
  speedOf,
  urgentRoomOf,
} from "./demo-store";

test("it opens in a calm night and stands still until somebody acts", () => {
  const store = createDemoStore();
  expect(clock(clockOf(store) / MINUTE)).toBe("01:30");
  store.pass(10);
  expect(clockOf(store)).toBe(OPENING_TIME);
  expect(statusOf(store)).toBe("within");
});

test("what is broken first goes wrong when it does in the night of the site", () => {
  const store = createDemoStore();
  store.toggleFault("door");
  expect(clock(clockOf(store) / MINUTE)).toBe("01:40");
  expect(store.getNow().isPlaying).toBe(true);
  playUntil(store, () => isUnanswered(shown(store)));
  expect(clock((shown(store).events.at(-1)?.at ?? NaN) / MINUTE)).toBe("02:00");
  expect(lastReceivedOf(shown(store)).air).toBe(7);
});

test("what is broken later goes wrong at once", () => {
  const store = createDemoStore();
  store.play();
  store.pass(0.1);
  store.toggleFault("power");
  expect(clockOf(store)).toBe(INCIDENT_MINUTE * MINUTE + 60);
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
  store.select("produce");
  expect(store.getNow().isPlaying).toBe(false);
  expect(shown(store).room.id).toBe("produce");
  store.play();
  store.select("chiller");
  expect(store.getNow().isPlaying).toBe(true);
});

test("the clock slows down when the phone rings, and obeys the visitor afterwards", () => {
  const store = broken();
  playUntil(store, () => isUnanswered(shown(store)));
  expect(speedOf(store.getNow())).toBe(60);
  store.setSpeed(600);
  store.pass(0.1);
  expect(speedOf(store.getNow())).toBe(600);
});

test("it stays slow while one of answering and repairing is left to do, and no longer", () => {
  const store = broken();
  playUntil(store, () => isUnanswered(shown(store)));
  store.acknowledge("chiller");
  store.pass(1);
  expect(speedOf(store.getNow())).toBe(60);
  store.repair();
  expect(speedOf(store.getNow())).toBe(600);
});

test("repaired and not answered, it is slow until the room has recovered", () => {
  const store = broken();
  playUntil(store, () => isUnanswered(shown(store)));
  store.repair();
  expect(speedOf(store.getNow())).toBe(60);
  playUntil(store, () => statusOf(store) === "within");
  expect(speedOf(store.getNow())).toBe(600);
});

test("it does not wait all night for somebody who does nothing", () => {
  const store = broken();
  playUntil(store, () => isUnanswered(shown(store)));
  playUntil(store, () => speedOf(store.getNow()) === 600);
  expect(shown(store).events.some(({ kind }) => kind === "escalated")).toBe(true);
  expect(clockOf(store)).toBeLessThan(MORNING_TIME);
});

test("a room that cannot be heard any more slows it down too, until the internet is back", () => {
  const store = createDemoStore();
  store.open({ roomId: "chiller", faults: ["internet"] });
  playUntil(store, () => shown(store).alert.offline);
  expect(speedOf(store.getNow())).toBe(60);
  store.repair();
  expect(speedOf(store.getNow())).toBe(600);
});

test.each([1, 60] as const)("at %d× nothing is slowed, so that nothing says so", (speed) => {
  const store = broken();
  playUntil(store, () => statusOf(store) === "crossed");
  store.setSpeed(speed);
  for (let minute = 0; minute < 20; minute++) store.pass(60 / speed);
  expect(isUnanswered(shown(store))).toBe(true);
  expect(store.getNow().slowedAt).toBeUndefined();
  expect(speedOf(store.getNow())).toBe(speed);
});

test("the phone shows the room that waits for an answer, even while another is looked at", () => {
  const store = broken();
  store.select("produce");
  playUntil(store, () => urgentRoomOf(store.getNow()).room.id === "chiller");
  store.acknowledge("chiller");
  store.repair();
  expect(store.getNow().demoRooms.chiller.faults.size).toBe(1);
});

test("what is drawn changes with minutes and events, not with every frame", () => {
  const store = createDemoStore();
  store.open({ roomId: "chiller", faults: ["compressor"] });
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
  store.select("produce");
  store.play();
  playUntil(store, () => isOver(store.getNow()));
  expect(clock(clockOf(store) / MINUTE)).toBe("06:00");
  expect(store.getNow().isPlaying).toBe(false);
  store.reset();
  expect(clockOf(store)).toBe(OPENING_TIME);
  expect(shown(store).room.id).toBe("produce");
});

test("at full speed several readings are drawn at once", () => {
  const store = createDemoStore();
  store.open({ roomId: "freezer", faults: ["compressor"] });
  const before = shown(store).readings.length;
  const drawn = statesOf(store, 120);
  expect(shown(store).readings.length - before).toBeGreaterThanOrEqual(4);
  expect(drawn.size).toBeGreaterThanOrEqual(2);
  expect(drawn.size).toBeLessThanOrEqual(3);
});

test("from the opening Play runs the night that the chart foretells", () => {
  const store = createDemoStore();
  const [foretold] = viewOf(store.getDrawn()).ahead.slice(-1);
  store.play();
  playUntil(store, () => isOver(store.getNow()));
  expect(shown(store).events.some(({ kind }) => kind === "broken")).toBe(true);
  expect(lastReceivedOf(shown(store)).stock).toBeCloseTo(foretold?.stock ?? NaN, 6);
});

test("some seconds after the escalation the night goes on at the visitor's speed", () => {
  const store = broken();
  playUntil(store, () => shown(store).events.some(({ kind }) => kind === "escalated"));
  expect(speedOf(store.getNow())).toBe(60);
  for (let frame = 0; frame < 300; frame++) store.pass(1 / 60);
  expect(speedOf(store.getNow())).toBe(600);
});

test("no state ever changes", () => {
  const store = broken();
  const before = store.getNow();
  const copy = structuredClone(before);
  playUntil(store, () => isUnanswered(shown(store)));
  store.acknowledge("chiller");
  store.repair();
  expect(before).toEqual(copy);
});

/** What is drawn while some frames pass, with what stands there before. */
function statesOf(store: DemoStore, frames: number) {
  const states = new Set([store.getDrawn()]);
  for (let frame = 0; frame < frames; frame++) {
    store.pass(1 / 60);
    states.add(store.getDrawn());
  }
  return states;
}

function broken(): DemoStore {
  const store = createDemoStore();
  store.open({ roomId: "chiller", faults: ["door"] });
  return store;
}

function shown(store: DemoStore) {
  return shownRoomOf(store.getNow());
}

function clockOf(store: DemoStore): number {
  return store.getNow().clock;
}

function statusOf(store: DemoStore) {
  return shown(store).alert.condition.status;
}

function playUntil(store: DemoStore, isDone: () => boolean): void {
  for (let frame = 0; frame < 10_000 && !isDone(); frame++) store.pass(1 / 60);
  expect(isDone()).toBe(true);
}
