import { clock } from "./clock";

test.each([
  [0, "18:00"],
  [61.9, "19:01"],
  [480, "02:00"],
  [720, "06:00"],
])("%d minutes after 18:00 is %s", (minutes, text) => {
  expect(clock(minutes)).toBe(text);
});
