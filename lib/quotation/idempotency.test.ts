import { DUPLICATE_MS } from "@/lib/time-limits";
import { deliverOnce } from "./idempotency";

jest.mock("next/server", () => ({ after: () => {} }));
const mockRedis = jest.fn();
jest.mock("@/lib/redis", () => ({ askRedis: () => mockRedis() }));

test("delivers a failed request again, and a sent one after a while", async () => {
  jest.useFakeTimers();
  const deliver = jest.fn(async () => true).mockResolvedValueOnce(false);
  const run = () => deliverOnce("key", Infinity, deliver);
  expect(await Promise.all([run(), run()])).toEqual([false, false]);
  deliver.mockRejectedValueOnce(new Error("bug"));
  await expect(run()).rejects.toThrow("bug");
  for (const [wait, calls] of [
    [0, 3],
    [DUPLICATE_MS - 1, 3],
    [1, 4],
  ] as const) {
    jest.advanceTimersByTime(wait);
    expect(await run()).toBe(true);
    expect(deliver).toHaveBeenCalledTimes(calls);
  }
  jest.useRealTimers();
});

test("waits for another instance's delivery until the deadline of the request", async () => {
  mockRedis.mockResolvedValueOnce(null).mockResolvedValue("in flight elsewhere");
  const deliver = jest.fn();
  expect(await deliverOnce("claimed", performance.now() + 1, deliver)).toBe(false);
  expect(deliver).not.toHaveBeenCalled();
});
