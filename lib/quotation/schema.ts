import { z } from "zod";
import {
  type FieldProblems,
  fieldNames,
  isTextField,
  type Quotation,
  quotationFields,
  type TextFieldName,
  textProblem,
} from "./fields";

/**
 * What the server accepts: what a browser lets through with the attributes of `quotationFields`. Liberal in types:
 * unknown keys are ignored, an absent optional field is `""`, an absent `qty` is 1, `"3"` is 3.
 */
export const quotationSchema = z.object(
  Object.fromEntries(fieldNames.map((name) => [name, isTextField(name) ? text(name) : devices()])),
) as unknown as z.ZodType<Quotation>;

/** The first sentence for each field at fault. */
export function fieldErrors(error: z.ZodError<Quotation>): FieldProblems {
  const { fieldErrors } = z.flattenError(error);
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([name, messages]) => [name, messages[0]]),
  );
}

function text(name: TextFieldName) {
  const { type, required, missing, malformed } = quotationFields[name];
  const line = z.string(missing ?? malformed).superRefine((value, context) => {
    const problem = textProblem(name, value);
    if (problem) context.addIssue(problem);
  });
  return z.preprocess(
    (value) => trimmed(required ? value : (value ?? "")),
    type === "email" ? line.regex(z.regexes.html5Email, malformed) : line,
  );
}

function devices() {
  const { min, max, malformed } = quotationFields.qty;
  return z.preprocess(
    numberFromForm,
    z.number(malformed).int(malformed).min(min, malformed).max(max, malformed),
  );
}

// Spaces only: a line break at an end is refused like one in the middle.
function trimmed(value: unknown): unknown {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.replace(/^ +| +$/g, "") : value;
}

// The number format of HTML's number input.
const htmlNumber = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;

function numberFromForm(value: unknown): unknown {
  if (value === undefined || value === null) return quotationFields.qty.min;
  if (typeof value !== "string") return value;
  return htmlNumber.test(value.trim()) ? Number(value) : undefined;
}
