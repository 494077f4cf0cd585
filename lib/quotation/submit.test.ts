import { sampleQuotation } from "@/e2e/support/quotation";
import { env, setEnv } from "@/lib/env";
import { REQUEST_MS } from "@/lib/time-limits";
import { MAX_WAITING, submitQuotation } from "./submit";

const mockSend = jest.fn();
jest.mock("next/server", () => ({ after: () => {} }));
jest.mock("@/lib/mail/mailer", () => ({ mailer: () => ({ send: mockSend }) }));

const lines: string[] = [];

beforeAll(() => setEnv({ RATE_LIMIT_MAX: 1_000 }));
beforeEach(() => {
  lines.length = 0;
  jest.spyOn(console, "log").mockImplementation((line: string) => lines.push(line));
  mockSend.mockReset().mockResolvedValue("sent");
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

test("gives the mailer a Message-ID of the sender's domain and the reference of the answer", async () => {
  const { result } = await submit();
  const [message, delivery] = mockSend.mock.lastCall ?? [];
  expect(message.subject).toContain(result.reference);
  expect(delivery).toMatchObject({
    messageId: expect.stringMatching(/^<[\da-f]{40}@example\.com>$/),
    reference: expect.stringMatching(/^TG-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/),
  });
});

test("logs the names of invalid fields and sends nothing", async () => {
  const { status, result } = await submit({ your_name: "", qty: 100 });
  expect([status, Object.keys(result.fields)]).toEqual([422, ["your_name", "qty"]]);
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ fields: "your_name,qty" });
  expect(mockSend).not.toHaveBeenCalled();
});

test("asks the client to retry later if no connection was free", async () => {
  mockSend.mockResolvedValue("busy");
  const { status, result, retryAfter } = await submit();
  expect([status, result]).toEqual([503, { success: false, error: "not_delivered" }]);
  expect(retryAfter).toBe(String(REQUEST_MS / 1_000));
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({
    outcome: "not_delivered",
    retryAfter: REQUEST_MS / 1_000,
  });
});

test("refuses a valid request above the limit", async () => {
  let release: (result: string) => void = () => {};
  mockSend.mockReturnValue(new Promise((resolve) => (release = resolve)));
  const limit = env().SMTP_CONNECTIONS + MAX_WAITING;
  const answers = Array.from({ length: limit }, () => submit());
  const { status, retryAfter } = await submit();
  expect([status, retryAfter]).toEqual([503, String(REQUEST_MS / 1_000)]);
  expect((await submit({ qty: 100 })).status).toBe(422);
  release("sent");
  for (const answer of answers) expect((await answer).status).toBe(200);
});

test("answers an unexpected error with 500 and logs its stack without a visitor's words", async () => {
  mockSend.mockImplementation(() => {
    throw new TypeError("Cannot read Aminath Ibrahim's\naminath@example.mv");
  });
  const { status, result } = await submit();
  expect([status, result]).toEqual([500, { success: false, error: "internal_error" }]);
  const [bug, request] = lines.map((line) => JSON.parse(line));
  expect(bug).toMatchObject({ event: "internal error", error: "TypeError" });
  expect(bug.stack).toContain("submit.test.ts");
  expect(request).toMatchObject({ outcome: "internal_error", reference: bug.reference });
  expect(lines.join()).not.toMatch(/aminath/i);
});

async function submit(changes: object = {}) {
  const response = await submitQuotation(post(JSON.stringify(sampleQuotation({ ...changes }))));
  const retryAfter = response.headers.get("retry-after");
  return { status: response.status, result: await response.json(), retryAfter };
}

function post(body: BodyInit): Request {
  const headers = { "Content-Type": "application/json" };
  const init = { method: "POST", headers, body, duplex: "half" };
  return new Request("http://localhost/php/emailer.php", init);
}
