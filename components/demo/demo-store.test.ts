import fc from "fast-check";
import { type Fault, FAULTS, rooms } from "@/lib/cold-room/rooms";
import { type Action, initialSession, sessionReducer } from "@/lib/cold-room/session";
import { demoPace, readScenario, writeScenario } from "./demo-store";

test("is slow from the alert until the room is repaired", () => {
  const broken = play({ type: "break", faults: ["door"] });
  expect(demoPace(broken)).toBe(10);
  const alerted = sessionReducer(broken, { type: "advance", minutes: 90 });
  expect(demoPace(alerted)).toBe(1);
  const acknowledged = sessionReducer(alerted, { type: "acknowledge", room: "chiller" });
  const later = sessionReducer(acknowledged, { type: "advance", minutes: 13 });
  expect(demoPace(later)).toBe(1);
  expect(demoPace(sessionReducer(later, { type: "repair", faults: ["door"] }))).toBe(10);
});

test.each<Fault>(["door", "internet"])(
  "is fast again some minutes after a call about the %s that nobody answers",
  (fault) => {
    const called = play({ type: "break", faults: [fault] }, { type: "advance", minutes: 90 });
    expect(demoPace(called)).toBe(1);
    const escalated = sessionReducer(called, { type: "advance", minutes: 12 });
    expect(demoPace(escalated)).toBe(1);
    expect(demoPace(sessionReducer(escalated, { type: "advance", minutes: 3 }))).toBe(10);
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
  return actions.reduce(sessionReducer, initialSession(rooms));
}
