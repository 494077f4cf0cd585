import { setEnv } from "@/lib/env";
import { countRequest } from "./rate-limit";

const tooMany = (retryAfter: number) => ({ status: 429, details: { retryAfter } });

beforeAll(() => setEnv({ RATE_LIMIT_MAX: "2", RATE_LIMIT_WINDOW_SECONDS: "600" }));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("refuses an address beyond its limit until the window ends", async () => {
  await countRequest("192.0.2.1");
  await countRequest("192.0.2.1");
  await expect(countRequest("192.0.2.1")).rejects.toMatchObject(tooMany(600));
  await countRequest("192.0.2.2");
  jest.advanceTimersByTime(598_500);
  await expect(countRequest("192.0.2.1")).rejects.toMatchObject(tooMany(2));
  jest.advanceTimersByTime(1_500);
  await countRequest("192.0.2.1");
});

test("never asks for a longer wait than the window, even if the clock is set back", async () => {
  for (let n = 0; n < 2; n++) await countRequest("192.0.2.4");
  jest.setSystemTime(Date.now() - 86_400_000);
  await expect(countRequest("192.0.2.4")).rejects.toMatchObject(tooMany(600));
});

test("uncounts a request, and does not count refused requests", async () => {
  const uncount = await countRequest("192.0.2.3");
  await countRequest("192.0.2.3");
  for (let n = 0; n < 5; n++) await countRequest("192.0.2.3").catch(() => {});
  await uncount();
  await countRequest("192.0.2.3");
  await expect(countRequest("192.0.2.3")).rejects.toMatchObject({ status: 429 });
});

test("gives all unknown addresses one limit, ten times as large", async () => {
  for (let n = 0; n < 20; n++) await countRequest(undefined);
  await expect(countRequest(undefined)).rejects.toMatchObject({ status: 429 });
});
