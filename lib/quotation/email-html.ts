import { escapeHtml } from "@/lib/format";
import type { EmailContent, EmailGroup, EmailRow } from "./email-content";
import { NOT_GIVEN } from "./fields";

/** Returns the HTML body. Mail clients need tables and inline styles. */
export function htmlBody(content: EmailContent): string {
  const company = escapeHtml(content.company.name);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(content.headline)}</title>
</head>
<body style="margin:0;padding:0;background-color:#f4f3ee;color:#121518;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background-color:#f4f3ee">
<tr><td align="center" style="padding:40px 32px 56px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">
${content.notes.map(noteRow).join("")}
<tr><td style="padding-bottom:40px;color:#121518;font-size:15px;line-height:20px;font-weight:600">${company}</td></tr>
<tr><td style="${LABEL}">Quotation request ${escapeHtml(content.reference)}</td></tr>
<tr><td style="padding:8px 0 28px"><h1 style="margin:0;color:#121518;font-size:36px;line-height:39px;font-weight:500;letter-spacing:-0.9px;overflow-wrap:anywhere">${escapeHtml(content.headline)}</h1></td></tr>
${content.groups.map(group).join("\n")}
<tr><td style="${LABEL}">Sent by the quotation form of ${company}, <a href="${escapeHtml(content.company.siteUrl)}" style="color:#5d6466">${escapeHtml(content.company.siteUrl)}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function group({ title, rows }: EmailGroup): string {
  return `<tr><td style="padding-bottom:36px">
<h2 style="margin:0;padding-bottom:10px;color:#121518;font-size:20px;line-height:26px;font-weight:500;letter-spacing:-0.2px">${title}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:2px solid #121518">
${rows.map(row).join("\n")}
</table></td></tr>`;
}

function row({ label, value, href }: EmailRow): string {
  const text = escapeHtml(value).replaceAll("\n", "<br>");
  const shown = href
    ? `<a href="${escapeHtml(href)}" style="color:#0a6672;text-decoration:underline;text-underline-offset:3px">${text}</a>`
    : value === NOT_GIVEN
      ? `<span style="color:#5d6466;font-weight:400">${text}</span>`
      : `<span dir="auto">${text}</span>`;
  return `<tr><td width="180" valign="top" style="width:180px;${CELL}color:#5d6466">${escapeHtml(label)}</td><td valign="top" style="${CELL}color:#121518;font-weight:500;overflow-wrap:anywhere">${shown}</td></tr>`;
}

function noteRow(note: string): string {
  return `<tr><td style="padding-bottom:32px"><div style="padding:2px 0 2px 14px;border-left:3px solid #b8310f;color:#b8310f;font-size:15px;line-height:22px">${note}</div></td></tr>`;
}

const FONT = "font-family:'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif;";
const LABEL = "color:#5d6466;font-size:13px;line-height:18px;";
const CELL =
  "padding:10px 12px 10px 0;border-bottom:1px solid #b9b6aa;font-size:16px;line-height:22px;";
