import { deviceCountProblem } from "@/lib/pricing";
import { readSession, writeSession } from "@/lib/quotation/browser/session-storage";
import { controlOf } from "@/lib/quotation/browser/validate-form";
import { valueBeforeHydration } from "@/lib/quotation/browser/value-before-hydration";
import { fieldNames, type Quotation, type QuotationFieldName } from "@/lib/quotation/fields";

/** What the visitor has typed. It stays in this tab until the request is sent, to survive a reload. */
type Draft = {
  values: Partial<Record<QuotationFieldName, string>>;
  /** The address's query at the time: a link with another `?qty=` asks for another number. */
  search?: string;
  /** The last request that was posted, and its idempotency key. */
  posted?: { body: string; key: string };
};

const STORAGE_KEY = "quotation";

/** Kept beside the draft for browsers that refuse storage: the next attempt needs the same key. */
let posted: Draft["posted"];

/** Fills the form in from the draft. Returns the number of devices, and whether a request was posted before. */
export function restoreDraft(form: HTMLFormElement): { qty: string; wasPosted: boolean } {
  const draft = readSession<Draft>(STORAGE_KEY) ?? { values: {} };
  for (const name of fieldNames) {
    const control = controlOf(form, name);
    // A value that is already there is newer.
    if (name !== "qty" && !control.value) control.value = draft.values[name] ?? "";
  }
  posted = draft.posted;

  const qty = controlOf(form, "qty");
  const asked = new URLSearchParams(location.search).get("qty");
  const isTyped = valueBeforeHydration(qty) && Number(qty.value) !== Number(asked);
  const isOtherLink = asked && !deviceCountProblem(asked) && draft.search !== location.search;
  const kept = isTyped || isOtherLink ? undefined : draft.values.qty;
  return { qty: kept || qty.value, wasPosted: posted !== undefined };
}

/** `qty`: the number of devices, where React has not rendered it yet. */
export function saveDraft(form: HTMLFormElement, qty = controlOf(form, "qty").value) {
  const values = Object.fromEntries(fieldNames.map((name) => [name, controlOf(form, name).value]));
  const draft: Draft = { values: { ...values, qty }, search: location.search, posted };
  writeSession(STORAGE_KEY, draft);
}

/** Returns the idempotency key: the same for the same request, a new one for another. */
export function idempotencyKeyFor(quotation: Quotation, form: HTMLFormElement): string {
  const body = JSON.stringify(quotation);
  if (posted?.body !== body) {
    // randomUUID exists in secure contexts only.
    const key = crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
    posted = { body, key };
  }
  saveDraft(form);
  return posted.key;
}

export function clearDraft() {
  posted = undefined;
  writeSession(STORAGE_KEY, undefined);
}
