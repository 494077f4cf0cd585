/** @jest-environment node */
import { setEnv } from "@/lib/env";
import { HEALTH_MS } from "@/lib/time-limits";
import { GET } from "./route";

const mockCheckRelays = jest.fn();
jest.mock("@/lib/mail/mailer", () => ({ mailer: () => ({ checkRelays: mockCheckRelays }) }));

test("checks the relays once for all requests within HEALTH_MS", async () => {
  setEnv({ SMTP_URL: "smtp://127.0.0.1:2525" });
  mockCheckRelays.mockResolvedValue([true]);
  expect(await statuses(20)).toEqual(Array(20).fill(200));
  expect(mockCheckRelays).toHaveBeenCalledTimes(1);

  mockCheckRelays.mockResolvedValue([false]);
  const now = performance.now();
  jest.spyOn(performance, "now").mockReturnValue(now + HEALTH_MS + 1);
  expect(await statuses(1)).toEqual([503]);
});

function statuses(count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, async () => (await GET()).status));
}
