import type { Message } from "@/lib/mail/message";
import { deviceCount } from "@/lib/pricing";
import type { Quotation } from "@/lib/quotation/fields";
import { quotationAttachments } from "./attachments";
import { quotationEmailHtml } from "./html";
import { type Circumstances, isolated, type EmailContent, contentOf } from "./content";

/** The e-mail to the sales staff: the same content as text and as HTML, with the visitor's card and the request as data. */
export function quotationEmail(quotation: Quotation, circumstances: Circumstances): Message {
  const { your_name, company_email, company_name, qty } = quotation;
  const mark = circumstances.isPossibleSpam ? "[possible spam] " : "";
  const content = contentOf(quotation, circumstances);
  return {
    subject: `${mark}Quotation request: ${isolated(headerText(company_name))}, ${deviceCount(qty)} (${circumstances.reference})`,
    replyTo: { name: headerText(your_name), address: company_email },
    text: textOf(content),
    html: quotationEmailHtml(content),
    attachments: quotationAttachments(quotation, circumstances),
  };
}

function textOf(content: EmailContent): string {
  const width = Math.max(...content.facts.map(({ label }) => label.length)) + 2;
  const { total, sum, advice } = content.estimate;
  return [
    ...content.notes.flatMap((note) => [note, ""]),
    content.headline,
    "",
    ...content.facts.map(({ label, value, hasLines }) => {
      const lines = hasLines ? value.split("\n").map(isolated) : [value];
      return `${label}:`.padEnd(width) + lines.join(`\n${" ".repeat(width)}`);
    }),
    "",
    `Estimate: ${total} a year (${sum})`,
    ...(advice ? [advice] : []),
    "",
    `Reply:    ${content.links.mail}`,
    ...(content.links.phone ? [`Call:     ${content.links.phone}`] : []),
    "",
    `Reference ${content.reference}`,
    `Sent by the quotation form of ${content.company.name}, ${content.company.siteUrl}`,
    "",
  ].join("\n");
}

// A mail program would decode "=?utf-8?B?…?=" in a header, and show a text that nobody has checked.
function headerText(text: string): string {
  return text.replaceAll("=?", "= ?");
}
