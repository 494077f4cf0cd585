import { escapeHtml } from "@/lib/format";
import type { EmailContent, EmailGroup, EmailRow } from "./email-content";
import { NOT_GIVEN } from "./fields";

/**
 * Returns the HTML body. Mail clients need tables and inline styles; the style sheet adds a dark theme and a layout for
 * narrow windows in clients that support it.
 */
export function htmlBody(content: EmailContent): string {
  const company = escapeHtml(content.company.name);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.headline)}</title>
<style>${STYLE}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:#f4f3ee;color:#121518;${FONT}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background-color:#f4f3ee">
<tr><td class="edge" align="center" style="padding:40px 32px 56px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">
${content.notes.map(noteRow).join("")}
<tr><td class="ink" style="padding-bottom:40px;color:#121518;font-size:15px;line-height:20px;font-weight:600">${company}</td></tr>
<tr><td class="muted" style="${LABEL}">Quotation request ${escapeHtml(content.reference)}</td></tr>
<tr><td style="padding:8px 0 28px"><h1 class="ink title" style="margin:0;color:#121518;font-size:36px;line-height:39px;font-weight:500;letter-spacing:-0.9px;overflow-wrap:anywhere">${escapeHtml(content.headline)}</h1></td></tr>
<tr><td style="padding-bottom:36px">${button(content.links.reply, "Reply by e-mail", "solid")}${content.links.phone ? button(content.links.phone, "Call", "outlined") : ""}</td></tr>
${content.groups.map(group).join("\n")}
<tr><td class="muted" style="${LABEL}">Sent by the quotation form of ${company}, <a class="muted" href="${escapeHtml(content.company.siteUrl)}" style="color:#5d6466">${escapeHtml(content.company.siteUrl)}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function group({ title, rows }: EmailGroup): string {
  return `<tr><td style="padding-bottom:36px">
<h2 class="ink" style="margin:0;padding-bottom:10px;color:#121518;font-size:20px;line-height:26px;font-weight:500;letter-spacing:-0.2px">${title}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:2px solid #121518" class="rule">
${rows.map(row).join("\n")}
</table></td></tr>`;
}

function row({ label, value, href }: EmailRow): string {
  const text = escapeHtml(value).replaceAll("\n", "<br>");
  const shown = href
    ? `<a class="cold" href="${escapeHtml(href)}" style="color:#0a6672;text-decoration:underline;text-underline-offset:3px">${text}</a>`
    : value === NOT_GIVEN
      ? `<span class="muted" style="color:#5d6466;font-weight:400">${text}</span>`
      : `<span dir="auto">${text}</span>`;
  return `<tr><td class="cell label body" width="180" valign="top" style="width:180px;${CELL}color:#5d6466">${escapeHtml(label)}</td><td class="cell value ink" valign="top" style="${CELL}color:#121518;font-weight:500;overflow-wrap:anywhere">${shown}</td></tr>`;
}

function button(href: string, label: string, variant: "solid" | "outlined"): string {
  const colours = variant === "solid" ? "background-color:#121518;color:#f4f3ee" : "color:#121518";
  return `<a class="${variant}" href="${escapeHtml(href)}" style="display:inline-block;margin:0 12px 8px 0;padding:12px 20px;border:1px solid #121518;border-radius:6px;font-size:16px;line-height:20px;font-weight:500;text-decoration:none;${colours}">${label}</a>`;
}

function noteRow(note: string): string {
  return `<tr><td style="padding-bottom:32px"><div class="note" style="padding:2px 0 2px 14px;border-left:3px solid #b8310f;color:#b8310f;font-size:15px;line-height:22px">${note}</div></td></tr>`;
}

const FONT = "font-family:'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif;";
const LABEL = "color:#5d6466;font-size:13px;line-height:18px;";
const CELL =
  "padding:10px 12px 10px 0;border-bottom:1px solid #b9b6aa;font-size:16px;line-height:22px;";

const STYLE = `
:root { color-scheme: light dark; }
@media (max-width: 480px) {
  .edge { padding: 28px 20px 40px !important; }
  .title { font-size: 29px !important; line-height: 32px !important; letter-spacing: -0.6px !important; }
  .label { width: 116px !important; font-size: 14px !important; }
}
@media (prefers-color-scheme: dark) {
  .paper { background-color: #0b0d0e !important; }
  .ink { color: #f2f0ea !important; }
  .body { color: #bdc1bf !important; }
  .muted { color: #8f9796 !important; }
  .cold { color: #83d3d8 !important; }
  .rule { border-color: #f2f0ea !important; }
  .cell { border-color: #3c4346 !important; }
  .solid { background-color: #f2f0ea !important; border-color: #f2f0ea !important; color: #121518 !important; }
  .outlined { border-color: #7c8688 !important; color: #f2f0ea !important; }
  .note { color: #ff7a57 !important; border-color: #ff7a57 !important; }
}
`;
