import { keepInTab, keptInTab } from "@/lib/quotation/browser/tab-storage";
import type { Quotation } from "@/lib/quotation/fields";
import { type SlipFacts, slipFacts } from "./slip";

/** What this tab knows of the request that was sent last; `showResult` reads it too, under this key. */
type Receipt = { reference?: string; facts: SlipFacts; quotation: Quotation };

export function keepReceipt(quotation: Quotation, reference: string | undefined): void {
  keepInTab(KEY, { reference, facts: slipFacts(quotation), quotation } satisfies Receipt);
}

export function keptReceipt(): Receipt | undefined {
  return keptInTab<Receipt>(KEY);
}

const KEY = "receipt";
