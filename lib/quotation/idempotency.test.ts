import { setTimeout as pause } from "node:timers/promises";
import { withIdempotency } from "./idempotency";
import type { Answer } from "./result";

const sent: Answer = { status: 200, result: { success: true, reference: "TG-7F3K-9Q2M" } };
const failed: Answer = { status: 503, result: { success: false, error: "not_delivered" } };

afterEach(() => jest.restoreAllMocks());

test("runs a failed request again, but only once for duplicates in flight", async () => {
  const work = jest.fn<Promise<Answer>, []>(() => pause(20, sent)).mockResolvedValueOnce(failed);
  expect(await Promise.all([run("c", work), run("c", work)])).toEqual([failed, failed]);
  work.mockRejectedValueOnce(new Error("bug"));
  await expect(run("c", work)).rejects.toThrow("bug");
  expect(await run("c", work)).toEqual(sent);
  expect(work).toHaveBeenCalledTimes(3);
});

test("forgets a sent request after the given time", async () => {
  const work = jest.fn(async () => sent);
  await run("d", work);
  const now = performance.now();
  const clock = jest.spyOn(performance, "now").mockReturnValue(now + 59_000);
  await run("d", work);
  expect(work).toHaveBeenCalledTimes(1);
  clock.mockReturnValue(now + 60_001);
  await run("d", work);
  expect(work).toHaveBeenCalledTimes(2);
});

function run(key: string, work: () => Promise<Answer>): Promise<Answer> {
  return withIdempotency({ key, milliseconds: 60_000 }, performance.now() + 5_000, work);
}
