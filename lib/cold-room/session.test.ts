import { announcement } from "./announcement";
import { INCIDENT_MINUTE, NIGHT_MINUTES } from "./clock";
import { moments } from "./incident";
import { FAULTS, rooms } from "./rooms";
import {
  acknowledgeAlert,
  advance,
  initialSession,
  judgedNight,
  declineRepair,
  nightOf,
  statesNow,
  type Session,
  setFaults,
  setPlaying,
  showRoom,
  shownState,
} from "./session";
import { firstEvent, isUnanswered } from "./room-state";

const opening = initialSession(rooms);
const door = ["door"] as const;
const broken = setFaults(opening, door, true);

test("is idle until the visitor acts", () => {
  expect(opening).toMatchObject({ phase: "idle", shown: "chiller", minute: INCIDENT_MINUTE });
  expect(advance(opening, 10)).toBe(opening);
  expect(announcement(opening)).toBe("");
});

test("causes the first fault at the time of the incident, and alerts like the incident", () => {
  expect(broken).toMatchObject({ phase: "playing", minute: INCIDENT_MINUTE });
  const alerted = advance(broken, 60);
  expect(alerted.minute).toBe(moments.alerted.minute);
  expect(isUnanswered(shownState(alerted))).toBe(true);
  expect(shownState(alerted).last.air).toBe(moments.alerted.air);
  expect(announcement(alerted)).toMatch(/^\d\d:\d\d\. Walk-in chiller: Alert\. Above the limit/);
});

test("causes a later fault at the next whole minute", () => {
  const later = advance(setPlaying(opening, true), 10.1);
  const cut = setFaults(later, ["power"], true);
  expect(firstEvent(shownState(cut), "broken")?.at).toBe(INCIDENT_MINUTE + 11);
});

test("does not change if an action has no effect", () => {
  expect(setFaults(opening, FAULTS, false)).toBe(opening);
  expect(acknowledgeAlert(opening, "chiller")).toBe(opening);
  expect(setFaults(broken, door, true)).toBe(broken);
});

test("stops at a call in any room, however long the step", () => {
  const elsewhere = showRoom(broken, "freezer");
  const called = advance(elsewhere, 600);
  expect(called.minute).toBe(moments.alerted.minute);
  expect(advance(called, 600)).toMatchObject({ phase: "finished" });
});

test("pauses, and continues after an action", () => {
  const paused = setPlaying(setPlaying(opening, true), false);
  expect(advance(paused, 1)).toBe(paused);
  expect(setFaults(paused, door, true).phase).toBe("playing");
});

test("shows another room without starting the simulation", () => {
  const shown = showRoom(opening, "produce");
  expect(shown.phase).toBe("idle");
  expect(shownState(shown).room.id).toBe("produce");
});

test("remembers when the visitor first declined a repair, and still allows it", () => {
  const left = declineRepair(advance(declineRepair(broken), 1));
  expect(left.declinedAt).toBe(broken.minute);
  expect(shownState(setFaults(left, door, false)).faults).toEqual([]);
});

test("finishes at the end of the night and ignores further actions", () => {
  const finished = finish(broken);
  expect(finished.minute).toBe(NIGHT_MINUTES);
  expect(setFaults(finished, door, false)).toBe(finished);
  expect(setPlaying(finished, true)).toBe(finished);
  expect(announcement(finished)).toMatch(/the door stayed open\. The stock is/);
});

test("judges a room that had a fault if the shown room had none", () => {
  const elsewhere = showRoom(broken, "freezer");
  expect(judgedNight(elsewhere)).toBe(nightOf(elsewhere, "chiller"));
  expect(judgedNight(opening)).toBe(nightOf(opening));
});

test("simulates rooms only as far as they are played", () => {
  expect(opening.nights.map((night) => night.length)).toEqual(rooms.map(() => INCIDENT_MINUTE + 1));
  const later = advance(broken, 5.5);
  expect(nightOf(later)).toHaveLength(NIGHT_MINUTES + 1);
  expect(statesNow(later).map(({ minute }) => minute)).toEqual(rooms.map(() => 465));
});

/** Returns the finished session. The first step stops at an alert. */
function finish(session: Session): Session {
  return advance(advance(session, 720), 720);
}
