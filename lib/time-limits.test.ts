import { maxDuration } from "@/app/php/emailer.php/route";
import * as limits from "./time-limits";

jest.mock("@/lib/quotation/submit", () => ({}));

test("a request ends before its instance stops, its function ends, and the browser gives up", () => {
  expect(limits.DELIVER_MS).toBeLessThan(limits.STOP_MS);
  expect(limits.STOP_MS).toBeLessThan(maxDuration * 1_000);
  expect(maxDuration * 1_000).toBeLessThan(limits.SEND_TIMEOUT_MS);
});
