import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Address, Email } from "postal-mime";
import { escapeHtml } from "../../lib/escape-html";
import { MAX_SHOWN_BYTES, MAX_SHOWN_PARTS, type StoredMessage } from "./store";

export const PAGE_LENGTH = 50;
export const STYLE = readFileSync(new URL("./inbox.css", import.meta.url), "utf8");
export const FONT = readFileSync(
  createRequire(import.meta.url).resolve(
    "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
  ),
);

export type Position = { page: number; last: number; total: number };

export function listPage(messages: StoredMessage[], position: Position): string {
  const { page, last, total } = position;
  const count = total === 1 ? "1 message" : `${whole(total)} messages`;
  const range = last > 1 ? `, page ${page} of ${last}` : "";
  return html(
    "Local inbox",
    `<header><h1>Local inbox</h1>${total ? `<p>${count}${range}. This page reads the folder anew every ten seconds.</p>` : ""}</header>
${total ? `<ol>${messages.map(listItem).join("")}</ol>${last > 1 ? pager(position) : ""}` : EMPTY}`,
    `<meta http-equiv="refresh" content="10">`,
  );
}

export function messagePage({ id, receivedAt, email, isTooLarge }: StoredMessage): string {
  const source = `<a href="/${id}/source" download>Download the message as an .eml file</a>`;
  const letter = email.html
    ? `<h2>Letter</h2><iframe title="Letter" src="/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : "";
  return html(
    email.subject ?? NO_SUBJECT,
    `<header><p><a href="/">← Local inbox</a></p><h1>${escapeHtml(email.subject ?? NO_SUBJECT)}</h1></header>
<dl>
${fact("From", people(email.from ? [email.from] : []))}
${fact("To", people(email.to ?? []))}
${fact("Reply to", people(email.replyTo ?? []))}
${fact("Received", time(receivedAt))}
${fact("Attachments", escapeHtml(email.attachments.map(({ filename }) => filename ?? "without a name").join(", ")))}
${fact("Source", source)}
</dl>
${isTooLarge ? TOO_LARGE : `${letter}<h2>Text</h2><pre>${escapeHtml(email.text ?? "This message has no text part.")}</pre>`}`,
  );
}

export function notFoundPage(): string {
  return html(
    "No such message",
    `<header><h1>No such message</h1><p>Its file may have been deleted. <a href="/">See the messages that are here</a>.</p></header>`,
  );
}

const NO_SUBJECT = "(no subject)";

const EMPTY = `<div class="note"><p>Nothing has arrived yet.</p><p>Send a quotation request from the site’s contact page; the e-mail that the sales staff would get appears here.</p></div>`;

const TOO_LARGE = `<div class="note"><p>This message is kept, but not shown.</p><p>It cannot be taken apart, is larger than ${MAX_SHOWN_BYTES / 1024 / 1024} MB or has more than ${whole(MAX_SHOWN_PARTS)} parts. The .eml file above holds all of it.</p></div>`;

function html(title: string, content: string, head = ""): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
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
  return `<li><a href="/${id}"><span>${sender(email)}</span><strong>${escapeHtml(email.subject ?? NO_SUBJECT)}</strong>${time(receivedAt)}</a></li>`;
}

function pager({ page, last }: Position): string {
  const link = (label: string, to: number) =>
    to >= 1 && to <= last ? `<a href="/?page=${to}">${label}</a>` : "";
  return `<nav aria-label="Pages">${link("← Newer", page - 1)} ${link("Older →", page + 1)}</nav>`;
}

function sender({ replyTo, from }: Email): string {
  const [first] = replyTo ?? (from ? [from] : []);
  return escapeHtml(first?.name || first?.address || "(unknown)");
}

function fact(label: string, content: string): string {
  return content ? `<div><dt>${label}</dt><dd>${content}</dd></div>` : "";
}

function people(addresses: Address[]): string {
  return addresses
    .flatMap((entry) => entry.group ?? [entry])
    .map(({ name, address }) => escapeHtml(name ? `${name} <${address}>` : address))
    .join(", ");
}

function time(date: Date): string {
  const shown = date.toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
  return `<time datetime="${date.toISOString()}">${shown}</time>`;
}

function whole(number: number): string {
  return number.toLocaleString("en");
}
