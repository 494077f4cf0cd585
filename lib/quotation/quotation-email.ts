import type { Message } from "@/lib/mail/mailer";
import { formatDeviceCount } from "@/lib/pricing";
import type { Quotation } from "./fields";
import {
  type EmailContent,
  emailContent,
  type EmailRow,
  isolate,
  type RequestContext,
} from "./email-content";
import { htmlBody } from "./email-html";

/** Returns the e-mail to sales, with the same rows as text and as HTML. */
export function quotationEmail(
  quotation: Quotation,
  context: RequestContext,
): Omit<Message, "messageId" | "reference"> {
  const { your_name, company_email, company_name, qty } = quotation;
  const mark = context.isPossibleSpam ? "[possible spam] " : "";
  const content = emailContent(quotation, context);
  return {
    subject: `${mark}Quotation request: ${isolate(headerText(company_name))}, ${formatDeviceCount(qty)} (${context.reference})`,
    replyTo: { name: headerText(your_name), address: company_email },
    text: textBody(content),
    html: htmlBody(content),
  };
}

function textBody({ notes, headline, groups, reference, company }: EmailContent) {
  const labels = groups.flatMap(({ rows }) => rows.map(({ label }) => label));
  const width = Math.max(...labels.map((label) => label.length)) + 2;
  const line = ({ label, value, hasLines }: EmailRow) => {
    const lines = hasLines ? value.split("\n").map(isolate) : [value];
    return `${label}:`.padEnd(width) + lines.join(`\n${" ".repeat(width)}`);
  };
  return [
    ...notes.flatMap((note) => [note, ""]),
    headline,
    "",
    ...groups.flatMap(({ title, rows }) => [title.toUpperCase(), ...rows.map(line), ""]),
    `Reference ${reference}`,
    `Sent by the quotation form of ${company.name}, ${company.siteUrl}`,
    "",
  ].join("\n");
}

// A mail program would decode "=?utf-8?B?…?=" in a header and show text that was never validated.
function headerText(text: string): string {
  return text.replaceAll("=?", "= ?");
}
