import { cheaperAdvice, deviceCount, formatPrice, planFor, yearlyTotal } from "@/lib/pricing";
import {
  fieldNames,
  isTextField,
  type Quotation,
  quotationFields,
  type TextFieldName,
} from "@/lib/quotation/fields";
import { quotationAttachments } from "./attachments";
import { quotationEmailHtml } from "./html";
import { replyHref } from "./reply";
import { NOT_GIVEN, quotationEmailText } from "./text";
import type { Circumstances, Fact, QuotationLetter } from "./types";
import type { Message } from "@/lib/mail/message";

/** The letter to the sales staff: the same facts as text and as HTML. */
export function quotationEmail(quotation: Quotation, circumstances: Circumstances): Message {
  const letter = compose(quotation, circumstances);
  const mark = circumstances.isPossibleSpam ? "[possible spam] " : "";
  return {
    // One wording for every quantity, so that a mailbox rule can rely on it.
    subject: `${mark}Quotation request: ${headerText(quotation.company_name)}, ${quotation.qty} devices (${circumstances.reference})`,
    replyTo: { name: headerText(quotation.your_name), address: quotation.company_email },
    text: quotationEmailText(letter),
    html: quotationEmailHtml(letter),
    attachments: quotationAttachments(quotation, circumstances),
  };
}

// A mail program would decode "=?utf-8?B?…?=" in a header, and show a text that nobody has checked.
function headerText(text: string): string {
  return text.replaceAll("=?", "= ?");
}

function compose(quotation: Quotation, circumstances: Circumstances): QuotationLetter {
  const plan = planFor(quotation.qty);
  const pricePerDevice = formatPrice(plan.annually);
  const total = formatPrice(yearlyTotal(quotation.qty));
  const sums: Fact[] = [
    { label: quotationFields.qty.letterLabel, value: String(quotation.qty) },
    { label: "Plan", value: plan.title },
    { label: "Price per device", value: `${pricePerDevice} a year` },
    { label: "Yearly total", value: total },
  ];
  // The calculator says the same, so sales must not be surprised by it.
  const advice = cheaperAdvice(quotation.qty);
  const links = {
    mail: `mailto:${encodeURIComponent(quotation.company_email).replace("%40", "@")}`,
    phone: telHref(quotation.company_contact),
  };
  const hrefs: Partial<Record<TextFieldName, string>> = {
    company_email: links.mail,
    company_contact: links.phone,
  };
  return {
    ...circumstances,
    headline: `${quotation.company_name} asks for ${deviceCount(quotation.qty).replace(" ", "\u00a0")}`,
    links: { ...links, reply: replyHref(links.mail, quotation, circumstances, sums, advice) },
    facts: [
      ...fieldNames.filter(isTextField).map((name) => ({
        label: quotationFields[name].letterLabel ?? quotationFields[name].label,
        value: quotation[name] || NOT_GIVEN,
        href: hrefs[name],
      })),
      ...sums,
    ],
    estimate: { total, sum: `${plan.title}, ${quotation.qty} × ${pricePerDevice}`, advice },
  };
}

/** Only the first number: digits of an extension or of a second number would make it a wrong one. */
function telHref(contact: string): string | undefined {
  const [number] = /(\+\s*)?\d[\d\s().\p{Pd}]*/u.exec(contact) ?? [];
  return number && `tel:${number.replace(/[^\d+]/g, "")}`;
}
