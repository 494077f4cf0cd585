import type { Message } from "@/lib/mail/message";
import { deviceCount } from "@/lib/pricing";
import type { Quotation } from "@/lib/quotation/fields";
import { quotationAttachments } from "./attachments";
import { quotationEmailHtml } from "./html";
import { type Circumstances, isolated, type Letter, letterFrom } from "./letter";

/** The e-mail to the sales staff: the same letter as text and as HTML, with the visitor's card and the request as data. */
export function quotationEmail(quotation: Quotation, circumstances: Circumstances): Message {
  const { your_name, company_email, company_name, qty } = quotation;
  const mark = circumstances.isPossibleSpam ? "[possible spam] " : "";
  const letter = letterFrom(quotation, circumstances);
  return {
    subject: `${mark}Quotation request: ${isolated(headerText(company_name))}, ${deviceCount(qty)} (${circumstances.reference})`,
    replyTo: { name: headerText(your_name), address: company_email },
    text: textOf(letter),
    html: quotationEmailHtml(letter),
    attachments: quotationAttachments(quotation, circumstances),
  };
}

function textOf(letter: Letter): string {
  const width = Math.max(...letter.facts.map(({ label }) => label.length)) + 2;
  const { total, sum, advice } = letter.estimate;
  return [
    ...letter.notes.flatMap((note) => [note, ""]),
    letter.headline,
    "",
    ...letter.facts.map(({ label, value, hasLines }) => {
      const lines = hasLines ? value.split("\n").map(isolated) : [value];
      return `${label}:`.padEnd(width) + lines.join(`\n${" ".repeat(width)}`);
    }),
    "",
    `Estimate: ${total} a year (${sum})`,
    ...(advice ? [advice] : []),
    "",
    `Reply:    ${letter.links.mail}`,
    ...(letter.links.phone ? [`Call:     ${letter.links.phone}`] : []),
    "",
    `Reference ${letter.reference}`,
    `Sent by the quotation form of ${letter.company.name}, ${letter.company.siteUrl}`,
    "",
  ].join("\n");
}

// A mail program would decode "=?utf-8?B?…?=" in a header, and show a text that nobody has checked.
function headerText(text: string): string {
  return text.replaceAll("=?", "= ?");
}
