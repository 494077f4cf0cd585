import { estimateFor } from "@/lib/pricing";
import { keepInTab } from "@/lib/quotation/browser/tab-storage";
import { type Quotation, quotationFields, textFieldNames } from "@/lib/quotation/fields";

/** What stands in each place of a receipt; in a row, under its label. */
export type ReceiptFacts = Record<string, string>;

export const receiptRows = [
  ...new Set(textFieldNames.map((name) => quotationFields[name].summaryLabel)),
];

export function receiptFacts(quotation: Quotation): ReceiptFacts {
  const { qty } = quotation;
  const { total, sum } = estimateFor(qty);
  const facts: ReceiptFacts = {
    qty: String(qty),
    unit: qty === 1 ? "device" : "devices",
    total,
    sum: `a year: ${sum}`,
  };
  for (const row of receiptRows) {
    const names = textFieldNames.filter((name) => quotationFields[name].summaryLabel === row);
    facts[row] = names.flatMap((name) => quotation[name] || []).join("\n") || "Not given";
  }
  return facts;
}

/** For a reload: `showResult` reads it under this key. */
export function keepReceipt(facts: ReceiptFacts, reference: string | undefined): void {
  keepInTab("receipt", { reference, facts });
}
