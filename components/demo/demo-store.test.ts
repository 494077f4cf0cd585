import { FAULTS } from "@/lib/cold-room/room";
import {
  acknowledgeAlert,
  advance,
  initialSession,
  type Session,
  setFaults,
  setPlaying,
} from "@/lib/cold-room/session";
import { demoPace } from "./demo-store";

const alerted = advance(setFaults(initialSession, ["door"], true), 90);

test("plays the rest of the night in about six seconds after the last decision", () => {
  expect(secondsUntilEnd(setPlaying(initialSession, true))).toBeLessThan(7);
  expect(secondsUntilEnd(setFaults(alerted, ["door"], false))).toBeCloseTo(6, 0);
});

test("waits for four seconds at an alert and after its acknowledgement", () => {
  expect(demoPace(alerted)).toBe(1);
  expect(demoPace(advance(alerted, 3.9))).toBe(1);
  expect(demoPace(advance(alerted, 4))).toBeGreaterThan(1);
  const later = acknowledgeAlert(advance(alerted, 5));
  expect(demoPace(later)).toBe(1);
  expect(secondsUntilEnd(later)).toBeLessThan(10.5);
});

test.each(FAULTS)("plays a night without decisions in 15 seconds at most (%s)", (fault) => {
  expect(secondsUntilEnd(setFaults(initialSession, [fault], true))).toBeLessThan(15);
});

function secondsUntilEnd(session: Session): number {
  let [next, frames] = [session, 0];
  for (; next.phase === "playing"; frames++) next = advance(next, demoPace(next) / 60);
  return frames / 60;
}
