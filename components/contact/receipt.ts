import { estimateFor } from "@/lib/pricing";
import { writeSession } from "@/lib/quotation/browser/session-storage";
import { type Quotation, quotationFields, textFieldNames } from "@/lib/quotation/fields";

/** The texts of a receipt: `qty`, `unit`, `total`, `calculation`, and one for each label in {@link receiptRows}. */
export type Receipt = Record<string, string>;

export const receiptRows = [
  ...new Set(textFieldNames.map((name) => quotationFields[name].summaryLabel)),
];

export function receiptFor(quotation: Quotation): Receipt {
  const { qty } = quotation;
  const { total, calculation } = estimateFor(qty);
  const rows = receiptRows.map((row) => {
    const names = textFieldNames.filter((name) => quotationFields[name].summaryLabel === row);
    return [row, names.flatMap((name) => quotation[name] || []).join("\n") || "Not given"];
  });
  return {
    qty: String(qty),
    unit: qty === 1 ? "device" : "devices",
    total,
    calculation: `a year: ${calculation}`,
    ...Object.fromEntries(rows),
  };
}

/** Keeps the receipt in this tab, where `showResult` finds it after a reload. */
export function saveReceipt(receipt: Receipt, reference: string | undefined): void {
  writeSession("receipt", { reference, receipt });
}
