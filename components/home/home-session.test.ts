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
import { homePace, homeView } from "./home-session";
import { closingWords, homeAnnouncement, statusWords } from "./home-words";

const { alerted } = events;
const idle = initialSession([rooms[0]]);
const opened = setFaults(idle, ["door"], true);
const close = (session: Session) => setFaults(session, ["door"], false);

test("shows the reference incident at its alert while idle", () => {
  const { minute, status, samples } = homeView(idle);
  expect({ minute, status }).toEqual({ minute: alerted.minute, status: "alert" });
  expect(samples).toBe(incident.attended);
  expect(homeAnnouncement(homeView(idle))).toBe("");
});

test("stands still at the alert until the visitor decides", () => {
  const waiting = watch(opened, 60);
  expect(waiting.minute).toBe(alerted.minute);
  expect(homePace(waiting)).toBe(0);
  expect(homeView(waiting).isAwaiting).toBe(true);
  expect(statusWords(homeView(waiting)).time).toBe(clock(alerted.minute));
  expect(homeAnnouncement(homeView(waiting))).toContain("The night waits for you.");
  const left = watch(leaveFault(waiting), 30);
  expect(left.phase).toBe("finished");
  expect(homeView(left).samples).toEqual(incident.unattended);
  expect(closingWords(homeView(left)).sky).toBe("lost");
});

test("reaches the alert 6 s after the door is opened, and the morning 6 s after a decision", () => {
  expect(homeView(watch(opened, 5.8)).wasAlerted).toBe(false);
  const waiting = watch(opened, 6.1);
  expect(homeView(waiting).isAwaiting).toBe(true);
  const closed = close(waiting);
  expect(watch(closed, 5.8).phase).toBe("playing");
  expect(watch(closed, 6.1).phase).toBe("finished");
});

test("raises no alert if the door is closed in time", () => {
  const closed = watch(close(watch(opened, 2)), 30);
  expect(homeView(closed)).toMatchObject({
    phase: "finished",
    wasAlerted: false,
    status: "within",
  });
  expect(closingWords(homeView(closed)).line).toMatch(/^You closed the door at \d\d:\d\d: /);
  expect(closingWords(homeView(closed)).sky).toBe("kept");
});

test("announces the alert that a late closing does not prevent", () => {
  const late = close(watch(opened, 5.6));
  expect(homeView(late).closedAt).toBeLessThan(alerted.minute);
  const reached = watch(late, 0.1);
  expect(reached.minute).toBe(alerted.minute);
  expect(homeView(reached)).toMatchObject({ status: "alert", isAwaiting: false });
  expect(homeAnnouncement(homeView(reached))).toMatch(
    RegExp(`^${clock(alerted.minute)}\\. .*Alert`),
  );
});

test("moves in steps with reduced motion, and stops at the alert", () => {
  const steps = [1, 2, 3, 4, 5].map((count) => watch(opened, 1.5 * count, 1.5).minute);
  expect(steps).toEqual([465, 470, 475, 480, 480]);
});

/** The session some seconds later, in frames of a tenth of a second. */
function watch(session: Session, seconds: number, frame = 0.1): Session {
  let next = session;
  for (let left = Math.round(seconds / frame); left > 0; left--)
    next = advance(next, frame * homePace(next));
  return next;
}
