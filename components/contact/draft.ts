import { deviceCountProblem } from "@/lib/pricing";
import { readSession, writeSession } from "@/lib/quotation/browser/session-storage";
import { controlOf } from "@/lib/quotation/browser/validate-form";
import { valueBeforeHydration } from "@/lib/quotation/browser/value-before-hydration";
import { fieldNames, type Quotation, type QuotationFieldName } from "@/lib/quotation/fields";

/** What the visitor has typed. Kept in this tab until the request is sent, so that a reload loses nothing. */
type Draft = {
  values: Partial<Record<QuotationFieldName, string>>;
  /** `location.search` when saved. A link with another `?qty=` overrides the saved number. */
  search?: string;
  /** The last posted request and its idempotency key. */
  posted?: { body: string; key: string };
};

const STORAGE_KEY = "quotation";

/** Also in memory, for browsers that refuse storage: a retry needs the same key. */
let posted: Draft["posted"];

/** Fills in empty fields from the draft. Returns the number of devices, and whether a request was posted before. */
export function restoreDraft(form: HTMLFormElement): { qty: string; wasPosted: boolean } {
  const draft = parseDraft(readSession(STORAGE_KEY));
  for (const name of fieldNames) {
    const control = controlOf(form, name);
    // Keep what was typed before hydration: the draft is older.
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

/** Pass `qty` if React has not yet rendered the new number of devices. */
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

/** Drops values of the wrong type: an older release may have stored the draft. */
function parseDraft(stored: unknown): Draft {
  const { values, search, posted } = asRecord(stored);
  const { body, key } = asRecord(posted);
  const strings = Object.entries(asRecord(values)).filter(([, value]) => typeof value === "string");
  return {
    values: Object.fromEntries(strings),
    search: typeof search === "string" ? search : undefined,
    posted: typeof body === "string" && typeof key === "string" ? { body, key } : undefined,
  };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
