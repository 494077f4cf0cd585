import { deviceCount, formatPrice, planFor, yearlyTotal } from "@/lib/pricing";
import type { Message } from "@/lib/mail/message";
import type { Quotation } from "@/lib/quotation/fields";
import { type Circumstances, SPAM_NOTE } from "./content";

/** The visitor for the address book, and the request for a CRM. */
export function quotationAttachments(
  quotation: Quotation,
  circumstances: Circumstances,
): Message["attachments"] {
  return [
    {
      filename: `${circumstances.reference}.vcf`,
      contentType: "text/vcard; charset=utf-8",
      content: vCard(quotation, circumstances),
    },
    {
      filename: `${circumstances.reference}.json`,
      contentType: "application/json",
      content: JSON.stringify(record(quotation, circumstances), null, 2),
    },
  ];
}

function record(quotation: Quotation, { reference, receivedAt, isPossibleSpam }: Circumstances) {
  const plan = planFor(quotation.qty);
  return {
    reference,
    received_at: receivedAt.toISOString(),
    possible_spam: isPossibleSpam,
    ...(isPossibleSpam && { spam_note: SPAM_NOTE }),
    ...quotation,
    plan: plan.title,
    price_per_device: plan.annually,
    yearly_total: yearlyTotal(quotation.qty),
    currency: plan.currency,
  };
}

// vCard 3.0 (RFC 2426), as Outlook reads no 4.0; and it takes the text for UTF-8 only where each line says so, which the
// standard leaves to the type of the file. We cannot tell a family name from a given one: N holds the whole name, as FN.
function vCard(quotation: Quotation, { reference, receivedAt }: Circumstances): string {
  const { your_name, company_name, company_email, company_contact, qty } = quotation;
  const address = [quotation.company_address, quotation.company_street].filter(Boolean).join(", ");
  const sum = `${planFor(qty).title}, ${formatPrice(yearlyTotal(qty))} a year`;
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN;CHARSET=UTF-8:${escape(your_name)}`,
    `N;CHARSET=UTF-8:;${escape(your_name)};;;`,
    `ORG;CHARSET=UTF-8:${escape(company_name)}`,
    `EMAIL;TYPE=INTERNET:${escape(company_email)}`,
    `TEL;TYPE=WORK,VOICE;CHARSET=UTF-8:${escape(company_contact)}`,
    ...(address ? [`ADR;TYPE=WORK;CHARSET=UTF-8:;;${escape(address)};;;;`] : []),
    `NOTE;CHARSET=UTF-8:${escape(`Quotation request ${reference}: ${deviceCount(qty)}, ${sum}`)}`,
    `REV:${receivedAt.toISOString()}`,
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
