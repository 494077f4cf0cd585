import { announcement } from "./announcement";
import { clock, INCIDENT_MINUTE, NIGHT_MINUTES } from "./clock";
import { events } from "./incident";
import { FAULTS, MINUTE, rooms } from "./rooms";
import {
  type Action,
  initialSession,
  isRunning,
  judgedRoom,
  type Session,
  sessionReducer,
  type Setup,
  shownRoom,
} from "./session";
import { firstEvent, isUnanswered, lastReading } from "./simulated-room";

const setup: Setup = {
  rooms,
  opensAt: (INCIDENT_MINUTE - 10) * MINUTE,
  firstFaultAt: INCIDENT_MINUTE * MINUTE,
  endsAt: NIGHT_MINUTES * MINUTE,
  pace: () => 600,
};
const opening = initialSession(setup);
const door = ["door"] as const;

test("is idle at the opening until the visitor acts", () => {
  expect(opening).toMatchObject({ phase: "idle", shown: "chiller", clock: setup.opensAt });
  expect(play(opening, { type: "advance", seconds: 10 })).toBe(opening);
  expect(announcement(opening)).toBe("");
});

test("breaks the first thing at the time of the incident, and alerts as the incident does", () => {
  const broken = play(opening, { type: "break", faults: door });
  expect(broken).toMatchObject({ phase: "playing", clock: setup.firstFaultAt });
  const alerted = until(broken, (session) => isUnanswered(shownRoom(session)));
  expect(alerted.clock).toBe(events.alerted.minute * MINUTE);
  expect(lastReading(shownRoom(alerted)).air).toBe(events.alerted.air);
  expect(announcement(alerted)).toMatch(/^\d\d:\d\d\. Walk-in chiller: Alert\. Above the limit/);
});

test("breaks what is broken later at the next whole minute", () => {
  const later = play(opening, { type: "play" }, { type: "advance", seconds: 1.01 });
  const broken = play(later, { type: "break", faults: ["power"] });
  expect(firstEvent(shownRoom(broken), "broken")?.at).toBe(setup.opensAt + 11 * MINUTE);
});

test("does not change when there is nothing to repair or to acknowledge", () => {
  expect(play(opening, { type: "repair", faults: FAULTS })).toBe(opening);
  expect(play(opening, { type: "acknowledge", room: "chiller" })).toBe(opening);
});

test("stops the clock at a call, however long the step", () => {
  const broken = play(opening, { type: "break", faults: door });
  const called = play(broken, { type: "advance", seconds: 60 });
  expect(called.clock).toBe(events.alerted.minute * MINUTE);
  expect(play(called, { type: "advance", seconds: 60 })).toMatchObject({ phase: "finished" });
});

test("goes from stop to stop with reduced motion, and else follows the pace", () => {
  const stops = [7, 12, 14].map((minutes) => setup.firstFaultAt + minutes * MINUTE);
  const session = initialSession({ ...setup, stops: () => stops });
  let next = play(session, { type: "break", faults: door });
  const times = [0, 1, 2, 3].map(() => {
    next = play(next, { type: "advance", seconds: 1, isStepped: true });
    return next.clock;
  });
  expect(times).toEqual([...stops, stops[2]]);
  expect(play(next, { type: "advance", seconds: 0.2 }).clock).toBe(next.clock + 120);
});

test("waits while its pace is zero", () => {
  const waiting = play(initialSession({ ...setup, pace: () => 0 }), { type: "play" });
  expect(isRunning(waiting)).toBe(false);
  expect(play(waiting, { type: "advance", seconds: 9 })).toBe(waiting);
});

test("pauses, and goes on when something is done", () => {
  const paused = play(opening, { type: "play" }, { type: "pause" });
  expect(isRunning(paused)).toBe(false);
  expect(play(paused, { type: "break", faults: door }).phase).toBe("playing");
});

test("shows another room without beginning", () => {
  const shown = play(opening, { type: "show", room: "produce" });
  expect(shown.phase).toBe("idle");
  expect(shownRoom(shown).room.id).toBe("produce");
});

test("remembers when the visitor first left the fault, and lets it be repaired after all", () => {
  const broken = play(opening, { type: "break", faults: door });
  const left = play(broken, { type: "leave" }, { type: "advance", seconds: 1 }, { type: "leave" });
  expect(left.leftAt).toBe(broken.clock);
  expect(shownRoom(play(left, { type: "repair", faults: door })).faults.size).toBe(0);
});

test("finishes at the end of the night, accepts nothing more, and can be reset", () => {
  const broken = play(opening, { type: "break", faults: door });
  const finished = until(broken, ({ phase }) => phase === "finished");
  expect(clock(finished.clock / MINUTE)).toBe("06:00");
  expect(play(finished, { type: "repair", faults: door })).toBe(finished);
  expect(play(finished, { type: "play" })).toBe(finished);
  expect(announcement(finished)).toMatch(/the door stayed open\. The stock is/);
  expect(play(finished, { type: "reset", room: "produce" })).toEqual(
    initialSession(setup, "produce"),
  );
});

test("judges the room in which something was broken, if the shown one is well", () => {
  const broken = play(opening, { type: "break", faults: door });
  const elsewhere = play(broken, { type: "show", room: "freezer" });
  expect(judgedRoom(elsewhere).room.id).toBe("chiller");
  expect(judgedRoom(opening).room.id).toBe("chiller");
});

test("never changes a session", () => {
  const broken = play(opening, { type: "break", faults: door });
  const copy = structuredClone({ ...broken, setup: undefined });
  play(
    until(broken, (session) => isUnanswered(shownRoom(session))),
    {
      type: "acknowledge",
      room: "chiller",
    },
  );
  expect({ ...broken, setup: undefined }).toEqual(copy);
});

test.each([10, 6, 4, 3, 1])(
  "alerts by the reading at the end of the delay, with the door closed %d min earlier",
  (minutes) => {
    const broken = play(opening, { type: "break", faults: door });
    const open = until(
      broken,
      (session) => session.clock >= (events.alerted.minute - minutes) * MINUTE,
    );
    const closed = play(open, { type: "repair", faults: door });
    const end = until(closed, ({ phase }) => phase === "finished");
    const { readings, room } = shownRoom(end);
    const reading = readings.find(({ time }) => time === events.alerted.minute * MINUTE);
    const isAlerted = firstEvent(shownRoom(end), "alerted") !== undefined;
    expect(isAlerted).toBe((reading?.air ?? NaN) > room.rule.high);
  },
);

function play(session: Session, ...actions: Action[]): Session {
  return actions.reduce(sessionReducer, session);
}

/** In frames of a tenth of a second. */
function until(session: Session, isDone: (session: Session) => boolean): Session {
  let next = session;
  for (let frame = 0; frame < 3_000 && !isDone(next); frame++)
    next = play(next, { type: "advance", seconds: 0.1 });
  expect(isDone(next)).toBe(true);
  return next;
}
