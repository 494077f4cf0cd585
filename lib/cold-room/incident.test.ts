import { clock } from "./clock";
import { moments, minutesUntilCall, outcomes } from "./incident";

test("has the readings that the whole site shows", () => {
  const times = Object.entries(moments).map(
    ([kind, { minute, air }]) => `${clock(minute)} ${kind} ${air.toFixed(1)}`,
  );
  expect(times).toEqual([
    "01:40 doorOpened 2.2",
    "01:45 limitExceeded 4.1",
    "02:00 alerted 7.0",
    "02:04 acknowledged 7.2",
    "02:18 doorClosed 7.3",
    "02:30 recovered 2.4",
  ]);
  expect(outcomes.attended.stock.toFixed(1)).toBe("2.4");
  expect(outcomes.unattended.stock.toFixed(1)).toBe("5.8");
  expect(outcomes.unattended.air.toFixed(1)).toBe("9.7");
  expect(minutesUntilCall("power")).toBe(30);
  expect(minutesUntilCall("internet")).toBe(11);
});
