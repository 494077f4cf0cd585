import { deviceCount, formatPrice, planFor, yearlyTotal } from "@/lib/pricing";
import { quotationAttachments } from "./attachments";
import { type Quotation, quotationFields, type TextFieldName } from "@/lib/quotation/fields";
import { quotationEmailHtml } from "./html";
import { NOT_GIVEN, quotationEmailText } from "./text";
import type { Email, Fact, QuotationLetter } from "./types";

type Circumstances = Pick<QuotationLetter, "company" | "reference" | "isPossibleSpam">;

/** The letter to the sales staff: the same facts as text and as HTML. */
export function quotationEmail(quotation: Quotation, circumstances: Circumstances): Email {
  const letter = compose(quotation, circumstances);
  const mark = circumstances.isPossibleSpam ? "[possible spam] " : "";
  return {
    // One wording for every quantity, so that a mailbox rule can rely on it.
    subject: `${mark}Quotation request: ${headerText(quotation.company_name)}, ${quotation.qty} devices`,
    replyTo: { name: headerText(quotation.your_name), address: quotation.company_email },
    text: quotationEmailText(letter),
    html: quotationEmailHtml(letter),
    attachments: quotationAttachments(quotation, circumstances.reference),
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
  const links = {
    mail: mailtoHref(quotation, circumstances.reference),
    phone: telHref(quotation.company_contact),
  };
  const fact = (name: TextFieldName, href?: string): Fact => ({
    label: quotationFields[name].letterLabel ?? quotationFields[name].label,
    value: quotation[name] || NOT_GIVEN,
    href,
  });
  return {
    ...circumstances,
    headline: `${quotation.company_name} asks for ${deviceCount(quotation.qty).replace(" ", "\u00a0")}`,
    links,
    facts: [
      fact("your_name"),
      fact("company_email", links.mail),
      fact("company_contact", links.phone),
      fact("company_name"),
      fact("company_address"),
      fact("company_street"),
      { label: quotationFields.qty.letterLabel, value: String(quotation.qty) },
      { label: "Plan", value: plan.title },
      { label: "Price per device", value: `${pricePerDevice} a year` },
      { label: "Yearly total", value: total },
    ],
    estimate: { total, sum: `${plan.title}, ${quotation.qty} × ${pricePerDevice}` },
  };
}

/** Only the first number: digits of an extension or of a second number would make it a wrong one. */
function telHref(contact: string): string | undefined {
  const [number] = /(\+\s*)?\d[\d\s().\p{Pd}]*/u.exec(contact) ?? [];
  return number && `tel:${number.replace(/[^\d+]/g, "")}`;
}

function mailtoHref({ company_email, qty }: Quotation, reference: string): string {
  const subject = `Your quotation: Temp Guard, ${deviceCount(qty)} (${reference})`;
  return `mailto:${encodeURIComponent(company_email).replace("%40", "@")}?subject=${encodeURIComponent(subject)}`;
}
