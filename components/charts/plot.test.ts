import { linePath, plot, smoothed } from "./plot";

test("returns positions in per cent from the top left", () => {
  const chart = plot([60, 180], [-2, 6]);
  expect(chart.at(90, 4)).toEqual({ x: "25%", y: "25%" });
  expect(chart.air({ minute: 180, air: -2 })).toEqual({ x: "100%", y: "100%" });
  expect(chart.air({ minute: 60, air: 6 })).toEqual({ x: "0%", y: "0%" });
  expect(chart.viewBox).toBe("60 -6 120 8");
});

test.each([
  ["through the middles between readings", [0, 4, 4, 0], 1, "0.5 -2t1 -2t1.5 4"],
  ["with every n-th reading and the last one", [0, 9, 4, 9, 0], 2, "1 -2t3 2"],
  ["without a reading close to the last one", [0, 9, 9, 4, 9], 3, "4 -9"],
])("draws a curve %s", (_, airs, every, path) => {
  const readings = airs.map((air, minute) => ({ minute, air }));
  expect(linePath(readings, ({ air }) => air, every)).toBe(`M0 0q0 0 ${path}`);
});

test("draws nothing for one reading", () => {
  expect(linePath([{ minute: 3, air: 4 }], ({ air }) => air)).toBe("");
});

test("finds the height of a curve, which passes through the middles between readings", () => {
  expect([0, 0.5, 1, 1.5, 3].map((place) => smoothed([0, 4, 8, 0], place))).toEqual([
    0.5, 2, 4, 6, 1,
  ]);
});
