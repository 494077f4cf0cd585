import fc from "fast-check";
import { INCIDENT_MINUTE } from "@/lib/cold-room/clock";
import { type Fault, FAULTS, MINUTE, rooms } from "@/lib/cold-room/rooms";
import { type Action, initialSession, sessionReducer } from "@/lib/cold-room/session";
import { demoSetup, readScenario, writeScenario } from "./demo-store";

const { opensAt, firstFaultAt, pace } = demoSetup;

test("opens before the incident", () => {
  expect(firstFaultAt).toBe(INCIDENT_MINUTE * MINUTE);
  expect(opensAt).toBeLessThan(firstFaultAt);
});

test("is slow from the alert until the room is repaired", () => {
  const broken = play({ type: "break", faults: ["door"] });
  expect(pace(broken)).toBe(600);
  const alerted = sessionReducer(broken, { type: "advance", seconds: 9 });
  expect(pace(alerted)).toBe(60);
  const acknowledged = sessionReducer(alerted, { type: "acknowledge", room: "chiller" });
  const later = sessionReducer(acknowledged, { type: "advance", seconds: 13 });
  expect(pace(later)).toBe(60);
  expect(pace(sessionReducer(later, { type: "repair", faults: ["door"] }))).toBe(600);
});

test.each<Fault>(["door", "internet"])(
  "is fast again some minutes after a call about the %s that nobody answers",
  (fault) => {
    const called = play({ type: "break", faults: [fault] }, { type: "advance", seconds: 9 });
    expect(pace(called)).toBe(60);
    const escalated = sessionReducer(called, { type: "advance", seconds: 12 });
    expect(pace(escalated)).toBe(60);
    expect(pace(sessionReducer(escalated, { type: "advance", seconds: 3 }))).toBe(600);
  },
);

test("reads the scenario that was written to the address", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...rooms.map(({ id }) => id)),
      fc.subarray([...FAULTS]),
      (room, faults) => {
        expect(readScenario(writeScenario({ room, faults }))).toEqual({ room, faults });
      },
    ),
  );
});

test.each([
  ["?room=freezer", { room: "freezer", faults: [] }],
  ["?break=power", { room: "chiller", faults: ["power"] }],
  ["?room=__proto__&break=constructor", undefined],
  ["?utm_source=x", undefined],
])("reads %s", (search, scenario) => {
  expect(readScenario(search)).toEqual(scenario);
});

function play(...actions: Action[]) {
  return actions.reduce(sessionReducer, initialSession(demoSetup));
}
