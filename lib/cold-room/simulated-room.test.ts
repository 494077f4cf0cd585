import fc from "fast-check";
import { ESCALATION_SECONDS, UPLOAD_SECONDS } from "./alerts";
import { type Fault, HOUR, MINUTE, type Room, type RoomId, rooms } from "./rooms";
import {
  acknowledgeAlert,
  advance,
  breakRoom,
  firstEvent,
  forecast,
  lastReading,
  repairRoom,
  type RoomEventKind,
  type SimulatedRoom,
  startRoom,
} from "./simulated-room";

test.each(rooms)("keeps $name below its limits when its thermostat sticks", (room) => {
  const run = brokenRun(room.id, "freeze", 8 * HOUR);
  expect(firstEvent(run, "alerted")).toMatchObject({ side: "low" });
  const airs = run.readings.filter(({ time }) => time >= 30 * MINUTE).map(({ air }) => air);
  expect(Math.max(...airs)).toBeLessThan(room.rule.low);
});

test.each(
  rooms.flatMap(({ id }) => (["door", "power"] as const).map((fault) => [id, fault] as const)),
)(
  "raises the high alert of the %s after its delay (%s), with stock colder than the air",
  (id, fault) => {
    const run = brokenRun(id, fault, 12 * HOUR);
    const alert = firstEvent(run, "alerted");
    expect(alert).toMatchObject({ side: "high" });
    expect((alert?.at ?? 0) - (alert?.since ?? 0)).toBeGreaterThanOrEqual(run.room.rule.delay);
    const { air, stock } = run.readings[(alert?.at ?? 0) / UPLOAD_SECONDS]!;
    expect(stock).toBeLessThan(air);
  },
);

test("reports nothing about an undisturbed room", () => {
  for (const id of ["chiller", "pharmacy", "produce"] as const) {
    let run = startRoom(roomOf(id, 5));
    run = advance(run, 7 * 24 * HOUR);
    expect(run.events).toEqual([]);
  }
});

test("delays the alert without internet, reports the missing readings and loses none", () => {
  const connected = brokenRun("chiller", "door", 4 * HOUR);
  let run = startRoom(roomOf("chiller"));
  run = breakRoom(run, "internet");
  run = breakRoom(run, "door");
  run = advance(run, 2 * HOUR);
  expect(kinds(run)).toEqual(["broken", "broken", "offline"]);
  expect(firstEvent(run, "offline")?.at).toBeGreaterThan(2 * UPLOAD_SECONDS);
  expect(run.waiting.length).toBe(2 * 12);
  expect(lastReading(run).air).toBe(connected.readings[0]?.air);
  run = repairRoom(run, "internet");
  expect(run.waiting.length).toBe(0);
  expect(kinds(run).slice(3)).toEqual(["repaired", "online", "limitExceeded", "alerted"]);
  expect(firstEvent(run, "alerted")).toMatchObject({
    at: 2 * HOUR,
    since: firstEvent(connected, "limitExceeded")?.since,
  });
  run = advance(run, 4 * HOUR);
  expect(run.readings.length).toBe(connected.readings.length);
  expect(run.readings.map(({ air }) => air)).toEqual(connected.readings.map(({ air }) => air));
});

test("escalates an alert unless somebody acknowledges it", () => {
  const ignored = brokenRun("freezer", "power", 3 * HOUR);
  const alert = firstEvent(ignored, "alerted")?.at ?? 0;
  expect(firstEvent(ignored, "escalated")?.at).toBe(alert + ESCALATION_SECONDS);

  let seen = brokenRun("freezer", "power", alert + 2 * MINUTE);
  seen = acknowledgeAlert(seen);
  seen = acknowledgeAlert(seen);
  seen = advance(seen, 6 * HOUR);
  expect(kinds(seen).filter((kind) => kind === "acknowledged")).toHaveLength(1);
  expect(firstEvent(seen, "escalated")).toBeUndefined();
});

test("recovers once after a repair", () => {
  let run = brokenRun("pharmacy", "door", HOUR);
  run = repairRoom(run, "door");
  run = advance(run, 6 * HOUR);
  expect(kinds(run).filter((kind) => kind === "recovered")).toHaveLength(1);
  expect(run.alert.condition.status).toBe("within");
  expect(lastReading(run).air).toBeLessThan(run.room.rule.high);
});

test("has the same events whatever the length of a caller's steps", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...rooms.map(({ id }) => id)),
      fc.constantFrom<Fault>("door", "power", "freeze", "internet"),
      fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 40 }),
      (id, fault, frames) => {
        const end = frames.reduce((sum, frame) => sum + frame, 0);
        let inFrames = startRoom(roomOf(id));
        let atOnce = startRoom(roomOf(id));
        inFrames = breakRoom(inFrames, fault);
        atOnce = breakRoom(atOnce, fault);
        let clock = 0;
        for (const frame of frames) inFrames = advance(inFrames, (clock += frame));
        atOnce = advance(atOnce, end);
        expect(inFrames.events).toEqual(atOnce.events);
        expect(inFrames.state).toEqual(atOnce.state);
        expect(inFrames.readings.length).toBe(atOnce.readings.length);
      },
    ),
    { numRuns: 40 },
  );
});

test("forecasts what then happens, and moves nothing", () => {
  const run = brokenRun("freezer", "power", HOUR);
  const [end] = forecast(run, 5 * 60, 10).slice(-1);
  expect(run.state.time).toBe(HOUR);
  expect(forecast(advance(run, HOUR + 40), 5 * 60, 60).at(-1)).toEqual(end);
  const { air, stock } = lastReading(advance(run, 5 * HOUR));
  expect(end?.air).toBeCloseTo(air, 1);
  expect(end?.stock).toBe(stock);
});

const SEED = 7;

/** With the doors closed unless a test opens them. */
function roomOf(id: RoomId, seed = SEED): Room {
  const room = rooms.find((room) => room.id === id) ?? rooms[0];
  return { ...room, seed, doorOpenings: [] };
}

function brokenRun(id: RoomId, fault: Fault, until: number): SimulatedRoom {
  let run = startRoom(roomOf(id));
  run = breakRoom(run, fault);
  run = advance(run, until);
  return run;
}

function kinds(run: SimulatedRoom): RoomEventKind[] {
  return run.events.map(({ kind }) => kind);
}
