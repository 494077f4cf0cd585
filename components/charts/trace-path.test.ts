import { curvedPath, relativePath, tracePath, traceValue } from "./trace-path";

test("a path goes from point to point, a single point goes nowhere, and none is no path", () => {
  expect(
    relativePath(
      [
        [0, 1.25],
        [0.5, 1],
        [2, 3],
      ],
      2,
    ),
  ).toBe("M0 1.25l.5-.25 1.5 2");
  expect(relativePath([[3, 4]], 1)).toBe("M3 4");
  expect(relativePath([], 1)).toBe("");
});

test("a curve meets the middle between two points, and both ends", () => {
  expect(
    curvedPath(
      [
        [0, 0],
        [2, 4],
        [4, 4],
        [6, 0],
      ],
      1,
    ),
  ).toBe("M0 0q2 4 3 4t2-2 1-2");
  expect(
    curvedPath(
      [
        [0, 0],
        [1, 1],
      ],
      1,
    ),
  ).toBe("M0 0l1 1");
});

test("rounding does not add up along a curve", () => {
  const points = Array.from({ length: 400 }, (_, i): [number, number] => [i, Math.sin(i) / 3]);
  const numbers =
    curvedPath(points, 1)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const [, start = 0, , pulledBy = 0, , metBy = 0, ...moves] = numbers;
  let pull = start + pulledBy;
  let met = start + metBy;
  for (const [, y] of points.slice(2)) {
    pull = 2 * met - pull;
    met += moves.splice(0, 2)[1] ?? NaN;
    expect(Math.abs(pull - y)).toBeLessThan(0.2);
  }
});

test("the value of a trace is that of its curve, which passes beside a single high reading", () => {
  const samples = [0, 0, 8, 0, 0].map((air, minute) => ({ minute, air, stock: 0 }));
  const air = ({ air }: { air: number }) => air;
  expect(tracePath(samples, air, 1)).toBe("M0 0q1 0 1.5-4t1 0 1 4 .5 0");
  expect(traceValue(1.5, samples, air, 1)).toBe(4);
  expect(traceValue(2, samples, air, 1)).toBe(6);
  expect(traceValue(4, samples, air, 1)).toBeCloseTo(0);
  expect(() => traceValue(5, samples, air, 1)).toThrow(RangeError);
});
