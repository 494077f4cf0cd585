import { env } from "@/lib/env";
import { countRequest } from "./rate-limit";

const tooMany = (retryAfter: number) => ({ status: 429, details: { retryAfter } });

beforeAll(() => Object.assign(env(), { RATE_LIMIT_MAX: 2 }));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("refuses an address beyond its limit until the window ends, however often it asks", async () => {
  const count = () => countRequest("192.0.2.1");
  await count();
  await count();
  await expect(count()).rejects.toMatchObject(tooMany(600));
  jest.advanceTimersByTime(598_500);
  await expect(count()).rejects.toMatchObject(tooMany(2));
  jest.advanceTimersByTime(1_500);
  await count();
});

test("gives all unknown addresses one limit, ten times as large", async () => {
  for (let n = 0; n < 20; n++) await countRequest(undefined);
  await expect(countRequest(undefined)).rejects.toMatchObject({ status: 429 });
});
