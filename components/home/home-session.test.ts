import { clock } from "@/lib/cold-room/clock";
import { moments, incident } from "@/lib/cold-room/incident";
import { rooms } from "@/lib/cold-room/rooms";
import { advance, initialSession, type Session, setFaults } from "@/lib/cold-room/session";
import { homePace, homeView } from "./home-session";
import { homeAnnouncement } from "./home-words";

const { alerted } = moments;
const idle = initialSession([rooms[0]]);
const opened = setFaults(idle, ["door"], true);
const close = (session: Session) => setFaults(session, ["door"], false);

test("shows the reference incident at its alert while idle", () => {
  const { minute, status, night } = homeView(idle);
  expect({ minute, status }).toEqual({ minute: alerted.minute, status: "alert" });
  expect(night).toBe(incident.attended);
  expect(homeAnnouncement(homeView(idle))).toBe("");
});

test("reaches the alert 6 s after the door is opened, and 06:00 6 s after a decision", () => {
  expect(homeView(watch(opened, 5.8)).wasAlerted).toBe(false);
  const waiting = watch(opened, 6.1);
  expect(homeView(waiting).isAwaiting).toBe(true);
  const closed = close(waiting);
  expect(watch(closed, 5.8).phase).toBe("playing");
  expect(watch(closed, 6.1).phase).toBe("finished");
});

test("announces an alert although the door was closed just before it", () => {
  const late = close(watch(opened, 5.6));
  expect(homeView(late).closedAt).toBeLessThan(alerted.minute);
  const reached = watch(late, 0.1);
  expect(reached.minute).toBe(alerted.minute);
  expect(homeView(reached)).toMatchObject({ status: "alert", isAwaiting: false });
  expect(homeAnnouncement(homeView(reached))).toMatch(
    RegExp(`^${clock(alerted.minute)}\\. .*Alert`),
  );
});

/** Returns the session some seconds later, advanced in frames of 0.1 s. */
function watch(session: Session, seconds: number): Session {
  let next = session;
  for (let frame = 0; frame < Math.round(10 * seconds); frame++)
    next = advance(next, homePace(next) / 10);
  return next;
}
