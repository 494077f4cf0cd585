import { z } from "zod";
import type { FieldProblems } from "./fields";
import { fieldProblems, mapFields, noValues, toQuotation } from "./values";

const entered = z.union([z.string(), z.number().transform(String)], "Enter a text.").nullish();

/**
 * Reads a body as a form that was filled in: an absent field has the value of the empty form, 3 is "3", and unknown keys
 * are ignored. The form's own rules then judge it and convert it.
 */
export const quotationSchema = z
  .object(mapFields((name) => entered.transform((value) => value ?? noValues[name])))
  .superRefine((values, context) => {
    for (const [name, message] of Object.entries(fieldProblems(values)))
      context.addIssue({ code: "custom", path: [name], message });
  })
  .transform(toQuotation);

/** Returns the first problem of each invalid field. */
export function problemsOf({ issues }: z.ZodError): FieldProblems {
  return Object.fromEntries(issues.map(({ path: [name], message }) => [name, message]));
}
