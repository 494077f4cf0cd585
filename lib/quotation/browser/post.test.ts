import { someQuotation } from "@/e2e/support/quotation";
import { SEND_TIMEOUT_MS } from "@/lib/time-limits";
import { postQuotation } from "./post";

const quotation = someQuotation();

const send = jest.spyOn(global, "fetch");
const post = (isHoneypotFilled?: boolean, signal = new AbortController().signal) =>
  postQuotation(quotation, "key", signal, isHoneypotFilled);

afterEach(() => jest.useRealTimers());

test("posts the request and its own key; that the honeypot was filled it says beside them", async () => {
  for (const [isHoneypotFilled, mark] of [
    [true, "1"],
    [false, null],
    [undefined, null],
  ] as const) {
    send.mockResolvedValueOnce(Response.json({ success: true }));
    await post(isHoneypotFilled);
    const [path, init] = send.mock.lastCall ?? [];
    const headers = new Headers(init?.headers);
    expect([path, init?.method]).toEqual(["/php/emailer.php", "POST"]);
    expect(headers.get("Content-Type")).toBe("application/json");
    expect(headers.get("Idempotency-Key")).toBe("key");
    expect(headers.get("X-Honeypot")).toBe(mark);
    expect(JSON.parse(String(init?.body))).toEqual(quotation);
  }
});

test.each<[object | null, number, object]>([
  [{ success: true, reference: "TG-1" }, 200, { outcome: "sent", reference: "TG-1" }],
  [{ success: true }, 200, { outcome: "sent" }],
  [{ success: true }, 500, { outcome: "failure" }],
  [{ success: "true" }, 200, { outcome: "unconfirmed" }],
  [{ success: false }, 200, { outcome: "unconfirmed" }],
  [null, 200, { outcome: "unconfirmed" }],
  [null, 502, { outcome: "failure" }],
  [{ success: false, fields: { qty: "…" } }, 422, { outcome: "failure", fields: { qty: "…" } }],
])("%j with %i is %j", async (body, status, expected) => {
  send.mockResolvedValueOnce(Response.json(body, { status }));
  expect(await post()).toEqual(expected);
});

test("what is no JSON, and no answer at all, has failed", async () => {
  send.mockResolvedValueOnce(new Response("<html>"));
  expect(await post()).toEqual({ outcome: "failure" });
  send.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await post()).toEqual({ outcome: "failure" });
});

test("gives up when it is told to, and after its time, and leaves no timer behind", async () => {
  jest.useFakeTimers();
  send.mockImplementation(
    (_, init) =>
      new Promise((_, reject) =>
        init?.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError"))),
      ),
  );
  const cancel = new AbortController();
  const cancelled = post(false, cancel.signal);
  cancel.abort();
  expect(await cancelled).toEqual({ outcome: "failure" });
  expect(jest.getTimerCount()).toBe(0);

  const ended = jest.fn();
  const late = post().then(ended);
  await jest.advanceTimersByTimeAsync(SEND_TIMEOUT_MS - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await late;
  expect(ended).toHaveBeenCalledWith({ outcome: "failure" });
});
