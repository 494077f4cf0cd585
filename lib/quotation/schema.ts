import { z } from "zod";
import {
  type FieldProblems,
  fieldNames,
  isTextField,
  normalizeText,
  quotationFields,
  type TextFieldName,
  textProblem,
} from "./fields";

type Shape = Record<TextFieldName, ReturnType<typeof text>> & { qty: ReturnType<typeof devices> };

/**
 * Accepts what browsers accept with the attributes of `quotationFields`. Ignores unknown keys. An absent optional field
 * becomes `""`, an absent `qty` becomes 1, and `"3"` becomes 3.
 */
export const quotationSchema = z.object(
  Object.fromEntries(
    fieldNames.map((name) => [name, isTextField(name) ? text(name) : devices()]),
  ) as Shape,
);

/** Returns the first problem of each invalid field. */
export function problemsOf(error: z.ZodError<z.infer<typeof quotationSchema>>): FieldProblems {
  const { fieldErrors } = z.flattenError(error);
  const first = Object.entries(fieldErrors).map(([name, messages]) => [name, messages[0]]);
  return Object.fromEntries(first);
}

function text(name: TextFieldName) {
  const { required, missing, malformed, hasLines } = quotationFields[name];
  const prepare = (value: unknown) => {
    if (typeof value === "number") return String(value);
    if (typeof value === "string") return hasLines ? cleanLines(value) : value;
    return required ? value : (value ?? "");
  };
  return z.preprocess(
    prepare,
    z
      .string(missing ?? malformed)
      .superRefine((value, context) => {
        const problem = textProblem(name, value);
        if (problem) context.addIssue(problem);
      })
      .transform((value) => normalizeText(name, value)),
  );
}

/**
 * Removes control characters other than tabs and line breaks. Each line break becomes one character, as in the
 * browser's value of a <textarea>.
 */
function cleanLines(text: string): string {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, "\n");
  return lines.replace(/[^\P{Cc}\t\n]|\p{Cs}/gu, "");
}

function devices() {
  const { min, max, malformed } = quotationFields.qty;
  return z.preprocess(
    numberFromForm,
    z.number(malformed).int(malformed).min(min, malformed).max(max, malformed),
  );
}

// The syntax of HTML's number input.
const htmlNumber = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;

function numberFromForm(value: unknown): unknown {
  if (value === undefined || value === null) return quotationFields.qty.min;
  if (typeof value !== "string") return value;
  return htmlNumber.test(value.trim()) ? Number(value) : undefined;
}
