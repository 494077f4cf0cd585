/** @jest-environment node */
import { Repeats } from "./deduplicate";

test("a repeat waits for the first and gets its result", async () => {
  const repeats = new Repeats<string>((result) => result === "sent");
  const work = jest.fn(() => new Promise<string>((resolve) => setTimeout(resolve, 20, "sent")));
  const results = await Promise.all([repeats.once("a", work), repeats.once("a", work)]);
  expect(results).toEqual(["sent", "sent"]);
  expect(await repeats.once("a", work)).toBe("sent");
  expect(work).toHaveBeenCalledTimes(1);
});

test("different requests are different work", async () => {
  const repeats = new Repeats<string>(() => true);
  expect(await repeats.once("a", async () => "a")).toBe("a");
  expect(await repeats.once("b", async () => "b")).toBe("b");
});

test("a failure is not remembered", async () => {
  const repeats = new Repeats<string>((result) => result === "sent");
  expect(await repeats.once("a", async () => "failed")).toBe("failed");
  await expect(repeats.once("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await repeats.once("a", async () => "sent")).toBe("sent");
});

test("forgets after a while, and never holds more than it may", async () => {
  const repeats = new Repeats<number>(() => true, { milliseconds: 10, entries: 3 });
  for (let number = 0; number < 5; number++) await repeats.once(String(number), async () => number);
  expect(await repeats.once("0", async () => 10)).toBe(10);
  expect(await repeats.once("4", async () => 14)).toBe(4);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await repeats.once("4", async () => 24)).toBe(24);
});
