import { env } from "@/lib/env";
import { countRequest, uncountRequest } from "./rate-limit";

const tooMany = (retryAfter: number) => ({ status: 429, details: { retryAfter } });

beforeAll(() => Object.assign(env(), { RATE_LIMIT_MAX: 2, RATE_LIMIT_WINDOW_SECONDS: 600 }));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("refuses an address beyond its limit until the window ends", async () => {
  await countRequest("192.0.2.1");
  await countRequest("192.0.2.1");
  await uncountRequest("192.0.2.1");
  await countRequest("192.0.2.1");
  await expect(countRequest("192.0.2.1")).rejects.toMatchObject(tooMany(600));
  await uncountRequest("192.0.2.1");
  await countRequest("192.0.2.1");
  await countRequest("192.0.2.2");
  jest.advanceTimersByTime(598_500);
  await expect(countRequest("192.0.2.1")).rejects.toMatchObject(tooMany(2));
  jest.advanceTimersByTime(1_500);
  await countRequest("192.0.2.1");
});

test("gives all unknown addresses one limit, ten times as large", async () => {
  for (let n = 0; n < 20; n++) await countRequest(undefined);
  await expect(countRequest(undefined)).rejects.toMatchObject({ status: 429 });
});
