import { z } from "zod";
import {
  type FieldProblems,
  type QuotationFieldName,
  quotationFields,
  type TextFieldName,
  textProblem,
  trimEnds,
  withAsciiDomain,
} from "./fields";

/**
 * Accepts what browsers accept with the attributes of `quotationFields`. Unknown keys are ignored, an absent optional
 * field is `""`, an absent `qty` is 1, `"3"` is 3.
 */
export const quotationSchema = z.object({
  your_name: text("your_name"),
  company_email: text("company_email").transform(withAsciiDomain).pipe(emailAddress()),
  company_contact: text("company_contact"),
  qty: devices(),
  company_name: text("company_name"),
  message: z.preprocess(cleanLines, text("message")),
  company_address: text("company_address"),
  company_street: text("company_street"),
} satisfies Record<QuotationFieldName, z.ZodType>);

/** The first sentence for each field at fault. */
export function problemsOf(error: z.ZodError<z.infer<typeof quotationSchema>>): FieldProblems {
  const { fieldErrors } = z.flattenError(error);
  const first = Object.entries(fieldErrors).map(([name, messages]) => [name, messages[0]]);
  return Object.fromEntries(first);
}

function text(name: TextFieldName) {
  const { required, missing, malformed } = quotationFields[name];
  return z.preprocess(
    (value) => (typeof value === "number" ? String(value) : required ? value : (value ?? "")),
    z
      .string(missing ?? malformed)
      .superRefine((value, context) => {
        const problem = textProblem(name, value);
        if (problem) context.addIssue(problem);
      })
      .transform(trimEnds),
  );
}

/**
 * Removes control characters from a text of several lines. Each line break becomes one character, as in the
 * browser's value of a <textarea>.
 */
function cleanLines(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const lines = value.replace(/\r\n?|[\u2028\u2029]/g, "\n");
  return lines.replace(/[^\P{Cc}\t\n]|\p{Cs}/gu, "");
}

function emailAddress() {
  const { maxLength, malformed } = quotationFields.company_email;
  return z.string().regex(z.regexes.html5Email, malformed).max(maxLength, malformed);
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
