import { phoneHref } from "@/lib/format";
import { formatDeviceCount, estimateFor, formatPrice, planFor } from "@/lib/pricing";
import { lacksTopLevelDomain } from "./email-address";
import {
  NOT_GIVEN,
  type Quotation,
  quotationFields,
  type TextFieldName,
  textFieldNames,
} from "./fields";

/** What the e-mail states besides the fields of the form. */
export type RequestContext = {
  company: { name: string; siteUrl: string };
  reference: string;
  isPossibleSpam: boolean;
};

export type EmailContent = ReturnType<typeof emailContent>;

export type EmailGroup = { title: string; rows: EmailRow[] };

export type EmailRow = {
  label: string;
  value: string;
  href?: string;
  /** Whether the value may contain line breaks. */
  hasLines?: boolean;
};

const SPAM_NOTE =
  "A field that people cannot see was filled in. This may be from a bot: check before you reply.";
const ADDRESS_NOTE =
  "The e-mail address has no ending such as .com: if a reply comes back, call instead.";

/** Returns the content that the text body and the HTML body share. */
export function emailContent(quotation: Quotation, context: RequestContext) {
  const { company_name, company_email, company_contact, qty } = quotation;
  const plan = planFor(qty);
  const { total, advice } = estimateFor(qty);
  const hrefs: Record<string, string | undefined> = {
    company_email: `mailto:${encodeURIComponent(company_email).replace("%40", "@")}`,
    company_contact: phoneHref(company_contact),
  };
  const answer = (name: TextFieldName): EmailRow => ({
    label: quotationFields[name].emailLabel,
    value: quotation[name] || NOT_GIVEN,
    href: hrefs[name],
    hasLines: quotationFields[name].hasLines && Boolean(quotation[name]),
  });
  return {
    ...context,
    /** Warnings that sales should read before they reply, such as an address without a top-level domain. */
    notes: [
      ...(context.isPossibleSpam ? [SPAM_NOTE] : []),
      ...(lacksTopLevelDomain(company_email) ? [ADDRESS_NOTE] : []),
    ],
    groups: [
      {
        title: "Request",
        rows: [
          { label: quotationFields.qty.emailLabel, value: String(qty) },
          { label: "Plan", value: plan.title },
          { label: "Price per device", value: `${formatPrice(plan.annually)} a year` },
          { label: "Yearly total", value: total },
          ...(advice ? [{ label: "Advice", value: advice }] : []),
          answer("message"),
        ],
      },
      {
        title: "Visitor",
        rows: textFieldNames.filter((name) => name !== "message").map(answer),
      },
    ],
    headline: `${isolate(company_name)} asks for ${formatDeviceCount(qty).replace(" ", "\u00a0")}, ${total}\u00a0a\u00a0year`,
  };
}

/**
 * Wraps text that is written from right to left in bidirectional isolates. Without them, it would reorder the words
 * around it. Some mail programs draw them as boxes, so other text has none.
 */
export function isolate(words: string): string {
  return RIGHT_TO_LEFT.test(words) ? `\u2068${words}\u2069` : words;
}

/** Hebrew, Arabic, Thaana and the other scripts in these blocks, and marks that change the direction. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\p{Bidi_Control}]/u;
