import { deviceCountProblem } from "@/lib/pricing";
import { fieldNames, type Quotation } from "@/lib/quotation/fields";
import { DUPLICATE_MS } from "@/lib/time-limits";
import { readStored, writeStored } from "./session-storage";
import { noValues, readValues, type Values } from "./validate-form";

// Keys in the session storage. Both values are kept until the request is sent, so that a reload loses nothing.
const DRAFT = "draft";
const POSTED = "posted";

/**
 * The last posted request. Unless it was refused, it may have been sent. Until `until`, in ms since the epoch, the
 * server delivers no other request with the same `key` and content.
 */
type Posted = { body: string; key: string; until: number; isRefused?: boolean };

/** Returns the values typed before hydration. Fields without input are filled from the draft, which is older. */
export function restoreDraft(form: HTMLFormElement): Values {
  const draft = readStored<Partial<Values>>(DRAFT) ?? {};
  const typed = readValues(form);
  const restored = { ...typed };
  for (const name of fieldNames) {
    if (typed[name] === noValues[name]) restored[name] = draft[name] ?? typed[name];
  }
  const asked = new URLSearchParams(location.search).get("qty");
  if (asked && !deviceCountProblem(asked)) {
    // The device count of a link, which `prefill` has written into the form, replaces that of the draft. It is then
    // removed from the address, so that a reload restores the visitor's own changes.
    restored.qty = typed.qty;
    saveDraft(restored);
    history.replaceState(null, "", location.pathname + location.hash);
  }
  return restored;
}

export function saveDraft(values: Values) {
  writeStored(DRAFT, values);
}

/** Call when the request has been sent. Posting the same answers again is then a new request. */
export function clearDraft() {
  writeStored(DRAFT, undefined);
  writeStored(POSTED, undefined);
}

/** Returns the key of the last posted request if this request is the same and the key is valid, otherwise a new key. */
export function idempotencyKeyFor(quotation: Quotation): string {
  const body = JSON.stringify(quotation);
  const posted = readStored<Posted>(POSTED);
  const isRepeated = posted?.body === body && posted.until > Date.now();
  const key = isRepeated ? posted.key : newKey();
  // The server does not remember the key of a refused request, so its validity starts again.
  const isKnown = isRepeated && !posted.isRefused;
  writeStored(POSTED, { body, key, until: isKnown ? posted.until : Date.now() + DUPLICATE_MS });
  return key;
}

function newKey(): string {
  // randomUUID exists in secure contexts only.
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-");
}

/** Returns for how long the posted request can be repeated without a second delivery, in ms. 0 or less: not at all. */
export function repeatableFor(): number {
  const posted = readStored<Posted>(POSTED);
  return posted && !posted.isRefused ? posted.until - Date.now() : 0;
}

/**
 * Call when the server refuses the posted request. The request keeps its key: a mail server may have accepted the
 * message too late, and mail programs recognise the repeated message by that key.
 */
export function markRefused() {
  const posted = readStored<Posted>(POSTED);
  if (posted) writeStored(POSTED, { ...posted, isRefused: true });
}
