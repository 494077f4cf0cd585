import { planFor, yearlyTotal } from "@/lib/pricing";
import type { Quotation } from "@/lib/quotation/fields";

export type Attachment = { filename: string; contentType: string; content: string };

/** The visitor for the address book, and the request for a CRM. */
export function quotationAttachments(quotation: Quotation, reference: string): Attachment[] {
  return [
    {
      filename: `${reference}.vcf`,
      contentType: "text/vcard; charset=utf-8",
      content: vCard(quotation),
    },
    {
      filename: `${reference}.json`,
      contentType: "application/json",
      content: JSON.stringify(record(quotation, reference), null, 2),
    },
  ];
}

function record(quotation: Quotation, reference: string) {
  const plan = planFor(quotation.qty);
  return {
    reference,
    ...quotation,
    plan: plan.title,
    price_per_device: plan.annually,
    yearly_total: yearlyTotal(quotation.qty),
    currency: plan.currency,
  };
}

// vCard 3.0 (RFC 2426), which every address book reads.
function vCard(quotation: Quotation): string {
  const name = escape(quotation.your_name);
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${name}`,
    `N:;${name};;;`,
    `ORG:${escape(quotation.company_name)}`,
    `EMAIL;TYPE=INTERNET,WORK:${escape(quotation.company_email)}`,
    `TEL;TYPE=WORK:${escape(quotation.company_contact)}`,
    `ADR;TYPE=WORK:;;${escape(quotation.company_street)};${escape(quotation.company_address)};;;`,
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
