import { clock, formatDuration } from "./clock";
import { HOUR, MINUTE } from "./rooms";

test.each([
  [0, "18:00"],
  [61.9, "19:01"],
  [480, "02:00"],
  [720, "06:00"],
  [1505, "19:05"],
])("%d minutes after 18:00 is %s", (minutes, text) => {
  expect(clock(minutes)).toBe(text);
});

test("durations in hours and minutes, without what is none", () => {
  expect([25 * MINUTE, 3 * HOUR, 200 * MINUTE].map(formatDuration)).toEqual([
    "25\u00a0min",
    "3\u00a0h",
    "3\u00a0h 20\u00a0min",
  ]);
});
