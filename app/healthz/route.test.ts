/** @jest-environment node */
import { setEnv } from "@/lib/env";
import { GET } from "./route";

const mockCheckRelays = jest.fn();
jest.mock("@/lib/mail/mailer", () => ({ mailer: () => ({ checkRelays: mockCheckRelays }) }));

test("requests that come during a check share it", async () => {
  setEnv({ SMTP_URL: "smtp://127.0.0.1:2525" });
  mockCheckRelays.mockResolvedValue([true]);
  expect(await statuses(20)).toEqual(Array(20).fill(200));
  expect(mockCheckRelays).toHaveBeenCalledTimes(1);

  mockCheckRelays.mockResolvedValue([false]);
  expect(await statuses(1)).toEqual([503]);
});

function statuses(count: number): Promise<number[]> {
  return Promise.all(Array.from({ length: count }, async () => (await GET()).status));
}
