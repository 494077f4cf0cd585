import { setTimeout as pause } from "node:timers/promises";
import { withIdempotency } from "./idempotency";
import { type Answer, sentAnswer } from "./result";

jest.mock("next/server", () => ({ after: () => {} }));

const sent = sentAnswer("TG-7F3K-9Q2M");
const failed: Answer = { status: 503, result: { success: false, error: "not_delivered" } };

test("runs a failed request again, but only once for duplicates in flight", async () => {
  const work = jest.fn<Promise<Answer>, []>(() => pause(20, sent)).mockResolvedValueOnce(failed);
  const run = () => withIdempotency("c", 60_000, work);
  expect(await Promise.all([run(), run()])).toEqual([failed, failed]);
  work.mockRejectedValueOnce(new Error("bug"));
  await expect(run()).rejects.toThrow("bug");
  expect(await run()).toEqual(sent);
  expect(await run()).toEqual(sent);
  expect(work).toHaveBeenCalledTimes(3);
});

test("forgets a sent request after a while", async () => {
  jest.useFakeTimers();
  const work = jest.fn(async () => sent);
  for (const [wait, calls] of [
    [0, 1],
    [59_000, 1],
    [1_000, 2],
  ] as const) {
    jest.advanceTimersByTime(wait);
    await withIdempotency("d", 60_000, work);
    expect(work).toHaveBeenCalledTimes(calls);
  }
  jest.useRealTimers();
});
