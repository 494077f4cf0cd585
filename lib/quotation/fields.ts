import { formatAmount, MAX_DEVICES, MIN_DEVICES, NO_DEVICE_COUNT } from "@/lib/pricing";

// Letters, digits, punctuation and symbols, except those that fonts draw as nothing.
const VISIBLE = "(?![\\p{Default_Ignorable_Code_Point}\\u2800])[\\p{L}\\p{N}\\p{P}\\p{S}]";

// Control characters, lone surrogates, line separators and bidirectional marks could disguise a value in a header.
const NOT_IN_A_LINE = "\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}";

// Spaces and marks at both ends are allowed, because `trimEnds` removes them. Adjacent parts of the expression have no
// character in common, so matching takes linear time (no ReDoS).
const END = "[ \\p{Bidi_Control}]";
const ONE_LINE = `${END}*(?:[^ ${NOT_IN_A_LINE}][^${NOT_IN_A_LINE}]*(?:\\p{Bidi_Control}${END}*)?)?`;
const FILLED_LINE = `(?=.*${VISIBLE})${ONE_LINE}`;

// Multi-line text never appears in a header. A <textarea> has no `pattern`, so the server removes control characters.
const LINES = "[^]*";

/**
 * The fields of a quotation request in the order of the form. Form, validation, receipt and e-mail are built from this
 * object.
 */
export const quotationFields = {
  your_name: textField({
    label: "Your name",
    emailLabel: "Name",
    receiptLabel: "From",
    autoComplete: "name",
    maxLength: 100,
    missing: "Enter your name.",
  }),
  company_email: textField({
    label: "Company e-mail",
    receiptLabel: "Reply to",
    type: "email",
    autoComplete: "email",
    maxLength: 254,
    // A mail program would decode "=?…?=" to a different address than the validated one.
    pattern: `(?!.*=\\?)[^${NOT_IN_A_LINE}]*`,
    missing: "Enter your company e-mail address.",
    malformed: "Enter an e-mail address in the form name@company.com.",
  }),
  company_contact: textField({
    label: "Contact number",
    receiptLabel: "Reply to",
    type: "tel",
    autoComplete: "tel",
    maxLength: 40,
    missing: "Enter a number that we can call.",
  }),
  qty: {
    label: "Number of devices",
    emailLabel: "Devices",
    type: "number",
    required: true,
    min: MIN_DEVICES,
    max: MAX_DEVICES,
    malformed: `${NO_DEVICE_COUNT}.`,
    omitEmpty: false,
  },
  company_name: textField({
    label: "Company name",
    receiptLabel: "From",
    autoComplete: "organization",
    maxLength: 150,
    missing: "Enter your company’s name.",
  }),
  message: textField({
    label: "What must stay cold?",
    emailLabel: "Must stay cold",
    help: "Rooms, goods, limits. Whatever helps us to answer.",
    autoComplete: "off",
    maxLength: 1_000,
    hasLines: true,
    pattern: LINES,
    omitEmpty: true,
  }),
  company_address: textField({
    label: "Company address",
    receiptLabel: "Where",
    autoComplete: "address-line1",
    maxLength: 200,
  }),
  company_street: textField({
    label: "Street",
    receiptLabel: "Where",
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

/** Returns a sentence that says what is wrong with the entered text, or undefined. Browser and server share it. */
export function textProblem(name: TextFieldName, text: string): string | undefined {
  const { type, required, missing, maxLength, pattern, malformed } = quotationFields[name];
  // Checked first, so that the expressions below never run on long text.
  if (isTooLong(name, text)) {
    const [most, length] = [maxLength, text.length].map((count) => formatAmount(count));
    return `Shorten this to ${most} characters or fewer: it has ${length}.`;
  }
  if (required && !new RegExp(VISIBLE, "u").test(text)) return missing;
  if (!new RegExp(`^(?:${pattern})$`, "u").test(text)) return malformed;
  const sent = normalizeText(name, text);
  // The conversion makes a non-ASCII domain longer.
  const isAddress = EMAIL_ADDRESS.test(sent) && sent.length <= maxLength;
  const isValid = type !== "email" || sent === "" || isAddress;
  return isValid ? undefined : malformed;
}

// The syntax of HTML's e-mail input.
const LABEL = "[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?";
const EMAIL_ADDRESS = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, "i");

/** Returns valid text as the e-mail shows it: trimmed, and the domain of an e-mail address in ASCII (`xn--…`). */
export function normalizeText(name: TextFieldName, text: string): string {
  const trimmed = trimEnds(text);
  return quotationFields[name].type === "email" ? withAsciiDomain(trimmed) : trimmed;
}

export function isTooLong(name: string, text: string): boolean {
  return isTextField(name) && text.length > quotationFields[name].maxLength;
}

/**
 * Converts a non-ASCII domain to ASCII (`xn--…`), as some browsers do while it is typed. Returns the address unchanged
 * if its domain cannot be converted.
 */
function withAsciiDomain(address: string): string {
  const at = address.indexOf("@") + 1;
  const domain = address.slice(at);
  // An ASCII domain is not converted. The URL parser would also accept a port or a path, and decode %41 to "A".
  if (!/[^\0-\x7f]/.test(domain) || !/^[a-z\d.\u0080-\uffff-]+$/i.test(domain)) return address;
  try {
    return address.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

/** Whether an address that HTML accepts lacks a top-level domain, such as `ali@gmail`. */
export function lacksTopLevelDomain(address: string): boolean {
  return /@[^@.]+$/.test(address);
}

/** Removes white space, and the bidirectional marks that contact lists add, from both ends. */
export function trimEnds(text: string): string {
  return TRIMMED.exec(text)?.[0] ?? "";
}

const TRIMMED = /[^ \t\n\p{Bidi_Control}](?:.*[^ \t\n\p{Bidi_Control}])?/su;

export function isTextField(name: string): name is TextFieldName {
  return name in quotationFields && name !== "qty";
}

/** A hidden field that people leave empty. A request that fills it in is marked as possible spam, never dropped. */
export const HONEYPOT_FIELD = "company_website";

/** Shown in a receipt or an e-mail in place of an empty answer. */
export const NOT_GIVEN = "Not given";

type TextField = {
  label: string;
  /** Label in the e-mail to sales. Default: `label`. */
  emailLabel: string;
  /** Label of its row in the receipt. Fields with the same label share a row. Default: `emailLabel`. */
  receiptLabel: string;
  help?: string;
  type: "text" | "email" | "tel";
  autoComplete: string;
  required: boolean;
  /** Omits the key from the request body while the field is empty. For fields beyond the seven of the specification. */
  omitEmpty: boolean;
  /** Whether the field accepts line breaks. */
  hasLines: boolean;
  maxLength: number;
  /** Value of the `pattern` attribute. Default: one line, with a visible character if the field is required. */
  pattern: string;
  /** Sentence for an empty field. A field is required if it has this sentence. */
  missing?: string;
  /**
   * Sentence for an invalid value. Also the field's `title`, which browsers add to their own message without script.
   */
  malformed: string;
};

function textField(
  field: Pick<TextField, "label" | "autoComplete" | "maxLength"> & Partial<TextField>,
): TextField {
  const { label, emailLabel = label, missing } = field;
  return {
    emailLabel,
    receiptLabel: emailLabel,
    type: "text",
    required: missing !== undefined,
    omitEmpty: false,
    hasLines: false,
    pattern: missing ? FILLED_LINE : ONE_LINE,
    malformed: "Remove line breaks, tabs and invisible characters.",
    ...field,
  };
}
