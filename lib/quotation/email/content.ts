import { findPhoneNumbersInText, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { deviceCount, estimateFor, formatPrice, planFor } from "@/lib/pricing";
import {
  lacksTopLevelDomain,
  type Quotation,
  quotationFields,
  textFieldNames,
} from "@/lib/quotation/fields";
import { product } from "@/lib/site";

/** What a request comes with, beside the visitor's words. */
export type Circumstances = {
  /** `phone` tells the country of numbers that name none. */
  company: { name: string; siteUrl: string; phone: string; timeZone: string };
  reference: string;
  receivedAt: Date;
  isPossibleSpam: boolean;
};

export type EmailContent = ReturnType<typeof contentOf>;

export type Fact = {
  label: string;
  value: string;
  href?: string;
  /** May have several, each of which may be written from right to left. */
  hasLines?: boolean;
};

export const NOT_GIVEN = "Not given";
export const SPAM_NOTE =
  "A field that people cannot see was filled in. This may be from a bot: check before you reply.";
const ADDRESS_NOTE =
  "The e-mail address has no ending such as .com: if a reply comes back, call instead.";

/** What the e-mail says, whether as text or as HTML. */
export function contentOf(quotation: Quotation, circumstances: Circumstances) {
  const { company_name, company_email, company_contact, qty } = quotation;
  const plan = planFor(qty);
  // The calculator says the same, so sales must not be surprised by its advice.
  const estimate = estimateFor(qty);
  const sums: Fact[] = [
    { label: quotationFields.qty.emailLabel, value: String(qty) },
    { label: "Plan", value: plan.title },
    { label: "Price per device", value: `${formatPrice(plan.annually)} a year` },
    { label: "Yearly total", value: estimate.total },
  ];
  const mail = `mailto:${encodeURIComponent(company_email).replace("%40", "@")}`;
  const phone = telHref(company_contact, circumstances.company.phone);
  const hrefs: Record<string, string | undefined> = { company_email: mail, company_contact: phone };
  const facts: Fact[] = [
    ...textFieldNames.map((name) => ({
      label: quotationFields[name].emailLabel,
      value: quotation[name] || NOT_GIVEN,
      href: hrefs[name],
      hasLines: quotationFields[name].hasLines && Boolean(quotation[name]),
    })),
    ...sums,
    { label: "Received", value: timeOf(circumstances) },
  ];
  return {
    ...circumstances,
    /** What to know before one replies. */
    notes: [
      ...(circumstances.isPossibleSpam ? [SPAM_NOTE] : []),
      ...(lacksTopLevelDomain(company_email) ? [ADDRESS_NOTE] : []),
    ],
    facts,
    headline: `${isolated(company_name)} asks for ${deviceCount(qty).replace(" ", "\u00a0")}`,
    /** The visitor's addresses, and an answer that only wants a look; no tel: where the text holds no number. */
    links: {
      mail,
      phone,
      reply: mail + replyQuery(quotation, circumstances, sums, estimate.advice),
    },
    /** What the form has shown; `advice` where more devices cost less. */
    estimate,
  };
}

/** A visitor's words within a sentence of ours: written from right to left, they move nothing around them. */
export function isolated(words: string): string {
  return `\u2068${words}\u2069`;
}

/** `22 November 2026 at 18:24:36 GMT+5 (13:24:36 UTC)`: by the clock of the sales staff, and by everybody's. */
function timeOf({ receivedAt, company: { timeZone } }: Circumstances): string {
  const local = new Intl.DateTimeFormat("en-GB", {
    dateStyle: "long",
    timeStyle: "long",
    timeZone,
  });
  const utc = new Intl.DateTimeFormat("en-GB", { timeStyle: "long", timeZone: "UTC" });
  return `${local.format(receivedAt)} (${utc.format(receivedAt)})`;
}

/** To the first number in `contact` that can be dialled; one without a country is taken for one of the company's. */
function telHref(contact: string, companyPhone: string): string | undefined {
  const country = parsePhoneNumberFromString(companyPhone)?.country;
  const [found] = findPhoneNumbersInText(contact, country);
  return found && `tel:${found.number.number}`;
}

/** What an answer to the visitor begins with: what the site has said, and no promise. */
function replyQuery(
  { your_name, qty }: Quotation,
  { company, reference }: Circumstances,
  sums: Fact[],
  advice?: string,
): string {
  const subject = `Your quotation request: ${product.name}, ${deviceCount(qty)} (${reference})`;
  const body = [
    `Dear ${isolated(your_name)},`,
    "",
    `Thank you for your request for a ${product.name} quotation. Your reference is ${reference}.`,
    "",
    "Your request:",
    ...sums.map(({ label, value }) => `${label}: ${value}`),
    ...(advice ? ["", advice] : []),
    "",
    `Our plans and prices: ${company.siteUrl}/pricing`,
    "",
    "Kind regards,",
    company.name,
    "",
  ].join("\r\n");
  return `?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
