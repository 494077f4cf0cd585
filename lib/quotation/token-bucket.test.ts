import fc from "fast-check";
import { Redis } from "ioredis";
import { hasRedis, startRedis } from "@/e2e/support/redis";
import { freePort } from "@/e2e/support/free-port";
import { changeEnvironment } from "@/lib/env";
import { askRedis } from "@/lib/redis";
import { changeBucket, changeInMemory } from "./token-bucket";

// More time than in service, where nothing else keeps the processor.
jest.mock("@/lib/time-limits", () => ({
  ...jest.requireActual("@/lib/time-limits"),
  REDIS_MS: 3_000,
}));

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

test("takes no notice of a clock that is set back", async () => {
  const bucket = newBucket(1, 60_000);
  jest.useFakeTimers();
  expect(await changeBucket(bucket, 1)).toBe(0);
  expect(await changeBucket(bucket, 1)).toBe(60_000);
  jest.setSystemTime(Date.now() - 3_600_000);
  jest.advanceTimersByTime(59_999);
  expect(await changeBucket(bucket, 1)).toBe(1);
  jest.advanceTimersByTime(1);
  expect(await changeBucket(bucket, 1)).toBe(0);
  jest.useRealTimers();
});

test("remembers ten thousand buckets, and forgets first what was changed longest ago", () => {
  const take = (key: string) => changeInMemory({ key, capacity: 2, interval: 1e6 }, 1, 1e9);
  for (const key of ["oldest", "next", "oldest", "next"]) take(key);
  for (let n = 2; n < 10_000; n++) take(`other ${n}`);
  expect(take("oldest")).toBeGreaterThan(0);
  expect(take("one more")).toBe(0);
  expect(take("next")).toBeGreaterThan(0);
  expect(take("oldest")).toBe(0);
});

const testWithRedis = hasRedis || process.env.CI ? test : test.skip;

testWithRedis(
  "counts in Redis as in memory, by the clock of Redis, which may be set back",
  async () => {
    const port = await freePort();
    const server = await startRedis(port);
    const operator = new Redis(port);
    changeEnvironment({ REDIS_URL: `redis://127.0.0.1:${port}` });
    const bucket = newBucket(3, 60_000);
    const change = (turns: 1 | -1) => changeBucket(bucket, turns);
    for (let n = 0; n < 3; n++) expect(await change(1)).toBe(0);
    const wait = await change(1);
    expect(wait).toBeGreaterThan(50_000);
    expect(wait).toBeLessThanOrEqual(60_000);
    expect(await change(-1)).toBe(0);
    expect(await change(1)).toBe(0);
    expect(await change(1)).toBeGreaterThan(50_000);
    expect(await operator.pttl(`bucket:${bucket.key}`)).toBeLessThanOrEqual(3 * 60_000);

    // An hour back: what was kept lies an hour ahead.
    const [seconds] = await operator.time();
    await operator.set(`bucket:${bucket.key}`, (Number(seconds) + 3_600) * 1e6);
    expect(await change(1)).toBeLessThanOrEqual(60_000);

    for (let n = 0; n < 3; n++) expect(await change(-1)).toBe(0);
    expect(await operator.exists(`bucket:${bucket.key}`)).toBe(0);

    await askRedis((redis) => redis.quit());
    operator.disconnect();
    server.kill("SIGKILL");
    changeEnvironment({ REDIS_URL: "" });
  },
);
