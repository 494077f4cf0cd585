import { Deduplicator } from "./deduplicate";

const MINUTE = 60_000;

test("a repeat waits for the first and gets its result", async () => {
  const deduplicator = new Deduplicator<string>((result) => result === "sent");
  const work = jest.fn(() => new Promise<string>((resolve) => setTimeout(resolve, 20, "sent")));
  const run = () => deduplicator.run("a", MINUTE, work);
  expect(await Promise.all([run(), run()])).toEqual(["sent", "sent"]);
  expect(await run()).toBe("sent");
  expect(work).toHaveBeenCalledTimes(1);
});

test("different requests are different work", async () => {
  const deduplicator = new Deduplicator<string>(() => true);
  expect(await deduplicator.run("a", MINUTE, async () => "a")).toBe("a");
  expect(await deduplicator.run("b", MINUTE, async () => "b")).toBe("b");
});

test("a failure is not remembered", async () => {
  const deduplicator = new Deduplicator<string>((result) => result === "sent");
  const run = (work: () => Promise<string>) => deduplicator.run("a", MINUTE, work);
  expect(await run(async () => "failed")).toBe("failed");
  await expect(run(() => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await run(async () => "sent")).toBe("sent");
});

test("forgets each when its time is over, and never holds more than it may", async () => {
  const deduplicator = new Deduplicator<number>(() => true, 3);
  await deduplicator.run("long", MINUTE, async () => 1);
  await deduplicator.run("short", 10, async () => 1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await deduplicator.run("short", MINUTE, async () => 2)).toBe(2);
  expect(await deduplicator.run("long", MINUTE, async () => 2)).toBe(1);

  for (let number = 0; number < 5; number++) {
    await deduplicator.run(String(number), MINUTE, async () => number);
  }
  expect(await deduplicator.run("0", MINUTE, async () => 10)).toBe(10);
  expect(await deduplicator.run("4", MINUTE, async () => 14)).toBe(4);
});
