import { setTimeout as pause } from "node:timers/promises";
import { withIdempotency } from "./idempotency";
import { type Answer, sentAnswer } from "./result";

jest.mock("next/server", () => ({ after: () => {} }));

const sent = sentAnswer("TG-7F3K-9Q2M");
const failed: Answer = { status: 503, result: { success: false, error: "not_delivered" } };

afterEach(() => jest.useRealTimers());

test("runs a failed request again, but only once for duplicates in flight", async () => {
  const work = jest.fn<Promise<Answer>, []>(() => pause(20, sent)).mockResolvedValueOnce(failed);
  expect(await Promise.all([run("c", work), run("c", work)])).toEqual([failed, failed]);
  work.mockRejectedValueOnce(new Error("bug"));
  await expect(run("c", work)).rejects.toThrow("bug");
  expect(await run("c", work)).toEqual(sent);
  expect(work).toHaveBeenCalledTimes(3);
});

test("forgets a sent request at the given time", async () => {
  jest.useFakeTimers();
  const work = jest.fn(async () => sent);
  await run("d", work);
  jest.advanceTimersByTime(59_999);
  expect(await run("d", work)).toEqual(sent);
  expect(work).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  expect(jest.getTimerCount()).toBe(0);
  await run("d", work);
  expect(work).toHaveBeenCalledTimes(2);
});

test("lets only some duplicates wait, so that one client cannot take every place", async () => {
  const work = jest.fn(() => pause(50, sent));
  const answers = await Promise.allSettled(Array.from({ length: 40 }, () => run("e", work)));
  const refused = answers.filter(({ status }) => status === "rejected");
  expect(answers[0]).toMatchObject({ value: sent });
  expect(refused.length).toBeGreaterThan(20);
  expect(refused[0]).toMatchObject({ reason: { status: 503 } });
  expect(work).toHaveBeenCalledTimes(1);
});

function run(key: string, work: () => Promise<Answer>): Promise<Answer> {
  const now = performance.now();
  return withIdempotency({ key, until: now + 60_000 }, now + 5_000, work);
}
