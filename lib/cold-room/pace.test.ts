import { pace } from "./pace";
import { FAULTS } from "./room";
import {
  acknowledgeAlert,
  advance,
  declineRepair,
  initialSession,
  isWaiting,
  type Session,
  setFaults,
  setPlaying,
} from "./session";

const broken = setFaults(initialSession, ["door"], true);
const alerted = advance(broken, 600);

test.each(FAULTS)("reaches the call after six seconds (%s), and waits there", (fault) => {
  const called = watch(setFaults(initialSession, [fault], true));
  expect(called.seconds).toBeLessThan(6.6);
  expect(isWaiting(called.session)).toBe(true);
});

test("continues after a repair, or if nobody acts, but not after an acknowledgement", () => {
  expect(pace(acknowledgeAlert(alerted))).toBe(0);
  expect(watch(setFaults(alerted, ["door"], false)).seconds).toBeCloseTo(3.2, 0);
  expect(watch(declineRepair(acknowledgeAlert(alerted))).seconds).toBeCloseTo(6, 0);
  expect(watch(setPlaying(initialSession, true)).session.phase).toBe("finished");
});

test("waits at a second call", () => {
  const { session } = watch(setFaults(declineRepair(alerted), ["internet"], true));
  expect(isWaiting(session)).toBe(true);
});

test("does not wait at an alert of a room in which nothing is broken", () => {
  const late = setFaults(advance(broken, 19), ["door"], false);
  expect(isWaiting(advance(late, 1))).toBe(false);
});

/** Plays in frames until the night waits or ends. */
function watch(from: Session) {
  let [session, frames] = [from, 0];
  for (; session.phase === "playing" && pace(session) > 0; frames++)
    session = advance(session, pace(session) / 60);
  return { session, seconds: frames / 60 };
}
