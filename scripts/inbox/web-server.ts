import { createServer, type IncomingMessage } from "node:http";
import type { Address, Email } from "postal-mime";
import { isLoopback } from "../../lib/server-address";
import { escapeHtml } from "../../lib/format";
import { listen } from "../listen";
import type { MessageStore, StoredMessage } from "./store";

type Answer = { status?: number; headers?: Record<string, string>; body: string };

/** Serves the messages of `store` at `http://127.0.0.1:port`, to this machine only. Throws {@link ConfigError}. */
export async function startWebServer(store: MessageStore, port: number): Promise<string> {
  const server = createServer(async (request, response) => {
    const { status = 200, headers, body } = await answer(store, request).catch(failure);
    response.writeHead(status, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'none'",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "no-store",
      ...headers,
    });
    response.end(body);
  });
  await listen(server, { key: "INBOX_PORT", port, host: "127.0.0.1" });
  return `http://localhost:${port}`;
}

const LIST_LENGTH = 100;

async function answer(
  store: MessageStore,
  { headers, method, url = "/" }: IncomingMessage,
): Promise<Answer> {
  // Against DNS rebinding: another website can point its host name at this machine, but its requests carry that name.
  const isLocalName = isLoopback((headers.host ?? "").replace(/:\d+$/, ""));
  if (!isLocalName) return page("Not this host", "", { status: 403 });
  if (method !== "GET") return page("GET only", "", { status: 405 });

  if (url === "/") {
    const ids = await store.ids();
    const newest = ids.slice(0, LIST_LENGTH).map((id) => store.get(id, "head"));
    const messages = (await Promise.all(newest)).filter((message) => message !== undefined);
    return listPage(messages, ids.length);
  }
  const [, id = "", part] = /^\/([\w-]+)(\/html)?$/.exec(url) ?? [];
  const message = await store.get(id);
  if (!message)
    return page("No such message", "<p><a href=/>See the list of messages</a>.", { status: 404 });
  return part ? htmlBody(message.email.html ?? "") : messagePage(message);
}

function failure(error: unknown): Answer {
  console.error("Inbox:", error instanceof Error ? error.message : error);
  return page("Something went wrong", "", { status: 500 });
}

function listPage(messages: StoredMessage[], total: number): Answer {
  const rows = messages.map(
    ({ id, receivedAt, email: { replyTo, from, subject } }) =>
      `<tr><td>${people(replyTo ?? from)}<td><a href="/${id}">${title(subject)}</a><td>${time(receivedAt)}`,
  );
  const older = total > messages.length ? `, the newest ${messages.length} of them here` : "";
  const count = total === 1 ? "1 message" : `${total} messages`;
  const empty = "Nothing has arrived yet. Send a quotation request from the site’s contact page.";
  return page(
    "Local inbox",
    `<meta http-equiv=refresh content=10><p>${total ? `${count}${older}.` : empty}<table>${rows.join("")}</table>`,
  );
}

function messagePage({ id, file, receivedAt, email }: StoredMessage): Answer {
  const facts = {
    From: people(email.from),
    To: people(email.to),
    "Reply to": people(email.replyTo),
    Received: time(receivedAt),
    File: escapeHtml(file),
  };
  const rows = Object.entries(facts).map(([name, fact]) => `<tr><td>${name}<td>${fact}`);
  return page(
    email.subject,
    `<p><a href=/>Local inbox</a><table>${rows.join("")}</table>
<h2>HTML</h2><iframe title=HTML src="/${id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>Text</h2><pre>${escapeHtml(email.text ?? "This message has no text part.")}</pre>`,
  );
}

/** Returns untrusted HTML, sandboxed without script, requests, forms and access to this origin. */
function htmlBody(html: string): Answer {
  // A content security policy does not cover `<link rel=preconnect>`.
  const inert = html.replace(/<(?=link\b)/gi, "<x-");
  return {
    // The first doctype prevents quirks mode. Browsers ignore a second one.
    body: `<!doctype html><base target="_blank">${inert}`,
    headers: {
      "Content-Security-Policy":
        "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'",
      "X-DNS-Prefetch-Control": "off",
    },
  };
}

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui; }
body { max-width: 64rem; margin: 2rem auto; padding: 0 1rem; }
table { width: 100%; border-spacing: 0; }
td { padding: 0.6rem 1rem 0.6rem 0; border-top: 1px solid #8886; overflow-wrap: anywhere; }
iframe, pre { box-sizing: border-box; width: 100%; border: 1px solid #8886; }
iframe { height: 60rem; background: #fff; color-scheme: light; }
pre { padding: 1rem; white-space: pre-wrap; }`;

function page(heading: string | undefined, content: string, answer: Partial<Answer> = {}): Answer {
  return {
    ...answer,
    body: `<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width"><link rel=icon href="data:,"><title>${title(heading)}</title><style>${STYLE}</style><h1>${title(heading)}</h1>${content}`,
  };
}

function title(subject: Email["subject"]): string {
  return escapeHtml(subject ?? "(no subject)");
}

function people(addresses: Address | Address[] = []): string {
  return [addresses]
    .flat()
    .flatMap((entry) => entry.group ?? [entry])
    .map(({ name, address }) => escapeHtml(name ? `${name} <${address}>` : (address ?? "")))
    .join(", ");
}

function time(date: Date): string {
  return date.toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
}
