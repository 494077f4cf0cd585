import { domainToASCII, domainToUnicode } from "node:url";
import { env } from "@/lib/env";
import { escapeHtml, phoneHref } from "@/lib/format";
import type { Message } from "@/lib/mail/mailer";
import { estimateFor, formatDeviceCount, formatPrice, planFor } from "@/lib/pricing";
import {
  lacksTopLevelDomain,
  NOT_GIVEN,
  type Quotation,
  quotationFields,
  type TextFieldName,
  textFieldNames,
} from "./fields";

const SPAM_NOTE =
  "A field that people cannot see was filled in. This may be from a bot: check before you reply.";
const ADDRESS_NOTE =
  "The e-mail address has no ending such as .com: if a reply comes back, call instead.";

type Row = { label: string; value: string; href?: string };

/** Returns the e-mail to sales, with the same rows as text and as HTML. */
export function quotationEmail(
  quotation: Quotation,
  reference: string,
  isPossibleSpam = false,
): Omit<Message, "messageId" | "reference"> {
  const { SITE_URL } = env();
  const { your_name, company_email, company_contact, company_name, qty } = quotation;
  const { total, advice } = estimateFor(qty);
  const { title, annually } = planFor(qty);
  const hrefs: Partial<Record<TextFieldName, string>> = {
    company_email: mailHref(company_email),
    company_contact: phoneHref(company_contact),
  };
  const shown = { ...quotation, company_email: shownAddress(company_email) };
  const answers = textFieldNames.map((name) => ({
    label: quotationFields[name].shortLabel,
    value: shown[name] || NOT_GIVEN,
    href: hrefs[name],
  }));
  const rows: Row[] = [
    { label: quotationFields.qty.shortLabel, value: String(qty) },
    { label: "Plan", value: title },
    { label: "Price per device", value: `${formatPrice(annually)} a year` },
    { label: "Yearly total", value: total },
    ...(advice ? [{ label: "Advice", value: advice }] : []),
    ...answers,
    { label: "Reference", value: reference },
    { label: "Sent by", value: SITE_URL, href: SITE_URL },
  ];
  /** What sales should read before they reply. */
  const notes = [
    ...(isPossibleSpam ? [SPAM_NOTE] : []),
    ...(lacksTopLevelDomain(company_email) ? [ADDRESS_NOTE] : []),
  ];
  const devices = formatDeviceCount(qty);
  const headline = `${isolate(company_name)} asks for ${devices.replace(" ", "\u00a0")}, ${total}\u00a0a\u00a0year`;
  const name = isolate(headerText(company_name));
  return {
    subject: `${isPossibleSpam ? "[possible spam] " : ""}Quotation request: ${name}, ${devices} (${reference})`,
    replyTo: { name: headerText(your_name), address: company_email },
    text: textBody(notes, headline, rows),
    html: htmlBody(notes, headline, rows),
  };
}

/** Browsers send a domain in another script as ASCII, which its owner may not recognise. */
function shownAddress(address: string): string {
  return address.replace(/(?<=@.*)xn--[^.]+/gi, (label) => domainToUnicode(label) || label);
}

/** Returns a `mailto:` URL whose domain is ASCII: mail programs do not decode another script. */
function mailHref(address: string): string {
  const ascii = address.replace(/(?<=@).+/, (domain) => domainToASCII(domain) || domain);
  return `mailto:${encodeURIComponent(ascii).replace("%40", "@")}`;
}

function textBody(notes: string[], headline: string, rows: Row[]): string {
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2;
  const lines = rows.map(({ label, value }) => {
    const valueLines = value.includes("\n") ? value.split("\n").map(isolate) : [value];
    return `${label}:`.padEnd(width) + valueLines.join(`\n${" ".repeat(width)}`);
  });
  return `${[...notes, headline, lines.join("\n")].join("\n\n")}\n`;
}

/** Mail programs need a table and inline styles. Outlook knows `table-layout`, but no `overflow-wrap`. */
function htmlBody(notes: string[], headline: string, rows: Row[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(headline)}</title></head>
<body style="margin:0;padding:24px;background:#f4f3ee;color:#121518;font:16px/24px Helvetica,Arial,sans-serif">
${notes.map((note) => `<p style="color:#b8310f">${note}</p>`).join("\n")}
<h1 style="font-size:24px;line-height:30px;font-weight:500;overflow-wrap:anywhere">${escapeHtml(headline)}</h1>
<table style="border-collapse:collapse;table-layout:fixed;width:100%;max-width:640px">
${rows.map(htmlRow).join("\n")}
</table>
</body>
</html>
`;
}

function htmlRow({ label, value, href }: Row): string {
  const text = escapeHtml(value).replaceAll("\n", "<br>");
  const shown = href ? `<a href="${escapeHtml(href)}" style="color:#0a6672">${text}</a>` : text;
  return `<tr style="border-bottom:1px solid #b9b6aa;vertical-align:top"><td style="width:132px;padding:8px 12px 8px 0;color:#5d6466;white-space:nowrap">${escapeHtml(label)}</td><td dir="auto" style="padding:8px 0;overflow-wrap:anywhere">${shown}</td></tr>`;
}

/**
 * Wraps text that is written from right to left in bidirectional isolates. Without them, it would reorder the words
 * around it. Some mail programs draw them as boxes, so other text has none.
 */
function isolate(words: string): string {
  return RIGHT_TO_LEFT.test(words) ? `\u2068${words}\u2069` : words;
}

/** Hebrew, Arabic, Thaana and the other scripts in these blocks, and marks that change the direction. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\p{Bidi_Control}]/u;

// A mail program would decode "=?utf-8?B?…?=" in a header and show text that was never validated.
function headerText(text: string): string {
  return text.replaceAll("=?", "= ?");
}
