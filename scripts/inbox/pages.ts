import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Address, Email } from "postal-mime";
import { escapeHtml } from "../../lib/escape-html";
import type { StoredMessage } from "./store";

export const STYLE = readFileSync(new URL("./inbox.css", import.meta.url), "utf8");
export const FONT = readFileSync(
  createRequire(import.meta.url).resolve(
    "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  ),
);

export function listPage(messages: StoredMessage[]): string {
  const count = messages.length === 1 ? "1 message" : `${messages.length} messages`;
  return page(
    "Local inbox",
    `<header class="head"><h1>Local inbox</h1><p>${messages.length ? `${count}. This page reads the folder anew every ten seconds.` : ""}</p></header>
${messages.length ? `<ol class="list">${messages.map(listItem).join("")}</ol>` : EMPTY}`,
    `<meta http-equiv="refresh" content="10">`,
  );
}

export function messagePage({ id, receivedAt, email }: StoredMessage): string {
  return page(
    email.subject ?? NO_SUBJECT,
    `<p class="back"><a href="/">← Local inbox</a></p>
<header class="head"><h1>${escapeHtml(email.subject ?? NO_SUBJECT)}</h1></header>
<dl class="facts">
${fact("From", people(email.from ? [email.from] : []))}
${fact("To", people(email.to ?? []))}
${fact("Reply to", people(email.replyTo ?? []))}
${fact("Received", time(receivedAt))}
${fact("Attachments", attachments(id, email))}
</dl>
${email.html ? `<section><h2>Letter</h2><iframe title="Letter" src="/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></section>` : ""}
<section><h2>Text</h2><pre>${escapeHtml(email.text ?? "This message has no text part.")}</pre></section>
<section><h2>Headers</h2><details><summary>${email.headers.length} header lines</summary><pre>${escapeHtml(email.headerLines.map(({ line }) => line).join("\n"))}</pre></details>
<p><a href="/${id}/source">Download the message as an .eml file</a></p></section>`,
  );
}

export function notFoundPage(): string {
  return page(
    "No such message",
    `<header class="head"><h1>No such message</h1><p>Its file may have been deleted. <a href="/">See the messages that are here</a>.</p></header>`,
  );
}

const NO_SUBJECT = "(no subject)";

const EMPTY = `<div class="empty"><p>Nothing has arrived yet.</p><p>Send a quotation request from the site’s contact page; the e-mail that the sales staff would get appears here.</p></div>`;

function page(title: string, content: string, head = ""): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="data:,">
${head}
<title>${escapeHtml(title)}</title>
</head>
<body><main>${content}</main></body>
</html>
`;
}

function listItem({ id, receivedAt, email }: StoredMessage): string {
  return `<li><a href="/${id}"><span class="from">${sender(email)}</span><span class="subject">${escapeHtml(email.subject ?? NO_SUBJECT)}</span>${time(receivedAt)}</a></li>`;
}

function sender({ replyTo, from }: Email): string {
  const [first] = replyTo ?? (from ? [from] : []);
  return escapeHtml(first?.name || first?.address || "(unknown)");
}

function fact(label: string, html: string): string {
  return html ? `<div><dt>${label}</dt><dd>${html}</dd></div>` : "";
}

function people(addresses: Address[]): string {
  return addresses
    .flatMap((entry) => entry.group ?? [entry])
    .map(({ name, address }) => escapeHtml(name ? `${name} <${address}>` : address))
    .join(", ");
}

function attachments(id: string, { attachments }: Email): string {
  return attachments
    .map(({ filename }, index) => {
      const name = escapeHtml(filename ?? `attachment-${index}`);
      return `<a href="/${id}/attachment/${index}" download>${name}</a>`;
    })
    .join(", ");
}

function time(date: Date): string {
  const shown = date.toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
  return `<time datetime="${date.toISOString()}">${shown}</time>`;
}
