import { curve, everyNth, plot, linePath } from "./plot";

test("returns positions in per cent from the top left", () => {
  const chart = plot([60, 180], [-2, 6]);
  expect(chart.at(90, 4)).toEqual({ x: "25%", y: "25%" });
  expect(chart.air({ minute: 180, air: -2 })).toEqual({ x: "100%", y: "100%" });
  expect(chart.air({ minute: 60, air: 6 })).toEqual({ x: "0%", y: "0%" });
  expect(chart.viewBox).toBe("60 -6 120 8");
});

test("draws a curve through both end points and the midpoints between control points", () => {
  expect(
    curve(
      [
        [0, 0],
        [2, 4],
        [4, 4],
        [6, 0],
      ],
      1,
    ),
  ).toBe("M0 0q2 4 3 4t3-4");
});

test("draws a straight line for two points and nothing for fewer", () => {
  expect(
    curve(
      [
        [0, 1.25],
        [1, 2.25],
      ],
      2,
    ),
  ).toBe("M0 1.25q1 1 1 1");
  expect(curve([[3, 4]], 1)).toBe("");
  expect(curve([], 1)).toBe("");
});

test("does not accumulate rounding errors along a curve", () => {
  const points = Array.from({ length: 400 }, (_, i): [number, number] => [i, Math.sin(i) / 3]);
  for (const { pull, i } of pullsOf(curve(points, 1))) {
    expect(Math.abs(pull - (points[i]?.[1] ?? NaN))).toBeLessThan(0.2);
  }
});

test("keeps the last reading", () => {
  expect(everyNth([0, 1, 2, 3, 4, 5, 6], 4)).toEqual([0, 4, 6]);
  expect(everyNth([0, 1, 2, 3, 4, 5], 4)).toEqual([0, 5]);
  const readings = [0, 1, 2, 3].map((minute) => ({ minute, air: minute }));
  expect(linePath(readings, ({ air }) => air, 3)).toBe("M0 0q3-3 3-3");
});

/** Parses the control points of a curve from its path. */
function pullsOf(path: string) {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const [, start = 0, , step = 0, , first = 0, ...moves] = numbers;
  let pull = start + step;
  let place = start + first;
  const pulls = [{ pull, i: 1 }];
  for (let i = 2; moves.length > 2; i++) {
    pull = 2 * place - pull;
    place += moves.splice(0, 2)[1] ?? NaN;
    pulls.push({ pull, i });
  }
  return pulls;
}
