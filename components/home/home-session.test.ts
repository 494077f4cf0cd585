import { clock } from "@/lib/cold-room/clock";
import { moments, incident } from "@/lib/cold-room/incident";
import { advance, declineRepair, initialSession, setFaults } from "@/lib/cold-room/session";
import { homeView } from "./home-session";
import { homeAnnouncement } from "./home-words";

const { alerted } = moments;
const opened = setFaults(initialSession, ["door"], true);

test("shows the reference incident at its alert while idle", () => {
  const { minute, night, stage } = homeView(initialSession);
  expect([stage, minute]).toEqual(["idle", alerted.minute]);
  expect(night).toBe(incident.attended);
  expect(homeAnnouncement(homeView(initialSession))).toBe("");
});

test("announces an alert although the door was closed just before it", () => {
  const late = setFaults(advance(opened, alerted.minute - 1 - opened.minute), ["door"], false);
  const reached = advance(late, 1);
  expect(homeView(reached)).toMatchObject({ status: "alert", stage: "closed" });
  expect(homeAnnouncement(homeView(reached))).toMatch(
    RegExp(`^${clock(alerted.minute)}\\. .*Alert`),
  );
});

test("waits at the alert for a decision", () => {
  const waiting = advance(opened, 600);
  expect(homeView(waiting).stage).toBe("alert");
  expect(homeView(declineRepair(waiting)).stage).toBe("left");
  expect(homeView(setFaults(waiting, ["door"], false)).stage).toBe("closed");
});
