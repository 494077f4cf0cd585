import { maxDuration } from "@/app/php/emailer.php/route";
import { REQUEST_MS, SEND_TIMEOUT_MS } from "./time-limits";

jest.mock("@/lib/quotation/submit", () => ({}));

test("a request ends before the host's function, and the function before the browser gives up", () => {
  expect(REQUEST_MS).toBeLessThan(maxDuration * 1_000);
  expect(maxDuration * 1_000).toBeLessThan(SEND_TIMEOUT_MS);
});
