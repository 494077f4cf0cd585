import { events, incident } from "@/lib/cold-room/incident";
import { MINUTE } from "@/lib/cold-room/rooms";
import { type Action, initialSession, isRunning, sessionReducer } from "@/lib/cold-room/session";
import { homeSetup, nightOf, WAITS_AT } from "./night-session";
import { closingWords, nightAnnouncement, statusText } from "./night-words";

const { doorOpened, alerted } = events;
const idle = initialSession(homeSetup);
const opened = play([{ type: "break", faults: ["door"] }]);
const close: Action = { type: "repair", faults: ["door"] };

test("stands at the incident's alert until it is played", () => {
  const { minute, status, samples } = nightOf(idle);
  expect({ minute, status }).toEqual({ minute: alerted.minute, status: "alert" });
  expect(samples).toBe(incident.attended);
  expect(nightAnnouncement(nightOf(idle), false)).toBe("");
});

test("waits for a decision, and goes on after it", () => {
  const waiting = play(seconds(60), opened);
  expect(waiting.clock).toBeCloseTo(WAITS_AT * MINUTE, -2);
  expect(isRunning(waiting)).toBe(false);
  expect(nightOf(waiting).isAwaiting).toBe(true);
  const left = play([{ type: "leave" }, ...seconds(30)], waiting);
  expect(left.phase).toBe("finished");
  expect(nightOf(left).samples).toBe(incident.unattended);
  expect(closingWords(nightOf(left)).sky).toBe("lost");
});

test("raises no alert where the door is closed in time", () => {
  const closed = play([...seconds(2), close, ...seconds(30)], opened);
  expect(nightOf(closed)).toMatchObject({ phase: "finished", wasAlerted: false, status: "within" });
  expect(statusText(nightOf(closed))).toMatch(/before the alert\.$/);
  expect(closingWords(nightOf(closed)).sky).toBe("kept");
});

test("raises the alert after a door that was closed too late, and stays on it", () => {
  const late = play([...seconds(5.6), close], opened);
  expect(nightOf(late).closedAt).toBe(alerted.minute - 1);
  const reached = play(seconds(1), late);
  expect(nightOf(reached)).toMatchObject({ status: "alert", isAwaiting: false });
  expect(nightOf(reached).minute).toBeLessThan(alerted.minute + 2);
  expect(nightAnnouncement(nightOf(reached), false)).toMatch(/^02:00\. .*Alert/);
});

test("with reduced motion stops at the limit, at the alert and at 06:00", () => {
  const step: Action = { type: "advance", seconds: 1.5, isStepped: true };
  const stops = [step, step, step, step].map((_, i, steps) =>
    nightOf(play(steps.slice(0, i + 1), opened)),
  );
  expect(stops.map(({ minute }) => minute - doorOpened.minute)).toEqual([5, 12, 20, 20]);
  expect(play([step, step, step, { type: "leave" }, step], opened).phase).toBe("finished");
});

function play(actions: Action[], from = idle) {
  return actions.reduce(sessionReducer, from);
}

/** Frames of a tenth of a second. */
function seconds(count: number): Action[] {
  return Array<Action>(Math.round(count * 10)).fill({ type: "advance", seconds: 0.1 });
}
