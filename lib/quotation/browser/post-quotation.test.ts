import { sampleQuotation } from "@/test-support/quotation";
import { SEND_TIMEOUT_MS } from "@/lib/time-limits";
import { postQuotation } from "./post-quotation";

const quotation = sampleQuotation();
const noAnswer = { success: false, error: "no_answer" };

const fetchMock = jest.spyOn(global, "fetch");
const post = ({
  message = quotation.message,
  ...options
}: { message?: string; isHoneypotFilled?: boolean; signal?: AbortSignal } = {}) =>
  postQuotation(
    { ...quotation, message },
    { idempotencyKey: "key", signal: new AbortController().signal, ...options },
  );

afterEach(() => jest.useRealTimers());

test.each([
  [true, { company_website: "filled" }],
  [false, {}],
])("posts the request with its key; honeypot filled: %s", async (isHoneypotFilled, mark) => {
  fetchMock.mockResolvedValueOnce(Response.json({ success: true }));
  await post({ isHoneypotFilled });
  const [path, init] = fetchMock.mock.lastCall ?? [];
  const headers = new Headers(init?.headers);
  expect([path, init?.method]).toEqual(["/php/emailer.php", "POST"]);
  expect(headers.get("Content-Type")).toBe("application/json");
  expect(headers.get("Idempotency-Key")).toBe("key");
  expect(JSON.parse(String(init?.body))).toEqual({ ...quotation, ...mark });
});

const invalid = { success: false, error: "invalid_fields", fields: { qty: "…" } };

test.each<[object | null, number, object | undefined]>([
  [{ success: true, reference: "TG-1" }, 200, { success: true, reference: "TG-1" }],
  [{ success: true }, 500, noAnswer],
  [{ success: "true" }, 200, undefined],
  [{ success: false }, 200, undefined],
  [null, 200, undefined],
  [null, 502, noAnswer],
  [{ success: false }, 502, noAnswer],
  [{ message: "Forbidden" }, 403, noAnswer],
  [invalid, 422, invalid],
])("returns for %j with status %i: %j", async (body, status, expected) => {
  fetchMock.mockResolvedValueOnce(Response.json(body, { status }));
  expect(await post()).toEqual(expected);
});

test.each([200, 404, 504])("returns no_answer for a page with status %i", async (status) => {
  fetchMock.mockResolvedValueOnce(new Response("<html>", { status }));
  expect(await post()).toEqual(noAnswer);
});

test("returns no_answer without a response, or if it breaks off", async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError("gone")) });
  fetchMock.mockResolvedValueOnce(new Response(body, { status: 404 }));
  expect(await post()).toEqual(noAnswer);
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await post()).toEqual(noAnswer);
});

test("gives up when it is aborted and when it times out", async () => {
  jest.useFakeTimers();
  fetchMock.mockImplementation(
    (_, init) =>
      new Promise((_, reject) =>
        init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError"))),
      ),
  );
  const cancel = new AbortController();
  const cancelled = post({ signal: cancel.signal });
  cancel.abort();
  expect(await cancelled).toEqual(noAnswer);
  expect(jest.getTimerCount()).toBe(0);

  const ended = jest.fn();
  void post().then(ended);
  await jest.advanceTimersByTimeAsync(SEND_TIMEOUT_MS - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(noAnswer);
});
