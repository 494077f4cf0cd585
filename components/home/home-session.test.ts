import { clock } from "@/lib/cold-room/clock";
import { events, incident } from "@/lib/cold-room/incident";
import { rooms } from "@/lib/cold-room/rooms";
import {
  advance,
  initialSession,
  leaveFault,
  type Session,
  setFaults,
} from "@/lib/cold-room/session";
import { homePace, homeView, WAIT_MINUTE } from "./home-session";
import { closingWords, homeAnnouncement, statusWords } from "./home-words";

const { alerted } = events;
const idle = initialSession([rooms[0]]);
const opened = setFaults(idle, ["door"], true);
const close = (session: Session) => setFaults(session, ["door"], false);

test("shows the reference incident at its alert while idle", () => {
  const { minute, status, samples } = homeView(idle);
  expect({ minute, status }).toEqual({ minute: alerted.minute, status: "alert" });
  expect(samples).toBe(incident.attended);
  expect(homeAnnouncement(homeView(idle), false)).toBe("");
});

test("waits for a decision after the alert and continues after it", () => {
  const waiting = watch(opened, 60);
  expect(waiting.minute).toBeCloseTo(WAIT_MINUTE, 0);
  expect(homePace(waiting)).toBe(0);
  expect(homeView(waiting).isAwaiting).toBe(true);
  expect(statusWords(homeView(waiting)).time).toBe(clock(WAIT_MINUTE));
  const deciding = homeView(watch(opened, 10));
  expect(deciding.minute).toBeGreaterThan(alerted.minute + 1);
  expect(statusWords(deciding).time).toBe(clock(alerted.minute));
  const left = watch(leaveFault(waiting), 30);
  expect(left.phase).toBe("finished");
  expect(homeView(left).samples).toEqual(incident.unattended);
  expect(closingWords(homeView(left)).sky).toBe("lost");
});

test("raises no alert if the door is closed in time", () => {
  const closed = watch(close(watch(opened, 2)), 30);
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
  const late = close(watch(opened, 5.6));
  expect(homeView(late).closedAt).toBeLessThan(alerted.minute);
  const reached = watch(late, 1);
  expect(homeView(reached)).toMatchObject({ status: "alert", isAwaiting: false });
  expect(homeView(reached).minute).toBeLessThan(alerted.minute + 2);
  expect(homeAnnouncement(homeView(reached), false)).toMatch(
    RegExp(`^${clock(alerted.minute)}\\. .*Alert`),
  );
});

test("moves in steps with reduced motion, and stops at the alert", () => {
  const steps = [1, 2, 3, 4, 5].map((count) => watch(opened, 1.5 * count, 1.5).minute);
  expect(steps).toEqual([465, 470, 475, 480, 481.5]);
});

/** The session some seconds later, in frames of a tenth of a second. */
function watch(session: Session, seconds: number, frame = 0.1): Session {
  let next = session;
  for (let left = Math.round(seconds / frame); left > 0; left--)
    next = advance(next, frame * homePace(next));
  return next;
}
