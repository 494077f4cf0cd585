import fc from "fast-check";
import { INCIDENT_MINUTE, NIGHT_MINUTES } from "./clock";
import { moments } from "./incident";
import { announcement } from "./outcome";
import { FAULTS } from "./physics";
import {
  acknowledgeAlert,
  advance,
  declineRepair,
  initialSession,
  type Session,
  setFaults,
  setPlaying,
  stateNow,
} from "./session";
import { callOf } from "./words";

const door = ["door"] as const;
const broken = setFaults(initialSession, door, true);
// However long the step, it stops at the alert.
const alerted = advance(broken, 600);

test("is idle until the visitor acts, and does not change if an action has no effect", () => {
  expect(advance(initialSession, 10)).toBe(initialSession);
  expect(announcement(initialSession)).toBe("");
  expect(setFaults(initialSession, FAULTS, false)).toBe(initialSession);
  expect(acknowledgeAlert(initialSession)).toBe(initialSession);
  expect(setFaults(broken, door, true)).toBe(broken);
});

test("causes the first fault at the time of the incident, and alerts like the incident", () => {
  expect(broken).toMatchObject({ phase: "playing", minute: INCIDENT_MINUTE });
  expect(alerted.minute).toBe(moments.alerted.minute);
  expect(stateNow(alerted).last.air).toBe(moments.alerted.air);
  // A decision does not repeat the alert.
  expect(announcement(declineRepair(alerted))).toBe("02:00. Walk-in chiller: Alert.");
});

test("causes a later fault at the next whole minute, which is not announced", () => {
  const cut = setFaults({ ...broken, minute: 470.1 }, ["power"], true);
  expect(stateNow(cut).events.at(-1)).toEqual({ kind: "broken", at: 471, fault: "power" });
  const both = setFaults(acknowledgeAlert(advance(cut, 600)), ["thermostat"], true);
  expect(announcement(both)).toMatch(/Acknowledged\.$/);
});

test("pauses, and continues after an action", () => {
  const paused = setPlaying(broken, false);
  expect(advance(paused, 1)).toBe(paused);
  expect(setFaults(paused, door, false).phase).toBe("playing");
});

test.each(FAULTS)("reaches the call after six seconds (%s), and waits there", (fault) => {
  const called = watch(setFaults(initialSession, [fault], true));
  expect(called.seconds).toBeLessThan(6.2);
  expect(called.session.phase).toBe("waiting");
});

test("continues after a repair, or if nobody acts, but not after an acknowledgement", () => {
  expect(watch(acknowledgeAlert(alerted)).seconds).toBe(0);
  expect(watch(setFaults(alerted, door, false)).seconds).toBeCloseTo(4, 0);
  expect(watch(declineRepair(acknowledgeAlert(alerted))).seconds).toBeCloseTo(6, 0);
});

test("waits at a second call, but not while nothing is broken", () => {
  const offline = setFaults(declineRepair(alerted), ["internet"], true);
  expect(watch(offline).session.phase).toBe("waiting");
  // A second fault in the minute before the call does not skip it.
  const before = { ...broken, minute: moments.alerted.minute - 0.5 };
  expect(setFaults(before, ["power"], true).phase).toBe("waiting");
  // The door is closed a minute before the reading that raises the alert.
  const late = setFaults({ ...broken, minute: moments.alerted.minute - 1 }, door, false);
  expect(watch(late).session.phase).toBe("finished");
});

test("finishes at the end of the night and ignores further actions", () => {
  const finished = advance(declineRepair(alerted), 600);
  expect(finished).toMatchObject({ phase: "finished", minute: NIGHT_MINUTES });
  expect(setFaults(finished, door, false)).toBe(finished);
  expect(setPlaying(finished, true)).toBe(finished);
});

test("ends every night, and has words for each call at which it waits", () => {
  const actions: ((session: Session) => Session)[] = [
    (session) => advance(session, 3),
    ...FAULTS.map((fault) => (session: Session) => {
      const isBroken = stateNow(session).faults.includes(fault);
      return setFaults(session, [fault], !isBroken);
    }),
    acknowledgeAlert,
  ];
  const next = (from: Session, action: (session: Session) => Session) => {
    const session = action(from);
    if (session.phase === "waiting") expect(callOf(stateNow(session))).toBeDefined();
    return session;
  };
  const play = (walk: typeof actions) => {
    let session = walk.reduce(next, initialSession);
    for (let step = 0; !["idle", "finished"].includes(session.phase); step++) {
      expect(step).toBeLessThan(100);
      if (session.phase === "waiting") session = declineRepair(session);
      session = next(setPlaying(session, true), (from) => advance(from, 1));
    }
  };
  fc.assert(fc.property(fc.array(fc.constantFrom(...actions), { maxLength: 16 }), play), {
    numRuns: 250,
  });
});

/** Plays in frames until the night waits or ends. */
function watch(from: Session) {
  let [session, frames] = [from, 0];
  for (; session.phase === "playing"; frames++) session = advance(session, 1 / 60);
  return { session, seconds: frames / 60 };
}
