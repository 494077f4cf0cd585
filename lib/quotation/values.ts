import { deviceCountProblem, MIN_DEVICES } from "@/lib/pricing";
import {
  type FieldProblems,
  fieldNames,
  isTextField,
  normalizeText,
  type Quotation,
  type QuotationFieldName,
  quotationFields,
  textProblem,
} from "./fields";

/** The text of each field as it was entered. Browser and server judge and convert it with the functions below. */
export type Values = Record<QuotationFieldName, string>;

/** The values of an empty form. */
export const noValues: Values = mapFields((name) => (name === "qty" ? String(MIN_DEVICES) : ""));

export function readValues(form: HTMLFormElement): Values {
  const data = new FormData(form);
  return mapFields((name) => String(data.get(name) ?? ""));
}

/** Converts valid values to a request. */
export function toQuotation(values: Values): Quotation {
  return mapFields((name) =>
    isTextField(name) ? normalizeText(name, values[name]) : Number(values[name]),
  ) as Quotation;
}

/** Returns a sentence for each invalid value. */
export function fieldProblems(values: Values): FieldProblems {
  const problems = fieldNames.map((name) => [name, fieldProblem(name, values[name])]);
  return Object.fromEntries(problems.filter(([, problem]) => problem));
}

/** Returns a sentence that says what is wrong with the value, or undefined if it is valid. */
export function fieldProblem(name: QuotationFieldName, value: string): string | undefined {
  return isTextField(name) ? textProblem(name, value) : deviceCountProblem(value);
}

/** Returns `3 answers are missing.` or `3 answers need another look.`, or undefined if there is no problem. */
export function problemSummary(problems: FieldProblems): string | undefined {
  const names = fieldNames.filter((name) => problems[name]);
  if (names.length === 0) return undefined;
  const areMissing = names.every(
    (name) => isTextField(name) && problems[name] === quotationFields[name].missing,
  );
  const [answers, are, need] =
    names.length === 1 ? ["One answer", "is", "needs"] : [`${names.length} answers`, "are", "need"];
  return areMissing ? `${answers} ${are} missing.` : `${answers} ${need} another look.`;
}

/** Returns an object with the result of `valueOf` for each field. */
export function mapFields<Value>(valueOf: (name: QuotationFieldName) => Value) {
  const entries = fieldNames.map((name) => [name, valueOf(name)] as const);
  return Object.fromEntries(entries) as Record<QuotationFieldName, Value>;
}
