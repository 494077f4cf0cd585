import { deviceCount, formatPrice, planFor, yearlyTotal } from "@/lib/pricing";
import type { Message } from "@/lib/mail/message";
import type { Quotation } from "@/lib/quotation/fields";
import { SPAM_NOTE } from "./text";

type Request = { reference: string; isPossibleSpam: boolean };

/** The visitor for the address book, and the request for a CRM. */
export function quotationAttachments(
  quotation: Quotation,
  request: Request,
): Message["attachments"] {
  return [
    {
      filename: `${request.reference}.vcf`,
      contentType: "text/vcard; charset=utf-8",
      content: vCard(quotation, request),
    },
    {
      filename: `${request.reference}.json`,
      contentType: "application/json",
      content: JSON.stringify(record(quotation, request), null, 2),
    },
  ];
}

function record(quotation: Quotation, { reference, isPossibleSpam }: Request) {
  const plan = planFor(quotation.qty);
  return {
    reference,
    possible_spam: isPossibleSpam,
    ...(isPossibleSpam && { spam_note: SPAM_NOTE }),
    ...quotation,
    plan: plan.title,
    price_per_device: plan.annually,
    yearly_total: yearlyTotal(quotation.qty),
    currency: plan.currency,
  };
}

// vCard 4.0 (RFC 6350). We cannot tell a family name from a given one: N holds the whole name, as FN does.
function vCard(quotation: Quotation, { reference }: Request): string {
  const { your_name, company_name, company_email, company_contact, qty } = quotation;
  const address = [quotation.company_address, quotation.company_street].filter(Boolean);
  const sum = `${planFor(qty).title}, ${formatPrice(yearlyTotal(qty))} a year`;
  return [
    "BEGIN:VCARD",
    "VERSION:4.0",
    `FN:${escape(your_name)}`,
    `N:;${escape(your_name)};;;`,
    `ORG:${escape(company_name)}`,
    `EMAIL;TYPE=work:${escape(company_email)}`,
    `TEL;TYPE=work:${escape(company_contact)}`,
    ...(address.length ? [`ADR;TYPE=work:;;${address.map(escape).join(",")};;;;`] : []),
    `NOTE:${escape(`Quotation request ${reference}: ${deviceCount(qty)}, ${sum}`)}`,
    "END:VCARD",
    "",
  ]
    .map(fold)
    .join("\r\n");
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&");
}

// Lines of at most 75 bytes; a continuation starts with a space. Characters are kept whole.
function fold(line: string): string {
  const lines = [""];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      lines.push("");
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += size;
  }
  return lines.join("\r\n ");
}
