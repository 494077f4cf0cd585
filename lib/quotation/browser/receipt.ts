import { deviceCountProblem, estimateFor } from "@/lib/pricing";
import { type Quotation, quotationFields, textFieldNames } from "@/lib/quotation/fields";

/** The texts of a receipt: `qty`, `unit`, `total`, `calculation`, and one for each label of {@link receiptLabels}. */
export type Receipt = Record<string, string>;

/** The labels of a receipt's rows. */
export const receiptLabels = [
  ...new Set(textFieldNames.map((name) => quotationFields[name].receiptLabel)),
];

/** Returns the texts of a receipt. A row without an answer is empty. `qty` may be invalid while the visitor types. */
export function receiptFor(quotation: Quotation): Receipt {
  const rows = receiptLabels.map((label) => {
    const names = textFieldNames.filter((name) => quotationFields[name].receiptLabel === label);
    return [label, names.flatMap((name) => quotation[name] || []).join("\n")];
  });
  return { ...price(quotation.qty), ...Object.fromEntries(rows) };
}

function price(qty: number): Receipt {
  if (deviceCountProblem(String(qty))) {
    return { qty: "–", unit: "devices", total: "MVR\u00a0–", calculation: "" };
  }
  const { total, calculation, advice = "" } = estimateFor(qty);
  return {
    qty: String(qty),
    unit: qty === 1 ? "device" : "devices",
    total,
    // No-break spaces make the advice wrap as a whole if the line is too short.
    calculation: `${calculation}${advice && `. ${advice.replaceAll(" ", "\u00a0")}`}`,
  };
}
