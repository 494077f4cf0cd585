import { deviceCountProblem } from "@/lib/pricing";
import { fieldNames, type Quotation } from "@/lib/quotation/fields";
import { DUPLICATE_MS } from "@/lib/time-limits";
import { readStored, writeStored } from "./session-storage";
import { noValues, readValues, type Values } from "./validate-form";

// Both are kept in this tab until the request is sent, so that a reload loses nothing.
const DRAFT = "draft";
const POSTED = "posted";

/**
 * The last posted request. Unless it was refused, it may have been sent. Until `until` the server delivers no other
 * request with the same `key`.
 */
type Posted = { body: string; key: string; until: number; isRefused?: boolean };

/** Returns what was typed before hydration, completed from the draft, which is older. */
export function restoreDraft(form: HTMLFormElement): Values {
  const draft = readStored<Partial<Values>>(DRAFT) ?? {};
  const typed = readValues(form);
  const restored = { ...typed };
  for (const name of fieldNames) {
    if (typed[name] === noValues[name]) restored[name] = draft[name] ?? typed[name];
  }
  const asked = new URLSearchParams(location.search).get("qty");
  if (asked && !deviceCountProblem(asked)) {
    // The number of a link replaces that of the draft, once: after a reload the draft has what the visitor made of it.
    restored.qty = typed.qty;
    saveDraft(restored);
    history.replaceState(null, "", location.pathname + location.hash);
  }
  return restored;
}

export function saveDraft(values: Values) {
  writeStored(DRAFT, values);
}

/** To be called when the request is sent: the same answers would then be another request. */
export function clearDraft() {
  writeStored(DRAFT, undefined);
  writeStored(POSTED, undefined);
}

/** Returns the idempotency key: the same for a request that was posted before, a new one for another. */
export function idempotencyKeyFor(quotation: Quotation): string {
  const body = JSON.stringify(quotation);
  const posted = readStored<Posted>(POSTED);
  const isRepeated = posted?.body === body && posted.until > Date.now();
  const key = isRepeated ? posted.key : newKey();
  // After a refusal the server does not know the key.
  const isKnown = isRepeated && !posted.isRefused;
  writeStored(POSTED, { body, key, until: isKnown ? posted.until : Date.now() + DUPLICATE_MS });
  return key;
}

function newKey(): string {
  // randomUUID exists in secure contexts only.
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
}

/** Returns for how many milliseconds a request without an answer can be repeated without a second delivery. */
export function repeatableFor(): number {
  const posted = readStored<Posted>(POSTED);
  return posted && !posted.isRefused ? posted.until - Date.now() : 0;
}

/**
 * To be called when the posted request is refused. It keeps its key: a mail server may have accepted it too late, and
 * mail programs recognise a repetition by its key.
 */
export function markRefused() {
  const posted = readStored<Posted>(POSTED);
  if (posted) writeStored(POSTED, { ...posted, isRefused: true });
}
