import { setBefore } from "@/lib/quotation/browser/set-before";
import { keepInTab, keptInTab } from "@/lib/quotation/browser/tab-storage";
import { controlOf, type FormControl } from "@/lib/quotation/browser/validate-form";
import { fieldNames, type Quotation, type QuotationFieldName } from "@/lib/quotation/fields";

/** What a visitor has typed, kept in this tab until it is sent, so that a reload loses nothing. */
type Draft = {
  values: Partial<Record<QuotationFieldName, string>>;
  /** `?qty=8` of the address where the number was set: a link with another one asks for another number. */
  search: string;
  /** The last request that went out and its idempotency key: sending the same again is a repeat. */
  sent?: { body: string; key: string };
};

const STORAGE_KEY = "quotation";

/** As in the draft: a browser that refuses storage must not lose it between two attempts. */
let sent: Draft["sent"];

/** Fills in what was typed before a reload, and says what the number was and whether a request went out. */
export function restoreDraft(form: HTMLFormElement) {
  const draft = keptInTab<Draft>(STORAGE_KEY);
  for (const name of fieldNames) {
    const input = controlOf(form, name);
    // What the visitor has typed since is newer.
    if (name !== "qty" && !input.value) input.value = draft?.values[name] ?? "";
  }
  sent = draft?.sent;
  return {
    qty: restoredNumber(controlOf(form, "qty"), draft),
    mayHaveGoneOut: sent !== undefined,
  };
}

/** `qty`: the number of devices where the form does not show it yet. */
export function saveDraft(form: HTMLFormElement, qty = controlOf(form, "qty").value) {
  const values = Object.fromEntries(fieldNames.map((name) => [name, controlOf(form, name).value]));
  const draft: Draft = { values: { ...values, qty }, search: location.search, sent };
  keepInTab(STORAGE_KEY, draft);
}

/** One key per content: sending the same again is a repeat, sending something else is not. */
export function keyFor(quotation: Quotation, form: HTMLFormElement): string {
  const body = JSON.stringify(quotation);
  if (sent?.body !== body) {
    // Browsers offer randomUUID to secure contexts only.
    const key = crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
    sent = { body, key };
  }
  saveDraft(form);
  return sent.key;
}

export function clearDraft() {
  sent = undefined;
  keepInTab(STORAGE_KEY, undefined);
}

/** What has been typed before the script came, else what was before the reload, else what the address asks for. */
function restoredNumber(input: FormControl, draft: Draft | undefined): string {
  const asked = new URLSearchParams(location.search).get("qty");
  const isUntouched = !setBefore(input) || Number(input.value) === Number(asked);
  const isSameAddress = !asked || draft?.search === location.search;
  return (isUntouched && isSameAddress && draft?.values.qty) || input.value;
}
