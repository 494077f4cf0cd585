/** @jest-environment node */
import { Deduplicator } from "./deduplicate";

test("a repeat waits for the first and gets its result", async () => {
  const deduplicator = new Deduplicator<string>((result) => result === "sent");
  const work = jest.fn(() => new Promise<string>((resolve) => setTimeout(resolve, 20, "sent")));
  const results = await Promise.all([deduplicator.run("a", work), deduplicator.run("a", work)]);
  expect(results).toEqual(["sent", "sent"]);
  expect(await deduplicator.run("a", work)).toBe("sent");
  expect(work).toHaveBeenCalledTimes(1);
});

test("different requests are different work", async () => {
  const deduplicator = new Deduplicator<string>(() => true);
  expect(await deduplicator.run("a", async () => "a")).toBe("a");
  expect(await deduplicator.run("b", async () => "b")).toBe("b");
});

test("a failure is not remembered", async () => {
  const deduplicator = new Deduplicator<string>((result) => result === "sent");
  expect(await deduplicator.run("a", async () => "failed")).toBe("failed");
  await expect(deduplicator.run("a", () => Promise.reject(new Error("down")))).rejects.toThrow(
    "down",
  );
  expect(await deduplicator.run("a", async () => "sent")).toBe("sent");
});

test("forgets after a while, and never holds more than it may", async () => {
  const deduplicator = new Deduplicator<number>(() => true, { milliseconds: 10, entries: 3 });
  for (let number = 0; number < 5; number++)
    await deduplicator.run(String(number), async () => number);
  expect(await deduplicator.run("0", async () => 10)).toBe(10);
  expect(await deduplicator.run("4", async () => 14)).toBe(4);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await deduplicator.run("4", async () => 24)).toBe(24);
});
