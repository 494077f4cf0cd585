import { cheaperAdvice, deviceCountProblem, estimateFor } from "@/lib/pricing";
import { writeSession } from "@/lib/quotation/browser/session-storage";
import { type Quotation, quotationFields, textFieldNames } from "@/lib/quotation/fields";

/** The texts of a receipt: `qty`, `unit`, `total`, `calculation`, and one for each label in {@link receiptRows}. */
export type Receipt = Record<string, string>;

export const receiptRows = [
  ...new Set(textFieldNames.map((name) => quotationFields[name].summaryLabel)),
];

/** The receipt of a request; of one that is not yet sent too, whose number may be no device count. */
export function receiptFor(quotation: Partial<Quotation>, missing = "Not given"): Receipt {
  const { qty } = quotation;
  const rows = receiptRows.map((row) => {
    const names = textFieldNames.filter((name) => quotationFields[name].summaryLabel === row);
    return [row, names.flatMap((name) => quotation[name] || []).join("\n") || missing];
  });
  return { ...price(qty), ...Object.fromEntries(rows) };
}

function price(qty = NaN): Receipt {
  if (deviceCountProblem(String(qty))) return { qty: "–", unit: "devices", total: "MVR\u00a0–" };
  const { total, calculation } = estimateFor(qty);
  return {
    qty: String(qty),
    unit: qty === 1 ? "device" : "devices",
    total,
    calculation: [`a year: ${calculation}`, cheaperAdvice(qty)].filter(Boolean).join(". "),
  };
}

/** Keeps the receipt in this tab, where `showResult` finds it after a reload. */
export function saveReceipt(receipt: Receipt, reference: string | undefined): void {
  writeSession("receipt", { reference, receipt });
}
