import { z } from "zod";
import { deviceCountProblem } from "@/lib/pricing";
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
  const { required, missing } = quotationFields[name];
  const prepare = (value: unknown) => {
    if (typeof value === "number") return String(value);
    return required ? value : (value ?? "");
  };
  return z.preprocess(
    prepare,
    z
      .string(missing ?? "Enter a text.")
      .superRefine((value, context) => {
        const problem = textProblem(name, value);
        if (problem) context.addIssue(problem);
      })
      .transform((value) => normalizeText(name, value)),
  );
}

function devices() {
  const { min, malformed } = quotationFields.qty;
  return z.preprocess(
    (value) => value ?? min,
    z
      .union([z.string(), z.number()], malformed)
      .superRefine((value, context) => {
        const problem = deviceCountProblem(String(value));
        if (problem) context.addIssue(problem);
      })
      .transform(Number),
  );
}
