import { someQuotation } from "@/e2e/support/quotation";
import { identifyRequest } from "./request-identity";

const quotation = someQuotation();
const script = { idempotencyKey: "a", isNativeForm: false, address: "192.0.2.1" };
const form = { idempotencyKey: null, isNativeForm: true, address: "192.0.2.1" };

afterEach(() => jest.useRealTimers());

test("the same key and content is a repeat, whoever sends it; another key or content is not", () => {
  const first = identifyRequest(quotation, script);
  expect(first.reference).toMatch(/^TG-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(identifyRequest({ ...quotation }, { ...script, address: "192.0.2.2" })).toEqual(first);
  for (const other of [
    identifyRequest(quotation, { ...script, idempotencyKey: "b" }),
    identifyRequest({ ...quotation, qty: 4 }, script),
  ]) {
    expect(other.reference).not.toBe(first.reference);
    expect(other.messageKey).not.toBe(first.messageKey);
    expect(other.repeat?.key).not.toBe(first.repeat?.key);
  }
});

test("without a key only a form post from the same client can be a repeat, for a minute", () => {
  jest.useFakeTimers({ now: 0 });
  const first = identifyRequest(quotation, form);
  expect(first.repeat?.milliseconds).toBe(60_000);
  expect(identifyRequest(quotation, form)).toEqual(first);
  expect(identifyRequest(quotation, { ...form, address: "192.0.2.2" }).repeat).not.toEqual(
    first.repeat,
  );

  jest.setSystemTime(59_999);
  expect(identifyRequest(quotation, form)).toEqual(first);
  jest.setSystemTime(60_000);
  expect(identifyRequest(quotation, form).reference).not.toBe(first.reference);
  expect(identifyRequest(quotation, form).repeat).toEqual(first.repeat);

  jest.setSystemTime(3_600_000);
  const later = identifyRequest(quotation, form);
  expect(later.messageKey).not.toBe(first.messageKey);
  expect(later.reference).not.toBe(first.reference);

  const one = identifyRequest(quotation, { ...form, isNativeForm: false });
  expect(one.repeat).toBeUndefined();
  expect(identifyRequest(quotation, { ...form, isNativeForm: false }).messageKey).not.toBe(
    one.messageKey,
  );
});

test("a form with a key is the same request by its key, whoever offers it again and when", () => {
  jest.useFakeTimers({ now: 0 });
  const first = identifyRequest(quotation, { ...form, idempotencyKey: "a" });
  jest.setSystemTime(120_000);
  for (const isNativeForm of [true, false]) {
    const again = { idempotencyKey: "a", isNativeForm, address: "192.0.2.2" };
    expect(identifyRequest(quotation, again)).toEqual(first);
  }
  expect(first.repeat?.milliseconds).toBe(15 * 60_000);
});
