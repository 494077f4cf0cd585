import { formatDegrees, formatRange, formatTemperature, phoneHref } from "./format";

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

test.each([
  ["+960 300 0000", "tel:+9603000000"],
  ["+44 (0)20 7946.0000", "tel:+442079460000"],
  ["(00960) 777-1234", "tel:+9607771234"],
  ["(+1) 212 555 0100 ext. 5", "tel:+12125550100,5"],
  ["777 1234 #12", "tel:7771234,12"],
  ["777 1234", "tel:7771234"],
  ["(0)20 7946 0000", "tel:02079460000"],
  ["777 1234 or 777 5678", undefined],
  ["777 1234 / 777 5678", undefined],
  ["by e-mail only", undefined],
  ["00", undefined],
])("the link of the number %s is %s", (number, link) => {
  expect(phoneHref(number)).toBe(link);
});
