import { MAX_DEVICES, MIN_DEVICES, NO_DEVICE_COUNT } from "@/lib/pricing";

// Letters, digits, punctuation and symbols, but those that are drawn as nothing.
const VISIBLE = "(?![\\p{Default_Ignorable_Code_Point}\\u2800])[\\p{L}\\p{N}\\p{P}\\p{S}]";

// No control, bidirectional or line-separating character and no half of one, which could disguise a value in a header.
const NOT_IN_A_LINE = "\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}";

// At its ends it may carry what `trimEnds` takes off. Where one part can end, the next cannot begin with the same
// character (no space after the spaces), so there is one way to read a text, and the time grows with its length only.
const END = "[ \\p{Bidi_Control}]";
const ONE_LINE = `${END}*(?:[^ ${NOT_IN_A_LINE}][^${NOT_IN_A_LINE}]*(?:\\p{Bidi_Control}${END}*)?)?`;
const FILLED_LINE = `(?=.*${VISIBLE})${ONE_LINE}`;

// A text of its own, in no header and in no line of ours. No browser judges it, so the server cleans what it cannot take.
const LINES = "[^]*";

/**
 * The fields of a quotation request in the order of the form. Form, receipt and e-mail are made from this list; the
 * schema (`schema.ts`) and the vCard (`email/attachments.ts`) name each field themselves.
 */
export const quotationFields = {
  your_name: textField({
    label: "Your name",
    emailLabel: "Name",
    slipLabel: "From",
    autoComplete: "name",
    maxLength: 100,
    missing: "Enter your name.",
  }),
  company_email: textField({
    label: "Company e-mail",
    slipLabel: "Reply to",
    type: "email",
    autoComplete: "email",
    maxLength: 254,
    // A mail program would decode "=?…?=" into another address than the one that was checked.
    pattern: `(?!.*=\\?)[^${NOT_IN_A_LINE}]*`,
    missing: "Enter your company e-mail address.",
    malformed: "Enter an e-mail address in the form name@company.com.",
  }),
  company_contact: textField({
    label: "Contact number",
    slipLabel: "Reply to",
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
  },
  company_name: textField({
    label: "Company name",
    slipLabel: "From",
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
  }),
  company_address: textField({
    label: "Company address",
    slipLabel: "Where",
    autoComplete: "address-line1",
    maxLength: 200,
  }),
  company_street: textField({
    label: "Street",
    slipLabel: "Where",
    autoComplete: "address-line2",
    maxLength: 200,
  }),
} as const;

export type QuotationFieldName = keyof typeof quotationFields;
export type TextFieldName = Exclude<QuotationFieldName, "qty">;

export const fieldNames = Object.keys(quotationFields) as QuotationFieldName[];
export const textFieldNames = fieldNames.filter(isTextField);

/** A quotation request as it travels: the specification's seven keys, and `message` where something is in it. */
export type Quotation = Record<Exclude<TextFieldName, "message">, string> & {
  qty: number;
  message?: string;
};

/** A sentence for each field at fault. */
export type FieldProblems = Partial<Record<QuotationFieldName, string>>;

/**
 * What is wrong with a text as it was entered, as a sentence. Browser and server both ask this; only the form of an
 * e-mail address is judged by the browser itself and by zod.
 */
export function textProblem(name: TextFieldName, text: string): string | undefined {
  const { required, missing, maxLength, pattern, malformed } = quotationFields[name];
  // First, so that nothing below ever sees a long text.
  if (text.length > maxLength) return `Shorten this to ${maxLength} characters or fewer.`;
  if (required && !new RegExp(VISIBLE, "u").test(text)) return missing;
  return new RegExp(`^(?:${pattern})$`, "u").test(text) ? undefined : malformed;
}

/** Whether nobody may be reached at an address that HTML takes: `ali@gmail`. */
export function lacksEnding(address: string): boolean {
  return /@[^@.]+$/.test(address);
}

/** `text` without the white space at its ends and the marks of writing direction that contact lists put there. */
export function trimEnds(text: string): string {
  return TRIMMED.exec(text)?.[0] ?? "";
}

const TRIMMED = /[^ \t\n\p{Bidi_Control}](?:.*[^ \t\n\p{Bidi_Control}])?/su;

export function isTextField(name: string): name is TextFieldName {
  return name in quotationFields && name !== "qty";
}

/** A hidden field that people leave empty: what fills it is marked as possible spam, never dropped. */
export const SPAM_TRAP_FIELD = "company_website";

/** Says the same of a request in JSON, which has no such key: `X-Spam-Trap: 1` when the field was filled. */
export const SPAM_TRAP_HEADER = "X-Spam-Trap";

type TextField = {
  label: string;
  /** In the e-mail to the sales staff; as in the form, where none is given. */
  emailLabel: string;
  /** The row of the receipt, which may have several fields; as in the e-mail, where none is given. */
  slipLabel: string;
  help?: string;
  type: "text" | "email" | "tel";
  autoComplete: string;
  required: boolean;
  /** Takes line breaks. */
  hasLines: boolean;
  maxLength: number;
  /** For the `pattern` attribute: one line that can be shown, with something to see in it where it is required. */
  pattern: string;
  /** What is said where it is empty. A field that has this is required, any other is optional. */
  missing?: string;
  /** Also the `title` of the field, which a browser shows beside its own words where no script does. */
  malformed: string;
};

function textField({
  type = "text",
  hasLines = false,
  missing,
  pattern = missing ? FILLED_LINE : ONE_LINE,
  malformed = "Remove line breaks, tabs and invisible characters.",
  ...rest
}: Pick<TextField, "label" | "autoComplete" | "maxLength"> & Partial<TextField>): TextField {
  const required = missing !== undefined;
  const { label, emailLabel = label, slipLabel = emailLabel } = rest;
  return { ...rest, emailLabel, slipLabel, type, hasLines, required, pattern, missing, malformed };
}
