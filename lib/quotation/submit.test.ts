import { sampleQuotation } from "@/test-support/quotation";
import { env } from "@/lib/env";
import { submitQuotation } from "./submit";

const mockSend = jest.fn();
jest.mock("next/server", () => ({ after: () => {} }));
jest.mock("@/lib/mail/mailer", () => ({ mailerFor: () => ({ send: mockSend }) }));

const lines: string[] = [];

beforeAll(() => Object.assign(env(), { RATE_LIMIT_MAX: 1_000 }));
beforeEach(() => {
  lines.length = 0;
  jest.spyOn(console, "log").mockImplementation((line: string) => lines.push(line));
  mockSend.mockReset().mockResolvedValue(true);
});

test("logs a sent request in one line without personal data", async () => {
  const { status, result } = await submit();
  expect([status, result]).toEqual([200, { success: true, reference: expect.any(String) }]);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      time: expect.any(String),
      event: "quotation request",
      outcome: "sent",
      status: 200,
      reference: result.reference,
      ms: expect.any(Number),
    },
  ]);
});

test("logs the reference of a request that was not delivered", async () => {
  mockSend.mockResolvedValue(false);
  expect(await submit()).toEqual({
    status: 503,
    result: { success: false, error: "not_delivered" },
  });
  expect(JSON.parse(lines[0] ?? "").reference).toBe(mockSend.mock.lastCall?.[0].reference);
});

test("logs the names of invalid fields and sends nothing", async () => {
  const { status, result } = await submit({ your_name: "", qty: 100 });
  expect([status, Object.keys(result.fields)]).toEqual([422, ["your_name", "qty"]]);
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ fields: "your_name,qty" });
  expect(mockSend).not.toHaveBeenCalled();
});

test("answers an unexpected error with 500 and logs its stack without a visitor's words", async () => {
  mockSend.mockImplementation(() => {
    throw new TypeError("Cannot read\n    at Aminath Ibrahim's aminath@example.mv");
  });
  const { status, result } = await submit();
  expect([status, result]).toEqual([500, { success: false, error: "internal_error" }]);
  const [bug, request] = lines.map((line) => JSON.parse(line));
  expect(bug).toMatchObject({ event: "internal error", error: "TypeError" });
  expect(bug.stack).toContain("submit.test.ts");
  expect(request).toMatchObject({ outcome: "internal_error" });
  expect(lines.join()).not.toMatch(/aminath/i);
});

async function submit(changes: object = {}) {
  const body = JSON.stringify(sampleQuotation({ ...changes }));
  const headers = { "Content-Type": "application/json" };
  const request = new Request("http://localhost/php/emailer.php", {
    method: "POST",
    headers,
    body,
  });
  const response = await submitQuotation(request);
  return { status: response.status, result: await response.json() };
}
