import { postQuotation } from "./post";

test("says beside the seven keys that the spam trap was filled", async () => {
  const answer = async () => ({ ok: true, json: async () => null });
  const send = jest.fn<ReturnType<typeof answer>, [string, RequestInit]>(answer);
  global.fetch = send as unknown as typeof fetch;
  const quotation = {
    your_name: "Aminath",
    company_email: "aminath@example.mv",
    company_contact: "777 1234",
    qty: 1,
    company_name: "Fish & Ice",
    company_address: "",
    company_street: "",
  };
  for (const [isTrapped, mark] of [
    [true, "1"],
    [false, null],
  ] as const) {
    await postQuotation(quotation, "key", new AbortController().signal, isTrapped);
    const { headers, body } = send.mock.lastCall?.[1] ?? {};
    expect(new Headers(headers).get("X-Spam-Trap")).toBe(mark);
    expect(JSON.parse(String(body))).toEqual(quotation);
  }
});
