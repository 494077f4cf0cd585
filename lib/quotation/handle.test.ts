import { handleQuotationRequest } from "./handle";

const mockSend = jest.fn();
jest.mock("@/lib/mail/mailer", () => ({ mailer: () => ({ send: mockSend }) }));

const quotation = {
  your_name: "Aminath Ibrahim",
  company_email: "aminath@example.mv",
  company_contact: "+960 777 1234",
  company_name: "Fish & Ice",
};

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  jest.spyOn(console, "log").mockImplementation((line: string) => lines.push(line));
  mockSend.mockReset().mockResolvedValue("sent");
});

async function post(changes: object = {}, headers: Record<string, string> = {}, method = "POST") {
  const response = await handleQuotationRequest(
    new Request("http://localhost/php/emailer.php", {
      method,
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify({ ...quotation, ...changes }),
    }),
  );
  return { status: response.status, answer: await response.json() };
}

const logged = () => JSON.parse(lines.at(-1) ?? "");

test("what was accepted was sent, from the sender's domain, and is one line of the log", async () => {
  const { status, answer } = await post();
  expect([status, answer]).toEqual([200, { success: true, reference: expect.any(String) }]);
  const [sent] = mockSend.mock.lastCall ?? [];
  expect(sent.messageId).toMatch(/^<[\da-f]{40}@example\.com>$/);
  expect(sent.reference).toBe(answer.reference);
  expect(sent.message.subject).toContain(`Fish & Ice\u2069, 1 device (${answer.reference})`);
  expect(logged()).toMatchObject({
    event: "quotation request",
    outcome: "sent",
    reference: answer.reference,
    ms: expect.any(Number),
  });
  expect(lines.join()).not.toMatch(/aminath|fish/i);
});

test.each([
  ["refused", 502, "refused_by_mail_server"],
  ["unreachable", 503, "no_mail_server"],
])("what mail servers %s is not sent, and may be sent again", async (outcome, status, error) => {
  const headers = { "Idempotency-Key": outcome };
  mockSend.mockResolvedValueOnce(outcome);
  expect(await post({}, headers)).toEqual({ status, answer: { success: false, error } });
  expect(logged()).toMatchObject({ outcome: error, reference: expect.stringMatching(/^TG-/) });
  expect((await post({}, headers)).status).toBe(200);
  expect(mockSend).toHaveBeenCalledTimes(2);
});

test("a repeat is not sent again; without a key there is none", async () => {
  const headers = { "Idempotency-Key": "repeat" };
  const first = await post({}, headers);
  expect(await post({}, headers)).toEqual(first);
  expect(mockSend).toHaveBeenCalledTimes(1);
  await post();
  await post();
  expect(mockSend).toHaveBeenCalledTimes(3);
});

test.each([
  [{ company_website: "x" }, {}, true],
  [{}, { "X-Honeypot": "1" }, true],
  [{ company_website: "" }, {}, false],
])("what fills the trap %j %j is sent with a mark: %s", async (changes, headers, isMarked) => {
  expect((await post(changes, headers)).status).toBe(200);
  const [{ message }] = mockSend.mock.lastCall ?? [];
  expect(message.subject.startsWith("[possible spam] ")).toBe(isMarked);
});

test.each<[Record<string, string>, boolean]>([
  [{ "Sec-Fetch-Site": "cross-site" }, false],
  [{ "Sec-Fetch-Site": "same-site", Origin: "http://site.example" }, false],
  [{ Origin: "http://evil.example" }, false],
  [{ Origin: "null" }, false],
  [{ Origin: "http://site.example:1" }, false],
  [{ "Sec-Fetch-Site": "same-origin", Origin: "http://evil.example" }, true],
  [{ "Sec-Fetch-Site": "none" }, true],
  [{ Origin: "https://site.example" }, true],
  [{}, true],
])("what says of where it comes from %j is taken: %s", async (headers, isTaken) => {
  const { status, answer } = await post({}, { Host: "site.example", ...headers });
  expect(status).toBe(isTaken ? 200 : 403);
  if (!isTaken) expect(answer.error).toBe("foreign_origin");
  expect(mockSend).toHaveBeenCalledTimes(isTaken ? 1 : 0);
});

test("other methods, other bodies and wrong fields are refused before anything is sent", async () => {
  expect((await post({}, {}, "PUT")).status).toBe(405);
  expect((await post({}, { "Content-Type": "text/plain" })).status).toBe(415);
  const { status, answer } = await post({ your_name: "", qty: 100 });
  expect([status, Object.keys(answer.fields)]).toEqual([422, ["your_name", "qty"]]);
  expect(logged()).toMatchObject({ outcome: "invalid", fields: "your_name,qty" });
  expect(mockSend).not.toHaveBeenCalled();
});

test("an error of ours is a 500 and one line with its place and reference, without a visitor's words", async () => {
  mockSend.mockImplementation(() => {
    throw new TypeError("Cannot read Aminath Ibrahim's\naminath@example.mv");
  });
  const { status, answer } = await post();
  expect([status, answer]).toEqual([500, { success: false, error: "internal_error" }]);

  const [bug, request] = lines.map((line) => JSON.parse(line));
  expect(bug).toMatchObject({ event: "internal error", error: "TypeError" });
  expect(bug.stack).toContain("handle.test.ts");
  expect(request).toMatchObject({ outcome: "internal_error", reference: bug.reference });
  expect(bug.reference).toMatch(/^TG-/);
  expect(lines.join()).not.toMatch(/aminath/i);
});

test("how long a request took is logged by a clock that is never set back", async () => {
  const lines: string[] = [];
  jest.spyOn(console, "log").mockImplementation((line: string) => lines.push(line));
  const [wall, hourBefore] = [Date.now(), Date.now() - 3_600_000];
  jest.spyOn(Date, "now").mockReturnValueOnce(wall).mockReturnValue(hourBefore);
  await handleQuotationRequest(new Request("http://localhost/php/emailer.php"));
  expect(JSON.parse(lines.at(-1) ?? "").ms).toBeGreaterThanOrEqual(0);
});
