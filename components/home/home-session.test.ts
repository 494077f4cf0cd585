import { clock } from "@/lib/cold-room/clock";
import { events, incident } from "@/lib/cold-room/incident";
import { MINUTE } from "@/lib/cold-room/rooms";
import { type Action, initialSession, isRunning, sessionReducer } from "@/lib/cold-room/session";
import { homeSetup, homeView, WAIT_MINUTE } from "./home-session";
import { closingWords, homeAnnouncement, statusWords } from "./home-words";

const { limitExceeded, alerted } = events;
const idle = initialSession(homeSetup);
const opened = play([{ type: "break", faults: ["door"] }]);
const close: Action = { type: "repair", faults: ["door"] };

test("shows the reference incident at its alert while idle", () => {
  const { minute, status, samples } = homeView(idle);
  expect({ minute, status }).toEqual({ minute: alerted.minute, status: "alert" });
  expect(samples).toBe(incident.attended);
  expect(homeAnnouncement(homeView(idle), false)).toBe("");
});

test("waits for a decision after the alert and continues after it", () => {
  const waiting = play(seconds(60), opened);
  expect(waiting.clock).toBeCloseTo(WAIT_MINUTE * MINUTE, -2);
  expect(isRunning(waiting)).toBe(false);
  expect(homeView(waiting).isAwaiting).toBe(true);
  expect(statusWords(homeView(waiting)).time).toBe(clock(WAIT_MINUTE));
  const deciding = homeView(play(seconds(10), opened));
  expect(deciding.minute).toBeGreaterThan(alerted.minute + 1);
  expect(statusWords(deciding).time).toBe(clock(alerted.minute));
  const left = play([{ type: "leave" }, ...seconds(30)], waiting);
  expect(left.phase).toBe("finished");
  expect(homeView(left).samples).toBe(incident.unattended);
  expect(closingWords(homeView(left)).sky).toBe("lost");
});

test("raises no alert if the door is closed in time", () => {
  const closed = play([...seconds(2), close, ...seconds(30)], opened);
  expect(homeView(closed)).toMatchObject({
    phase: "finished",
    wasAlerted: false,
    status: "within",
  });
  expect(statusWords(homeView(closed))).toEqual({
    title: "You closed the door",
    text: expect.stringMatching(/before the alert\.$/),
  });
  expect(closingWords(homeView(closed)).sky).toBe("kept");
});

test("raises the alert after a late closing, and shows it for some time", () => {
  const late = play([...seconds(5.6), close], opened);
  expect(homeView(late).closedAt).toBeLessThan(alerted.minute);
  const reached = play(seconds(1), late);
  expect(homeView(reached)).toMatchObject({ status: "alert", isAwaiting: false });
  expect(homeView(reached).minute).toBeLessThan(alerted.minute + 2);
  expect(homeAnnouncement(homeView(reached), false)).toMatch(
    RegExp(`^${clock(alerted.minute)}\\. .*Alert`),
  );
});

test("with reduced motion stops during the delay, at the alert and at 06:00", () => {
  const step: Action = { type: "advance", seconds: 1.5, isStepped: true };
  const stops = [step, step, step, step].map((_, i, steps) =>
    homeView(play(steps.slice(0, i + 1), opened)),
  );
  const during = Math.floor((limitExceeded.minute + alerted.minute) / 2);
  expect(stops.map(({ minute }) => minute)).toEqual([
    limitExceeded.minute,
    during,
    alerted.minute,
    alerted.minute,
  ]);
  expect(play([step, step, step, { type: "leave" }, step], opened).phase).toBe("finished");
});

function play(actions: Action[], from = idle) {
  return actions.reduce(sessionReducer, from);
}

/** Frames of a tenth of a second. */
function seconds(count: number): Action[] {
  return Array<Action>(Math.round(count * 10)).fill({ type: "advance", seconds: 0.1 });
}
