import { deviceCountProblem } from "@/lib/pricing";
import { readSession, writeSession } from "@/lib/quotation/browser/session-storage";
import { controlOf } from "@/lib/quotation/browser/validate-form";
import { valueBeforeHydration } from "@/lib/quotation/browser/value-before-hydration";
import { fieldNames, type QuotationFieldName } from "@/lib/quotation/fields";

/** What the visitor has typed. Kept in this tab until the request is sent, so that a reload loses nothing. */
type Draft = {
  values?: Partial<Record<QuotationFieldName, string>>;
  /** `location.search` when saved. A link with another `?qty=` overrides the saved number. */
  search?: string;
};

const DRAFT = "draft";

/** Fills in empty fields from the draft. Returns the number of devices. */
export function restoreDraft(form: HTMLFormElement): string {
  const { values = {}, search }: Draft = readSession(DRAFT) ?? {};
  for (const name of fieldNames) {
    const control = controlOf(form, name);
    // Keep what was typed before hydration: the draft is older.
    if (name !== "qty" && !control.value) control.value = values[name] ?? "";
  }
  const qty = controlOf(form, "qty");
  const asked = new URLSearchParams(location.search).get("qty");
  const isTyped = valueBeforeHydration(qty) && Number(qty.value) !== Number(asked);
  const isOtherLink = asked && !deviceCountProblem(asked) && search !== location.search;
  return (!isTyped && !isOtherLink && values.qty) || qty.value;
}

/** Pass `qty` if React has not yet rendered the new number of devices. */
export function saveDraft(form: HTMLFormElement, qty = controlOf(form, "qty").value) {
  const values = Object.fromEntries(fieldNames.map((name) => [name, controlOf(form, name).value]));
  writeSession(DRAFT, { values: { ...values, qty }, search: location.search });
}

export function clearDraft() {
  writeSession(DRAFT, undefined);
}
