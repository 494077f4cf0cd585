import fc from "fast-check";
import { type Fault, FAULTS, rooms } from "@/lib/cold-room/rooms";
import {
  acknowledgeAlert,
  advance,
  initialSession,
  type Session,
  setFaults,
  setPlaying,
} from "@/lib/cold-room/session";
import { demoPace, readScenario, writeScenario } from "./demo-store";

const opening = initialSession(rooms);

test("plays the rest of the night in about six seconds after the last decision", () => {
  expect(secondsUntilEnd(setPlaying(opening, true))).toBeLessThan(7);
  const alerted = advance(setFaults(opening, ["door"], true), 90);
  expect(secondsUntilEnd(setFaults(alerted, ["door"], false))).toBeCloseTo(6, 0);
});

test("waits for four seconds at an alert and after its acknowledgement", () => {
  const alerted = advance(setFaults(opening, ["door"], true), 90);
  expect(demoPace(alerted)).toBe(1);
  expect(demoPace(advance(alerted, 3.9))).toBe(1);
  expect(demoPace(advance(alerted, 4))).toBeGreaterThan(1);
  const later = acknowledgeAlert(advance(alerted, 5), "chiller");
  expect(demoPace(later)).toBe(1);
  expect(secondsUntilEnd(later)).toBeLessThan(10.5);
});

test.each(rooms.flatMap(({ id }) => FAULTS.map((fault) => [id, fault] as const)))(
  "plays a night in the %s without decisions in 15 seconds at most (%s)",
  (room, fault: Fault) => {
    expect(secondsUntilEnd(setFaults(opening, [fault], true, room))).toBeLessThan(15);
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

function secondsUntilEnd(session: Session): number {
  let [next, frames] = [session, 0];
  for (; next.phase === "playing"; frames++) next = advance(next, demoPace(next) / 60);
  return frames / 60;
}
