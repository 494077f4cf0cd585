import { formatAmount, MAX_DEVICES, MIN_DEVICES, NO_DEVICE_COUNT } from "@/lib/pricing";

/** A character that is not blank, as some letters and symbols are. Part of a `pattern` attribute. */
const VISIBLE = "(?![\\p{DI}\\u2800])[\\p{L}\\p{N}\\p{P}\\p{S}]";

/**
 * The fields of a quotation request in the order of the form. Form, validation, receipt and e-mail are built from this
 * object.
 */
export const quotationFields = {
  your_name: textField({
    label: "Your name",
    shortLabel: "Name",
    autoComplete: "name",
    maxLength: 100,
    missing: "Enter your name.",
  }),
  company_email: textField({
    label: "Company e-mail",
    type: "email",
    autoComplete: "email",
    maxLength: 254,
    pattern: "(?!.*=\\?).*",
    missing: "Enter your company e-mail address.",
    malformed: "Enter an e-mail address in the form name@company.com.",
  }),
  company_contact: textField({
    label: "Contact number",
    type: "tel",
    autoComplete: "tel",
    maxLength: 40,
    missing: "Enter a number that we can call.",
  }),
  qty: {
    label: "Number of devices",
    shortLabel: "Devices",
    type: "number",
    required: true,
    min: MIN_DEVICES,
    max: MAX_DEVICES,
    malformed: NO_DEVICE_COUNT,
    omitEmpty: false,
  },
  company_name: textField({
    label: "Company name",
    autoComplete: "organization",
    maxLength: 150,
    missing: "Enter your company’s name.",
  }),
  message: textField({
    label: "What must stay cold?",
    shortLabel: "Must stay cold",
    help: "Rooms, goods, limits. Whatever helps us to answer.",
    autoComplete: "off",
    maxLength: 1_000,
    hasLines: true,
    omitEmpty: true,
  }),
  company_address: textField({
    label: "Company address",
    autoComplete: "address-line1",
    maxLength: 200,
  }),
  company_street: textField({
    label: "Street",
    autoComplete: "address-line2",
    maxLength: 200,
  }),
} as const;

export type QuotationFieldName = keyof typeof quotationFields;
export type TextFieldName = Exclude<QuotationFieldName, "qty">;

export const fieldNames = Object.keys(quotationFields) as QuotationFieldName[];
export const textFieldNames = fieldNames.filter(isTextField);

/** A quotation request. An optional field that is left empty is "". */
export type Quotation = Record<TextFieldName, string> & { qty: number };

/** A sentence for each invalid field. */
export type FieldProblems = Partial<Record<QuotationFieldName, string>>;

/** Returns entered text as it is sent. */
export function normalizeText(name: TextFieldName, text: string): string {
  const { hasLines, type } = quotationFields[name];
  // Web pages put invisible characters into the addresses that people copy, and East Asian keyboards type other dots.
  const visible =
    type === "email" ? text.replace(/\p{DI}/gu, "").replace(/[\u3002\uff0e\uff61]/g, ".") : text;
  // Control characters and marks could disguise a value in a header. A browser's <textarea> has one character for a line
  // break.
  const clean = hasLines
    ? visible.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\t\n]|\p{Cs}/gu, "")
    : visible.replace(/\p{Bidi_Control}/gu, "").replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ");
  return clean.trim();
}

/** Returns a sentence that says what is wrong with the entered text, or undefined. */
export function textProblem(name: TextFieldName, text: string): string | undefined {
  const { type, missing, maxLength, malformed } = quotationFields[name];
  const value = normalizeText(name, text);
  // Checked first, so that the expressions below never run on long text.
  if (value.length > maxLength) {
    const [most, length] = [maxLength, value.length].map((count) => formatAmount(count));
    return `Shorten this to ${most} characters or fewer: it has ${length}.`;
  }
  if (missing && !new RegExp(VISIBLE, "u").test(value)) return missing;
  // A mail program would decode "=?…?=" to a different address than the validated one.
  const isValid = type !== "email" || (ADDRESS.test(value) && !value.includes("=?"));
  return isValid ? undefined : malformed;
}

// The syntax of HTML's e-mail input, and domains in any script, which Nodemailer converts to ASCII.
const LABEL = "[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?";
const ADDRESS = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, "u");

/** Whether an address that HTML accepts lacks a top-level domain, such as `ali@gmail`. */
export function lacksTopLevelDomain(address: string): boolean {
  return /@[^@.]+$/.test(address);
}

export function isFieldName(name: string): name is QuotationFieldName {
  return Object.hasOwn(quotationFields, name);
}

export function isTextField(name: string): name is TextFieldName {
  return isFieldName(name) && name !== "qty";
}

/** A hidden field that people leave empty. A request that fills it in is marked as possible spam, never dropped. */
export const HONEYPOT_FIELD = "company_website";

/** Shown in a receipt or an e-mail in place of an empty answer. */
export const NOT_GIVEN = "Not given";

type TextField = {
  label: string;
  /** Label in the receipt and in the e-mail to sales. Default: `label`. */
  shortLabel: string;
  help?: string;
  type: "text" | "email" | "tel";
  autoComplete: string;
  required: boolean;
  /** Omits the key from the request body while the field is empty. For fields beyond the seven of the specification. */
  omitEmpty: boolean;
  /** Whether the field accepts line breaks. */
  hasLines: boolean;
  maxLength: number;
  /** Value of the `pattern` attribute. Default: a visible character if the field is required. */
  pattern?: string;
  /** Sentence for an empty field. A field is required if it has this sentence. */
  missing?: string;
  /**
   * Sentence for an invalid value. Also the field's `title`, which browsers add to their own message without script.
   */
  malformed?: string;
};

function textField(
  field: Pick<TextField, "label" | "autoComplete" | "maxLength"> & Partial<TextField>,
): TextField {
  const { label, shortLabel = label, missing } = field;
  return {
    shortLabel,
    type: "text",
    required: missing !== undefined,
    omitEmpty: false,
    hasLines: false,
    pattern: missing && `[^]*${VISIBLE}[^]*`,
    ...field,
  };
}
