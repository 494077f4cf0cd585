import { announcement } from "./announcement";
import { isUnanswered } from "./alerts";
import { INCIDENT_MINUTE, NIGHT_MINUTES } from "./clock";
import { events } from "./incident";
import { FAULTS, rooms } from "./rooms";
import {
  type Action,
  initialSession,
  judgedRoom,
  OPENING_MINUTE,
  type Session,
  sessionReducer,
  shownRoom,
} from "./session";
import { firstEvent } from "./simulated-room";

const opening = initialSession(rooms);
const door = ["door"] as const;
const broken = play(opening, { type: "break", faults: door });

test("is idle at the opening until the visitor acts", () => {
  expect(opening).toMatchObject({ phase: "idle", shown: "chiller", minute: OPENING_MINUTE });
  expect(play(opening, { type: "advance", minutes: 10 })).toBe(opening);
  expect(announcement(opening)).toBe("");
});

test("breaks the first thing at the time of the incident, and alerts as the incident does", () => {
  expect(broken).toMatchObject({ phase: "playing", minute: INCIDENT_MINUTE });
  const alerted = play(broken, { type: "advance", minutes: 60 });
  expect(alerted.minute).toBe(events.alerted.minute);
  expect(isUnanswered(shownRoom(alerted))).toBe(true);
  expect(shownRoom(alerted).last.air).toBe(events.alerted.air);
  expect(announcement(alerted)).toMatch(/^\d\d:\d\d\. Walk-in chiller: Alert\. Above the limit/);
});

test("breaks what is broken later at the next whole minute", () => {
  const later = play(opening, { type: "play" }, { type: "advance", minutes: 10.1 });
  const cut = play(later, { type: "break", faults: ["power"] });
  expect(firstEvent(shownRoom(cut), "broken")?.at).toBe(OPENING_MINUTE + 11);
});

test("does not change when there is nothing to repair or to acknowledge", () => {
  expect(play(opening, { type: "repair", faults: FAULTS })).toBe(opening);
  expect(play(opening, { type: "acknowledge", room: "chiller" })).toBe(opening);
  expect(play(broken, { type: "break", faults: door })).toBe(broken);
});

test("stops the clock at a call in any room, however long the step", () => {
  const elsewhere = play(broken, { type: "show", room: "freezer" });
  const called = play(elsewhere, { type: "advance", minutes: 600 });
  expect(called.minute).toBe(events.alerted.minute);
  expect(play(called, { type: "advance", minutes: 600 })).toMatchObject({ phase: "finished" });
});

test("pauses, and goes on when something is done", () => {
  const paused = play(opening, { type: "play" }, { type: "pause" });
  expect(play(paused, { type: "advance", minutes: 1 })).toBe(paused);
  expect(play(paused, { type: "break", faults: door }).phase).toBe("playing");
});

test("shows another room without beginning", () => {
  const shown = play(opening, { type: "show", room: "produce" });
  expect(shown.phase).toBe("idle");
  expect(shownRoom(shown).room.id).toBe("produce");
});

test("remembers when the visitor first left the fault, and lets it be repaired after all", () => {
  const left = play(broken, { type: "leave" }, { type: "advance", minutes: 1 }, { type: "leave" });
  expect(left.leftAt).toBe(broken.minute);
  expect(shownRoom(play(left, { type: "repair", faults: door })).faults).toEqual([]);
});

test("finishes at the end of the night, accepts nothing more, and can be reset", () => {
  const finished = finish(broken);
  expect(finished.minute).toBe(NIGHT_MINUTES);
  expect(play(finished, { type: "repair", faults: door })).toBe(finished);
  expect(play(finished, { type: "play" })).toBe(finished);
  expect(announcement(finished)).toMatch(/the door stayed open\. The stock is/);
  expect(play(finished, { type: "reset", room: "produce" })).toEqual(
    initialSession(rooms, "produce"),
  );
});

test("judges the room in which something was broken, if the shown one is well", () => {
  const elsewhere = play(broken, { type: "show", room: "freezer" });
  expect(judgedRoom(elsewhere).room.id).toBe("chiller");
  expect(judgedRoom(opening).room.id).toBe("chiller");
});

test.each([10, 6, 4, 3, 1])(
  "alerts by the reading at the end of the delay, with the door closed %d min earlier",
  (minutes) => {
    const open = play(broken, { type: "advance", minutes: 20 - minutes });
    const {
      readings,
      room,
      events: sent,
    } = shownRoom(finish(play(open, { type: "repair", faults: door })));
    const reading = readings.find(({ minute }) => minute === events.alerted.minute);
    const isAlerted = sent.some(({ kind }) => kind === "alerted");
    expect(isAlerted).toBe((reading?.air ?? NaN) > room.rule.high);
  },
);

function play(session: Session, ...actions: Action[]): Session {
  return actions.reduce(sessionReducer, session);
}

/** The clock stops at an alert on the way. */
function finish(session: Session): Session {
  const step = { type: "advance", minutes: 720 } as const;
  return play(session, step, step);
}
