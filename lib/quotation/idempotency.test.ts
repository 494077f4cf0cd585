import { setTimeout as pause } from "node:timers/promises";
import { withIdempotency } from "./idempotency";
import { type Answer, sentAnswer } from "./result";

jest.mock("next/server", () => ({ after: () => {} }));

const sent = sentAnswer("TG-7F3K-9Q2M");
const failed: Answer = { status: 503, result: { success: false, error: "not_delivered" } };

afterEach(() => jest.restoreAllMocks());

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
  const now = performance.now();
  const work = jest.fn(async () => sent);
  await withIdempotency("d", 60_000, work);
  jest.spyOn(performance, "now").mockReturnValue(now + 59_000);
  await withIdempotency("d", 60_000, work);
  expect(work).toHaveBeenCalledTimes(1);
  jest.spyOn(performance, "now").mockReturnValue(now + 61_000);
  await withIdempotency("d", 60_000, work);
  expect(work).toHaveBeenCalledTimes(2);
});
