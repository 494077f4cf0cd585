import type { QuotationFieldName } from "@/lib/quotation/fields";

const STORAGE_KEY = "quotation";

/** What a visitor has typed, kept in this tab until it is sent, so that a reload loses nothing. */
export type Draft = {
  values: Partial<Record<QuotationFieldName, string>>;
  /** `?qty=8` of the address where the number was set: a link with another one asks for another number. */
  search: string;
  /** The last request that went out and its idempotency key: sending the same again is a repeat. */
  sent?: { body: string; key: string };
};

/** The draft of this tab; undefined if there is none, or storage is refused. */
export function loadDraft(): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the draft, or forgets it. A browser that refuses storage keeps nothing. */
export function saveDraft(draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {}
}
