/** @jest-environment node */
import { DEAD_BAND } from "./alarm";
import { simulateNight } from "./night";

const night = simulateNight();
const minuteOf = (kind: string) => night.events.find((event) => event.kind === kind)?.minute ?? NaN;

test("there is one sample a minute from evening to morning, in both outcomes", () => {
  for (const samples of [night.attended, night.unattended]) {
    expect(samples.map(({ minute }) => minute)).toEqual(
      Array.from({ length: night.lengthMinutes + 1 }, (_, minute) => minute),
    );
  }
});

test("both outcomes are one night until the door is closed", () => {
  const closed = minuteOf("doorClosed");
  expect(night.attended.slice(0, closed + 1)).toEqual(night.unattended.slice(0, closed + 1));
  expect(night.attended[closed + 5]).not.toEqual(night.unattended[closed + 5]);
});

test("the evening is calm and within the band", () => {
  const evening = night.attended.slice(0, minuteOf("doorLeftAjar"));
  for (const { air } of evening) {
    expect(air).toBeGreaterThan(night.low + DEAD_BAND);
    expect(air).toBeLessThan(night.high);
  }
  const mean = evening.reduce((sum, { air }) => sum + air, 0) / evening.length;
  expect(Math.abs(mean - night.setPoint)).toBeLessThan(0.2);
});

test("events come in the order of the story, and the alert after its delay", () => {
  const minutes = night.events.map(({ minute }) => minute);
  expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
  expect(minuteOf("alert") - minuteOf("limitCrossed")).toBe(night.delayMinutes);
});

test("an event carries what the sensor reported at that minute", () => {
  for (const { minute, air, stock } of night.events) {
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
