import { deviceCountProblem } from "@/lib/pricing";
import { readSession, writeSession } from "@/lib/quotation/browser/session-storage";
import { readValues, type Values } from "@/lib/quotation/browser/validate-form";
import { valueBeforeHydration } from "@/lib/quotation/browser/value-before-hydration";
import { fieldNames, type Quotation } from "@/lib/quotation/fields";
import { DUPLICATE_MS } from "@/lib/time-limits";

// Both are kept in this tab until the request is sent, so that a reload loses nothing.
const DRAFT = "draft";
const POSTED = "posted";

/** `search` is that of the address when saved: a link with another `?qty=` overrides the saved number. */
type Draft = { values?: Partial<Values>; search?: string };

/** A posted request that may have been sent. Until `until` the server delivers no other request with the same `key`. */
type Posted = { body: string; key: string; until: number; isAnswered?: boolean };

/** Returns what was typed before hydration, completed from the draft, which is older. */
export function restoreDraft(form: HTMLFormElement): Values {
  const { values = {}, search } = readSession<Draft>(DRAFT) ?? {};
  const typed = readValues(form);
  const restored = { ...typed };
  for (const name of fieldNames) restored[name] ||= values[name] ?? "";

  const asked = new URLSearchParams(location.search).get("qty");
  const isTyped =
    valueBeforeHydration(form.querySelector<HTMLInputElement>("[name=qty]")) &&
    Number(typed.qty) !== Number(asked);
  const isOtherLink = asked && !deviceCountProblem(asked) && search !== location.search;
  return { ...restored, qty: (!isTyped && !isOtherLink && values.qty) || typed.qty };
}

export function saveDraft(values: Values) {
  writeSession(DRAFT, { values, search: location.search });
}

export function clearDraft() {
  writeSession(DRAFT, undefined);
}

/** Returns the idempotency key: the same for a request that may have been sent, a new one for another. */
export function idempotencyKeyFor(quotation: Quotation): string {
  const body = JSON.stringify(quotation);
  const posted = readSession<Posted>(POSTED);
  if (posted?.body === body && posted.until > Date.now()) return posted.key;
  // randomUUID exists in secure contexts only.
  const key = crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
  writeSession(POSTED, { body, key, until: Date.now() + DUPLICATE_MS });
  return key;
}

/** Returns for how many milliseconds a request without an answer can be repeated without a second delivery. */
export function repeatableFor(): number {
  const posted = readSession<Posted>(POSTED);
  return posted && !posted.isAnswered ? posted.until - Date.now() : 0;
}

/**
 * To be called when the posted request is answered. An undelivered one keeps its key: a mail server may have accepted it
 * too late, and mail programs recognise a repetition by its key.
 */
export function settlePosted(isUndelivered: boolean) {
  const posted = readSession<Posted>(POSTED);
  writeSession(POSTED, isUndelivered && posted ? { ...posted, isAnswered: true } : undefined);
}
