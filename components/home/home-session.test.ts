import { clock } from "@/lib/cold-room/clock";
import { moments, incident } from "@/lib/cold-room/incident";
import { advance, declineRepair, initialSession, setFaults } from "@/lib/cold-room/session";
import type { Session } from "@/lib/cold-room/session";
import { homePace, homeView } from "./home-session";
import { homeAnnouncement } from "./home-words";

const { alerted } = moments;
const opened = setFaults(initialSession, ["door"], true);
const close = (session: Session) => setFaults(session, ["door"], false);

test("shows the reference incident at its alert while idle", () => {
  const { minute, night, stage } = homeView(initialSession);
  expect([stage, minute]).toEqual(["idle", alerted.minute]);
  expect(night).toBe(incident.attended);
  expect(homeAnnouncement(homeView(initialSession))).toBe("");
});

test("reaches the alert after 6 s, and 06:00 3.2 s after the door is closed or 6.3 s after it is left open", () => {
  expect(homeView(watch(opened, 5.8)).stage).toBe("open");
  const waiting = watch(opened, 6.1);
  expect(homeView(waiting).stage).toBe("alert");
  const closed = close(waiting);
  expect(homeView(watch(closed, 3.1)).stage).toBe("closed");
  expect(homeView(watch(closed, 3.4)).stage).toBe("kept");
  const left = declineRepair(waiting);
  expect(homeView(watch(left, 6.2)).stage).toBe("left");
  expect(homeView(watch(left, 6.4)).stage).toBe("lost");
});

test("announces an alert although the door was closed just before it", () => {
  const late = close(watch(opened, 5.6));
  expect(homeView(late).closedAt).toBeLessThan(alerted.minute);
  const reached = watch(late, 0.1);
  expect(reached.minute).toBe(alerted.minute);
  expect(homeView(reached)).toMatchObject({ status: "alert", stage: "closed" });
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
