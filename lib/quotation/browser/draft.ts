import { deviceCountProblem } from "@/lib/pricing";
import { fieldNames, type QuotationFieldName } from "@/lib/quotation/fields";
import { noValues, readValues, type Values } from "@/lib/quotation/values";
import { DRAFT_MS } from "@/lib/time-limits";

/** What the visitor has typed, the idempotency key of the request that it becomes, and when it was stored. */
type Draft = { values: Values; key: string; time?: number };

/** The key in the session storage. The draft is kept until it is sent, so that a reload loses nothing. */
const STORED = "draft";

/** The current draft, also where the browser refuses to store it. */
let draft = newDraft();

/** Fills fields without input from the stored draft, and the number from the address. */
export function restoreDraft(form: HTMLFormElement) {
  draft = { ...newDraft(), ...readStored() };
  const typed = readValues(form);
  const restore = (name: QuotationFieldName, value: unknown) => {
    const control = form.elements.namedItem(name) as HTMLInputElement;
    if (typed[name] === noValues[name] && typeof value === "string") control.value = value;
  };
  for (const name of fieldNames) restore(name, draft.values?.[name]);
  const asked = new URLSearchParams(location.search).get("qty");
  if (asked && !deviceCountProblem(asked)) {
    restore("qty", String(Number(asked)));
    // A reload then restores the visitor's own changes.
    history.replaceState(null, "", location.pathname + location.hash);
  }
  saveDraft(readValues(form));
}

export function saveDraft(values: Values) {
  draft.values = values;
  try {
    sessionStorage.setItem(STORED, JSON.stringify({ ...draft, time: Date.now() }));
  } catch {}
}

/** Call when the request has been sent. Posting the same answers again is then a new request. */
export function clearDraft() {
  draft = newDraft();
  try {
    sessionStorage.removeItem(STORED);
  } catch {}
}

/** The server delivers requests with the same key and content once. */
export function idempotencyKey(): string {
  return draft.key;
}

function newDraft(): Draft {
  // randomUUID exists in secure contexts only.
  const key = crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
  return { values: noValues, key };
}

/** Returns undefined for a malformed draft, and for an old one, which may be another person's at the same screen. */
function readStored(): Partial<Draft> | undefined {
  try {
    const stored: Partial<Draft> = JSON.parse(sessionStorage.getItem(STORED) ?? "{}");
    return Date.now() - (stored.time ?? 0) < DRAFT_MS ? stored : undefined;
  } catch {
    return undefined;
  }
}
