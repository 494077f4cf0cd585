import { type RefObject, useEffect, useRef } from "react";
import { MIN_DEVICES } from "@/lib/pricing";
import { keepInTab, keptInTab } from "@/lib/quotation/browser/tab-storage";
import { inputOf } from "@/lib/quotation/browser/validate-form";
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

type Restored = { qty: string; mayHaveGoneOut: boolean };

/**
 * Keeps what is typed for a reload, and with it the key that makes sending the same again a repeat. `onRestore` is
 * called once, after hydration, with the number of devices and whether a request went out before the reload.
 */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  onRestore: (restored: Restored) => void,
) {
  const sentRef = useRef<Draft["sent"]>(undefined);
  const restoreRef = useRef(onRestore);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const draft = keptInTab<Draft>(STORAGE_KEY);
    for (const name of fieldNames) {
      const input = inputOf(form, name);
      // What the visitor has typed since is newer.
      if (name !== "qty" && !input.value) input.value = draft?.values[name] ?? "";
    }
    sentRef.current = draft?.sent;
    restoreRef.current({
      qty: restoredNumber(inputOf(form, "qty").value, draft),
      mayHaveGoneOut: Boolean(draft?.sent),
    });
  }, [formRef]);

  function save(qty?: string) {
    const form = formRef.current;
    if (!form) return;
    const values = Object.fromEntries(fieldNames.map((name) => [name, inputOf(form, name).value]));
    if (qty !== undefined) values.qty = qty;
    const draft: Draft = { values, search: location.search, sent: sentRef.current };
    keepInTab(STORAGE_KEY, draft);
  }

  return {
    save,
    /** One key per content: sending the same again is a repeat, sending something else is not. */
    keyFor(quotation: Quotation): string {
      const body = JSON.stringify(quotation);
      if (sentRef.current?.body !== body) sentRef.current = { body, key: newKey() };
      save();
      return sentRef.current.key;
    },
    clear() {
      sentRef.current = undefined;
      keepInTab(STORAGE_KEY, undefined);
    },
  };
}

/** What has been typed before the script came, else what was before the reload, else what the address asks for. */
function restoredNumber(shown: string, draft: Draft | undefined): string {
  const asked = new URLSearchParams(location.search).get("qty");
  const isUntouched = shown === String(MIN_DEVICES) || Number(shown) === Number(asked);
  const isSameAddress = !asked || draft?.search === location.search;
  return (isUntouched && isSameAddress && draft?.values.qty) || shown;
}

function newKey(): string {
  // Browsers offer randomUUID to secure contexts only.
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
}
