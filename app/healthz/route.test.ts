/** @jest-environment node */
import { changeEnvironment } from "@/lib/env";
import { HEALTH_MS } from "@/lib/time-limits";
import { GET } from "./route";

const mockCheckRelays = jest.fn();
jest.mock("@/lib/mail/mailer", () => ({ mailer: () => ({ checkRelays: mockCheckRelays }) }));

test("whoever asks, relays are asked once in a while, by a clock that is never set back", async () => {
  changeEnvironment({ SMTP_URL: "smtp://127.0.0.1:2525" });
  mockCheckRelays.mockResolvedValue(["ready"]);
  expect(await statuses(20)).toEqual(Array(20).fill(200));
  expect(mockCheckRelays).toHaveBeenCalledTimes(1);

  mockCheckRelays.mockResolvedValue(["unreachable"]);
  const [wall, monotonic] = [Date.now(), performance.now()];
  jest.spyOn(Date, "now").mockReturnValue(wall - 3_600_000);
  jest.spyOn(performance, "now").mockReturnValue(monotonic + HEALTH_MS + 1);
  expect(await statuses(1)).toEqual([503]);
});

function statuses(count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, async () => (await GET()).status));
}
