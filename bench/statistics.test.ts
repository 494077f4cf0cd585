import { median, quantile } from "./statistics";

test("a quantile lies between its neighbours in proportion", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1])).toBe(2.5);
  expect([0, 0.25, 0.95, 1].map((share) => quantile([10, 0, 20, 30, 40], share))).toEqual([
    0, 10, 38, 40,
  ]);
  expect(median([])).toBeNaN();
});
