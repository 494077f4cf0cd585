import { MAX_DEVICES, MIN_DEVICES } from "@/lib/pricing";

/** The text fields of a quotation request: the browser's constraints and the server's schema are both made from these. */
export const quotationFields = {
  your_name: {
    label: "Your name",
    type: "text",
    autoComplete: "name",
    required: true,
    maxLength: 100,
    missing: "Enter your name.",
  },
  company_email: {
    label: "Company e-mail",
    type: "email",
    autoComplete: "email",
    required: true,
    maxLength: 254,
    missing: "Enter your company e-mail address.",
    malformed: "Enter an e-mail address in the form name@company.com.",
  },
  company_contact: {
    label: "Contact number",
    type: "tel",
    autoComplete: "tel",
    required: true,
    maxLength: 40,
    missing: "Enter a telephone number that we can call.",
  },
  company_name: {
    label: "Company name",
    type: "text",
    autoComplete: "organization",
    required: true,
    maxLength: 150,
    missing: "Enter your company’s name.",
  },
  company_address: {
    label: "Company address",
    type: "text",
    autoComplete: "address-level2",
    required: false,
    maxLength: 200,
    missing: "",
  },
  company_street: {
    label: "Street",
    type: "text",
    autoComplete: "address-line1",
    required: false,
    maxLength: 200,
    missing: "",
  },
} as const satisfies Record<string, TextField>;

export const DEVICES_MESSAGE = `Enter a whole number of devices from ${MIN_DEVICES} to ${MAX_DEVICES}.`;
export const UNPRINTABLE_MESSAGE = "Remove line breaks, tabs and invisible characters.";

export function tooLongMessage(maxLength: number): string {
  return `Shorten this to ${maxLength} characters or fewer.`;
}

/**
 * Source of a pattern for one-line text: no control, bidirectional or line-separating character, which could disguise
 * a value in a mail header. Usable as a `pattern` attribute.
 */
export const ONE_LINE_PATTERN =
  "[^\\u0000-\\u001F\\u007F-\\u009F\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]*";

/** The same with something visible in it, for a field that must not be blank. */
export const FILLED_LINE_PATTERN = `(?=.*\\S)${ONE_LINE_PATTERN}`;

/** A hidden field that people leave empty: what fills it is marked as possible spam, never dropped. */
export const SPAM_TRAP_FIELD = "company_website";

export type TextFieldName = keyof typeof quotationFields;
export type QuotationFieldName = TextFieldName | "qty";

/** A quotation request as it travels: all seven keys. */
export type Quotation = Record<TextFieldName, string> & { qty: number };

export type QuotationResponse =
  | { success: true; reference: string }
  | {
      success: false;
      error: QuotationError;
      fields?: Partial<Record<QuotationFieldName, string>>;
    };

export type QuotationError =
  | "unreadable_body"
  | "foreign_origin"
  | "method_not_allowed"
  | "body_too_slow"
  | "body_too_large"
  | "unsupported_content_type"
  | "invalid"
  | "too_many_requests"
  | "refused_by_mail_server"
  | "no_mail_server";

type TextField = {
  label: string;
  type: "text" | "email" | "tel";
  autoComplete: string;
  required: boolean;
  maxLength: number;
  missing: string;
  malformed?: string;
};
