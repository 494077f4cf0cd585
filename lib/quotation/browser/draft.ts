import { deviceCountProblem } from "@/lib/pricing";
import { fieldNames } from "@/lib/quotation/fields";
import { noValues, readValues, type Values } from "@/lib/quotation/values";

/** What the visitor has typed, and the idempotency key of the request that it becomes. */
type Draft = { values: Values; key: string };

/** The key in the session storage. The draft is kept until it is sent, so that a reload loses nothing. */
const STORED = "draft";

/** The current draft, also where the browser refuses to store it. */
let draft = newDraft();

/** Returns the values typed before hydration. Fields without input are filled from the stored draft, which is older. */
export function restoreDraft(form: HTMLFormElement): Values {
  draft = { ...newDraft(), ...readStored() };
  const typed = readValues(form);
  const restored = { ...typed };
  for (const name of fieldNames) {
    const stored: unknown = draft.values?.[name];
    if (typed[name] === noValues[name] && typeof stored === "string") restored[name] = stored;
  }
  const asked = new URLSearchParams(location.search).get("qty");
  if (asked && !deviceCountProblem(asked)) {
    if (typed.qty === noValues.qty) restored.qty = String(Number(asked));
    // A reload then restores the visitor's own changes.
    history.replaceState(null, "", location.pathname + location.hash);
  }
  saveDraft(restored);
  return restored;
}

export function saveDraft(values: Values) {
  draft.values = values;
  try {
    sessionStorage.setItem(STORED, JSON.stringify(draft));
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

function readStored(): Partial<Draft> | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? "{}");
  } catch {
    return undefined;
  }
}
