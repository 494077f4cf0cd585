import fc from "fast-check";
import { changeInMemory } from "./token-bucket";

let number = 0;
const newBucket = (capacity: number, interval: number) => ({
  key: `test ${number++}`,
  capacity,
  interval,
});

test("gives as many turns as it holds, then one after each interval", () => {
  const bucket = newBucket(3, 1_000);
  const take = (now: number) => changeInMemory(bucket, 1, now);
  expect([0, 0, 0, 0].map(take)).toEqual([0, 0, 0, 1_000]);
  expect(take(600)).toBe(400);
  expect(take(1_000)).toBe(0);
  expect(take(1_000)).toBe(1_000);
  expect([9_000, 9_000, 9_000, 9_000].map(take)).toEqual([0, 0, 0, 1_000]);
});

test("a turn that was given back can be taken again, and no more than that", () => {
  const bucket = newBucket(2, 1_000);
  const change = (turns: 1 | -1) => changeInMemory(bucket, turns, 0);
  expect([change(1), change(1), change(-1), change(1), change(1)]).toEqual([0, 0, 0, 0, 1_000]);
  for (let n = 0; n < 5; n++) change(-1);
  expect([change(1), change(1), change(1)]).toEqual([0, 0, 1_000]);
});

test("counts like a bucket that is refilled drop by drop", () => {
  const steps = fc.array(
    fc.record({ pause: fc.integer({ min: 0, max: 3_000 }), turns: fc.constantFrom(1, 1, 1, -1) }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 9 }), (steps, capacity) => {
      const bucket = newBucket(capacity, 1_000);
      let [now, level] = [0, capacity];
      for (const { pause, turns } of steps) {
        now += pause;
        level = Math.min(capacity, level + pause / 1_000);
        const isTaken = changeInMemory(bucket, turns as 1 | -1, now) === 0;
        if (turns < 0) level = Math.min(capacity, level + 1);
        else {
          expect(isTaken).toBe(level >= 1 - 1e-9);
          if (isTaken) level--;
        }
      }
    }),
  );
});
