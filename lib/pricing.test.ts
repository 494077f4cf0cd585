import {
  ABOVE_MAX_DEVICES,
  cheaperLargerCount,
  deviceCountProblem,
  estimateFor,
  NO_DEVICE_COUNT,
  planFor,
  planRange,
  plans,
  yearlyTotal,
} from "./pricing";

const counts = Array.from({ length: 99 }, (_, i) => i + 1);

test("the plans are those of the specification", () => {
  const facts = plans.map((plan) => [plan.title, planRange(plan), plan.monthly, plan.annually]);
  expect(facts).toEqual([
    ["Silver", "1 to 4", 69, 828],
    ["Gold", "5 to 7", 59, 708],
    ["Cooperate", "8 and more", 45, 540],
  ]);
  expect([1, 4, 5, 7, 8, 99].map(yearlyTotal)).toEqual([828, 3312, 3540, 4956, 4320, 53460]);
  expect(counts.filter((count) => cheaperLargerCount(count) !== undefined)).toEqual([7]);
  expect(estimateFor(7)).toEqual({
    total: "MVR\u00a04,956",
    calculation: "7 × MVR\u00a0708 a year, Gold",
    advice: "8 would cost MVR\u00a04,320 a year.",
  });
});

test.each([0, -1, 100, 1.5, NaN, Infinity])("%p is not a device count", (count) => {
  expect(() => planFor(count)).toThrow(RangeError);
  expect(() => yearlyTotal(count)).toThrow(RangeError);
});

test.each([
  ["1", undefined],
  ["99", undefined],
  ["100", ABOVE_MAX_DEVICES],
  ["1e3", ABOVE_MAX_DEVICES],
  ["0", NO_DEVICE_COUNT],
  ["-3", NO_DEVICE_COUNT],
  ["2.5", NO_DEVICE_COUNT],
  ["", NO_DEVICE_COUNT],
])("%p typed as a number of devices: %p", (typed, problem) => {
  expect(deviceCountProblem(typed)).toBe(problem);
});
