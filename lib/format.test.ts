import { formatDegrees, formatRange, formatTemperature } from "./format";

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

test("formats a range with one unit", () => {
  expect(formatRange(-1, 4)).toBe("\u22121 to 4\u00a0°C");
});
