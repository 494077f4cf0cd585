import type * as Incident from "./incident";
import { clock, NIGHT_MINUTES } from "./clock";
import { doorSamples, events, incident, minutesUntilCall, outcomes } from "./incident";

test("has one sample a minute from evening to morning, in both outcomes", () => {
  const minutes = Array.from({ length: NIGHT_MINUTES + 1 }, (_, minute) => minute);
  for (const samples of [incident.attended, incident.unattended])
    expect(samples.map(({ minute }) => minute)).toEqual(minutes);
});

test("is one night in both outcomes until the door is closed", () => {
  const { minute } = events.doorClosed;
  expect(incident.attended.slice(0, minute + 1)).toEqual(incident.unattended.slice(0, minute + 1));
  expect(incident.attended[minute + 5]).not.toEqual(incident.unattended[minute + 5]);
  expect(doorSamples(minute)).toEqual(incident.attended);
});

test("begins with a calm evening near the set point", () => {
  const airs = incident.attended.slice(0, events.doorOpened.minute).map(({ air }) => air);
  expect(Math.min(...airs)).toBeGreaterThan(incident.low);
  expect(Math.max(...airs)).toBeLessThan(incident.high);
  expect(airs.reduce((sum, air) => sum + air, 0) / airs.length).toBeCloseTo(2, 0);
});

/** The only test that states the reference values: device, dashboard, charts, mails and pictures show them. */
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

test.each([30, 83, 247, 500, 620, 660])(
  "moves to minute %d and keeps the order of its events",
  async (minute) => {
    const moved = await incidentAt(minute);
    const minutes = Object.values(moved.events).map((event) => event.minute);
    expect(minutes[0]).toBe(minute);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    const { alerted, limitExceeded } = moved.events;
    expect(alerted.minute - limitExceeded.minute).toBe(moved.incident.delayMinutes);
    expect(moved.minutesUntilCall("power")).toBeLessThan(60);
  },
);

async function incidentAt(minute: number): Promise<typeof Incident> {
  jest.resetModules();
  jest.doMock("./clock", () => ({
    ...jest.requireActual<object>("./clock"),
    INCIDENT_MINUTE: minute,
  }));
  return import("./incident");
}
