import { DEAD_BAND } from "@/lib/cold-room/alert";
import { clock } from "@/lib/cold-room/clock";
import { advance, breakRoom } from "@/lib/cold-room/simulated-room";
import { advanceDemoRooms, openDemoRooms } from "@/lib/simulation/demo-rooms";
import {
  INCIDENT_MINUTE,
  type NightSample,
  simulateInternetLoss,
  simulateNight,
  simulatePowerCut,
} from "./simulate-night";
import { MINUTE } from "@/lib/cold-room/rooms";

const night = simulateNight();
const events = Object.values(night.events);
const minuteOf = (kind: keyof typeof night.events) => night.events[kind].minute;

test("there is one sample a minute from evening to morning, in both outcomes", () => {
  for (const samples of [night.attended, night.unattended]) {
    expect(samples.map(({ minute }) => minute)).toEqual(
      Array.from({ length: night.lengthMinutes + 1 }, (_, minute) => minute),
    );
  }
});

test("both outcomes are one night until the door is closed", () => {
  const closed = minuteOf("closed");
  expect(night.attended.slice(0, closed + 1)).toEqual(night.unattended.slice(0, closed + 1));
  expect(night.attended[closed + 5]).not.toEqual(night.unattended[closed + 5]);
});

test("the evening is calm and within the band", () => {
  const evening = night.attended.slice(0, minuteOf("ajar"));
  for (const { air } of evening) {
    expect(air).toBeGreaterThan(night.low + DEAD_BAND);
    expect(air).toBeLessThan(night.high);
  }
  const mean = evening.reduce((sum, { air }) => sum + air, 0) / evening.length;
  expect(Math.abs(mean - night.setPoint)).toBeLessThan(0.2);
});

test("events come in the order of the story, and the alert after its delay", () => {
  const minutes = events.map(({ minute }) => minute);
  expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
  expect(minuteOf("alert") - minuteOf("crossed")).toBe(night.delayMinutes);
});

test("an event carries what the sensor reported at that minute", () => {
  for (const { minute, air, stock } of events) {
    expect(Math.abs(air - (night.attended[minute]?.air ?? NaN))).toBeLessThanOrEqual(0.0501);
    expect(Math.abs(stock - (night.attended[minute]?.stock ?? NaN))).toBeLessThanOrEqual(0.0501);
  }
});

test("with an alert the stock stays cold, without one it leaves the band", () => {
  const morning = night.lengthMinutes;
  expect(Math.max(...night.attended.map(({ stock }) => stock))).toBeLessThan(night.high);
  expect(night.attended[morning]?.air).toBeLessThan(night.high);
  expect(night.unattended[morning]?.stock).toBeGreaterThan(night.high);
  expect(night.unattended[morning]?.air).toBeGreaterThan(night.unattended[morning]?.stock ?? NaN);
});

test("the night is the same every time", () => {
  expect(simulateNight()).toEqual(night);
});

// Device, dashboard, phone, charts, letters and pictures all tell these.
test("the story that the whole site tells", () => {
  expect(Object.entries(night.events).map(tell)).toEqual([
    "01:40 ajar 2.2",
    "01:45 crossed 4.1",
    "02:00 alert 7.0",
    "02:04 acknowledged 7.2",
    "02:18 closed 7.3",
    "02:26 back 3.8",
  ]);
  const morning = (samples: typeof night.attended) => {
    const { air, stock } = samples.at(-1) ?? { air: NaN, stock: NaN };
    return [air.toFixed(1), stock.toFixed(1)];
  };
  expect(morning(night.attended)).toEqual(["2.2", "2.4"]);
  expect(morning(night.unattended)).toEqual(["9.7", "5.8"]);
});

test("two lesser nights of the same room", () => {
  expect(Object.entries(simulatePowerCut()).map(tell)).toEqual([
    "01:40 cut 2.2",
    "01:55 crossed 4.5",
    "02:10 alert 5.1",
    "06:00 morning 7.3",
  ]);
  expect(Object.entries(simulateInternetLoss()).map(tell)).toEqual([
    "23:00 lost 1.9",
    "23:11 told 2.3",
    "02:40 back 2.3",
  ]);
});

test("the demo's walk-in chiller has the same night", () => {
  const { chiller } = advanceDemoRooms(openDemoRooms(), INCIDENT_MINUTE * MINUTE);
  const run = advance(breakRoom(chiller, "door"), night.lengthMinutes * MINUTE);
  const told = run.events.map(({ kind, at }) => [kind, at / MINUTE]);
  expect(told).toContainEqual(["crossed", minuteOf("crossed")]);
  expect(told).toContainEqual(["alert", minuteOf("alert")]);
  for (const { time, air, stock } of run.readings) {
    const sample = night.unattended[time / MINUTE];
    expect(air).toBeCloseTo(sample?.air ?? NaN, 0);
    expect(stock).toBeCloseTo(sample?.stock ?? NaN, 4);
  }
});

function tell([kind, { minute, air }]: [string, NightSample]): string {
  return `${clock(minute)} ${kind} ${air.toFixed(1)}`;
}
