import { clock, clockOfSeconds, duration } from "./clock";
import { HOUR, MINUTE } from "./rooms";

test.each([
  [0, "18:00"],
  [61.9, "19:01"],
  [480, "02:00"],
  [720, "06:00"],
])("%d minutes after 18:00 is %s", (minutes, text) => {
  expect(clock(minutes)).toBe(text);
});

test("times of day are counted from six in the evening", () => {
  expect([0, 8 * HOUR, 25 * HOUR + 5 * MINUTE].map(clockOfSeconds)).toEqual([
    "18:00",
    "02:00",
    "19:05",
  ]);
});

test("durations in hours and minutes, without what is none", () => {
  expect([25 * MINUTE, 3 * HOUR, 200 * MINUTE].map(duration)).toEqual([
    "25\u00a0min",
    "3\u00a0h",
    "3\u00a0h 20\u00a0min",
  ]);
});
