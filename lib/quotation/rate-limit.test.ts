import { changeEnvironment } from "@/lib/env";
import type { Answer } from "./answer";
import { withinRateLimit } from "./rate-limit";

const sent: Answer = { response: { success: true, reference: "TG-7F3K-9Q2M" } };
const failed: Answer = { response: { success: false, error: "no_mail_server" } };
const send = (address: string | undefined, answer = sent) =>
  withinRateLimit(address, async () => answer);

beforeEach(() => {
  jest.useFakeTimers();
  changeEnvironment({ RATE_LIMIT_MAX: "2", RATE_LIMIT_WINDOW_SECONDS: "600" });
});
afterEach(() => jest.useRealTimers());

test("an address has its turns, then one after each part of the window", async () => {
  expect(await send("192.0.2.1")).toBe(sent);
  expect(await send("192.0.2.1")).toBe(sent);
  const tooMany = { failure: "too_many_requests", details: { retryAfter: 300 } };
  await expect(send("192.0.2.1")).rejects.toMatchObject(tooMany);
  expect(await send("192.0.2.2")).toBe(sent);

  jest.advanceTimersByTime(298_500);
  await expect(send("192.0.2.1")).rejects.toMatchObject({ details: { retryAfter: 2 } });
  jest.advanceTimersByTime(1_500);
  expect(await send("192.0.2.1")).toBe(sent);
  await expect(send("192.0.2.1")).rejects.toMatchObject(tooMany);
});

test("only what is delivered takes a turn", async () => {
  for (let n = 0; n < 5; n++) {
    expect(await send("192.0.2.3", failed)).toBe(failed);
    const work = () => Promise.reject(new Error("down"));
    await expect(withinRateLimit("192.0.2.3", work)).rejects.toThrow("down");
  }
  expect(await send("192.0.2.3")).toBe(sent);
  expect(await send("192.0.2.3")).toBe(sent);
  await expect(send("192.0.2.3")).rejects.toMatchObject({ failure: "too_many_requests" });
});

test("those whose addresses are unknown share ten times as many", async () => {
  for (let n = 0; n < 20; n++) expect(await send(undefined)).toBe(sent);
  await expect(send(undefined)).rejects.toMatchObject({ details: { retryAfter: 30 } });
});
