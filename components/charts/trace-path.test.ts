import { relativePath } from "./trace-path";

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
