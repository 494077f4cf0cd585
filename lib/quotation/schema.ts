import { z } from "zod";
import { MAX_DEVICES, MIN_DEVICES } from "@/lib/pricing";
import {
  DEVICES_MESSAGE,
  ONE_LINE_PATTERN,
  type Quotation,
  type QuotationFieldName,
  quotationFields,
  type TextFieldName,
  tooLongMessage,
  UNPRINTABLE_MESSAGE,
} from "./fields";

const oneLine = new RegExp(`^${ONE_LINE_PATTERN}$`, "v");

/**
 * What the server accepts: what a browser lets through with the attributes of `quotationFields`. Liberal in types:
 * unknown keys are ignored, an absent optional field is `""`, an absent `qty` is 1, `"3"` is 3.
 */
export const quotationSchema: z.ZodType<Quotation> = z.object({
  your_name: requiredText("your_name"),
  company_email: z.preprocess(
    trimmed,
    z
      .string(quotationFields.company_email.missing)
      .min(1, { error: quotationFields.company_email.missing, abort: true })
      .max(
        quotationFields.company_email.maxLength,
        tooLongMessage(quotationFields.company_email.maxLength),
      )
      .regex(z.regexes.html5Email, quotationFields.company_email.malformed),
  ),
  company_contact: requiredText("company_contact"),
  qty: z.preprocess(
    numberFromForm,
    z
      .number(DEVICES_MESSAGE)
      .int(DEVICES_MESSAGE)
      .min(MIN_DEVICES, DEVICES_MESSAGE)
      .max(MAX_DEVICES, DEVICES_MESSAGE),
  ),
  company_name: requiredText("company_name"),
  company_address: optionalText("company_address"),
  company_street: optionalText("company_street"),
});

/** The first sentence for each field at fault. */
export function fieldErrors(
  error: z.ZodError<Quotation>,
): Partial<Record<QuotationFieldName, string>> {
  const { fieldErrors } = z.flattenError(error);
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([name, messages]) => [name, messages[0]]),
  );
}

function requiredText(name: TextFieldName) {
  const { missing, maxLength } = quotationFields[name];
  return z.preprocess(
    trimmed,
    z
      .string(missing)
      .regex(/\S/, { error: missing, abort: true })
      .max(maxLength, tooLongMessage(maxLength))
      .regex(oneLine, UNPRINTABLE_MESSAGE),
  );
}

function optionalText(name: TextFieldName) {
  const { maxLength } = quotationFields[name];
  return z.preprocess(
    (value) => trimmed(value ?? ""),
    z
      .string(UNPRINTABLE_MESSAGE)
      .max(maxLength, tooLongMessage(maxLength))
      .regex(oneLine, UNPRINTABLE_MESSAGE),
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
  if (value === undefined || value === null) return MIN_DEVICES;
  if (typeof value !== "string") return value;
  return htmlNumber.test(value.trim()) ? Number(value) : undefined;
}
