import { maxDuration } from "@/app/php/emailer.php/route";
import * as limits from "./time-limits";

jest.mock("@/lib/quotation/submit", () => ({}));

test("a request ends before an instance stops, its function ends, and the browser gives up", () => {
  const times = [limits.REQUEST_MS, limits.STOP_MS, maxDuration * 1_000, limits.SEND_TIMEOUT_MS];
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(new Set(times).size).toBe(times.length);
});

test("a silent relay leaves enough time for the next one", () => {
  expect(2 * limits.ATTEMPT_MS).toBeLessThan(limits.DELIVER_MS);
});

test("a check of a relay ends before the next check starts", () => {
  expect(limits.CHECK_MS).toBeLessThan(limits.HEALTH_MS);
});
