import { formatClock, formatDegrees, formatTemperature } from "./format";

test.each([
  [-18.44, 1, "\u221218.4\u00a0°C"],
  [7, 1, "7.0\u00a0°C"],
  [4, 0, "4\u00a0°C"],
  [-0.04, 1, "0.0\u00a0°C"],
  [-0.06, 1, "\u22120.1\u00a0°C"],
])("%d with %i digits reads %s", (celsius, digits, text) => {
  expect(formatTemperature(celsius, digits)).toBe(text);
  expect(`${formatDegrees(celsius, digits)}\u00a0°C`).toBe(text);
});

test.each([
  [0, 18, "18:00"],
  [480, 18, "02:00"],
  [720, 18, "06:00"],
  [61.9, 0, "01:01"],
])("%d minutes after %i:00 is %s", (minute, startHour, text) => {
  expect(formatClock(minute, startHour)).toBe(text);
});
