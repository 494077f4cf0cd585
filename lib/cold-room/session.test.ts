import { announcement } from "./announcement";
import { INCIDENT_MINUTE, NIGHT_MINUTES } from "./clock";
import { moments } from "./incident";
import { FAULTS } from "./room";
import { firstEvent, isUnanswered } from "./room-state";
import {
  acknowledgeAlert,
  advance,
  initialSession,
  setFaults,
  setPlaying,
  stateNow,
} from "./session";

const door = ["door"] as const;
const broken = setFaults(initialSession, door, true);

test("is idle until the visitor acts", () => {
  expect(advance(initialSession, 10)).toBe(initialSession);
  expect(announcement(initialSession)).toBe("");
});

test("causes the first fault at the time of the incident, and alerts like the incident", () => {
  expect(broken).toMatchObject({ phase: "playing", minute: INCIDENT_MINUTE });
  // However long the step, it stops at the alert.
  const alerted = advance(broken, 600);
  expect(alerted.minute).toBe(moments.alerted.minute);
  expect(isUnanswered(stateNow(alerted))).toBe(true);
  expect(stateNow(alerted).last.air).toBe(moments.alerted.air);
  expect(announcement(alerted)).toBe("02:00. Walk-in chiller: Alert.");
});

test("causes a later fault at the next whole minute, which is not announced", () => {
  const later = advance(setPlaying(initialSession, true), 10.1);
  const cut = setFaults(later, ["power"], true);
  expect(firstEvent(stateNow(cut), "broken")?.at).toBe(INCIDENT_MINUTE + 11);
  const both = setFaults(acknowledgeAlert(advance(cut, 600)), door, true);
  expect(announcement(both)).toMatch(/Acknowledged\.$/);
});

test("does not change if an action has no effect", () => {
  expect(setFaults(initialSession, FAULTS, false)).toBe(initialSession);
  expect(acknowledgeAlert(initialSession)).toBe(initialSession);
  expect(setFaults(broken, door, true)).toBe(broken);
});

test("pauses, and continues after an action", () => {
  const paused = setPlaying(setPlaying(initialSession, true), false);
  expect(advance(paused, 1)).toBe(paused);
  expect(setFaults(paused, door, true).phase).toBe("playing");
});

test("finishes at the end of the night and ignores further actions", () => {
  const finished = advance(advance(broken, NIGHT_MINUTES), NIGHT_MINUTES);
  expect(finished).toMatchObject({ phase: "finished", minute: NIGHT_MINUTES });
  expect(setFaults(finished, door, false)).toBe(finished);
  expect(setPlaying(finished, true)).toBe(finished);
  expect(announcement(finished)).toMatch(/^The stock reached .*\. The door stayed open\.$/);
});
