import { maxDuration } from "@/app/php/emailer.php/route";
import * as limits from "./time-limits";

jest.mock("@/lib/quotation/submit", () => ({}));

test("a request ends before its instance stops, its function ends, and the browser gives up", () => {
  expect(limits.REQUEST_MS).toBeLessThan(limits.STOP_MS);
  expect(limits.STOP_MS).toBeLessThan(maxDuration * 1_000);
  expect(maxDuration * 1_000).toBeLessThan(limits.SEND_TIMEOUT_MS);
});

test("a silent relay leaves enough time for the next one", () => {
  expect(2 * limits.ATTEMPT_MS).toBeLessThan(limits.DELIVER_MS);
});
