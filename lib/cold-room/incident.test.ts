import { clock, NIGHT_MINUTES } from "./clock";
import { events, incident, minutesUntilCall, outcomes, sampleAt } from "./incident";

test("has a sample each minute from evening to morning, in both outcomes", () => {
  const minutes = Array.from({ length: NIGHT_MINUTES + 1 }, (_, minute) => minute);
  for (const night of [incident.attended, incident.unattended])
    expect(night.map(({ minute }) => minute)).toEqual(minutes);
  expect(() => sampleAt(NIGHT_MINUTES + 1)).toThrow(RangeError);
});

test("is one night in both outcomes until somebody acts", () => {
  const { minute } = events.acknowledged;
  expect(incident.attended.slice(0, minute)).toEqual(incident.unattended.slice(0, minute));
  expect(outcomes.attended.stock).toBeLessThan(outcomes.unattended.stock);
});

test("begins with a calm evening near the set point", () => {
  const airs = incident.attended.slice(0, events.doorOpened.minute).map(({ air }) => air);
  expect(Math.min(...airs)).toBeGreaterThan(incident.low);
  expect(Math.max(...airs)).toBeLessThan(incident.high);
  expect(airs.reduce((sum, air) => sum + air, 0) / airs.length).toBeCloseTo(2, 0);
});

/** The only test that states the reference values: device, dashboard, charts and pictures show them. */
test("has the readings that the whole site shows", () => {
  const times = Object.entries(events).map(
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
