import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { isLoopback } from "../../lib/config/server-address";
import { open } from "../serve/listen";
import { FONT, listPage, messagePage, notFoundPage, PAGE_LENGTH, STYLE } from "./pages";
import type { MessageStore } from "./store";

/** Shows the messages of `store` on `http://127.0.0.1:port`, to this machine only. Throws `ConfigError`. */
export async function startWebServer(store: MessageStore, port: number): Promise<string> {
  const server = createServer((request, response) => {
    answer(store, request, response).catch((error: unknown) => {
      console.error("Inbox:", error instanceof Error ? error.message : error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  await open(server, { key: "INBOX_PORT", port, host: "127.0.0.1" });
  return `http://localhost:${port}`;
}

async function answer(store: MessageStore, request: IncomingMessage, response: ServerResponse) {
  // A foreign page may resolve its own name to this machine, but cannot change the name it asks for.
  if (!isOurName(request.headers.host)) return send(response, 403, "text/plain", "Not this host");
  if (request.method !== "GET") return send(response, 405, "text/plain", "GET only");

  const [path = "/", query] = (request.url ?? "/").split("?", 2);
  if (path === "/") return sendList(store, response, new URLSearchParams(query));
  if (path === "/style.css") return send(response, 200, "text/css", STYLE);
  if (path === "/font.woff2") return send(response, 200, "font/woff2", FONT);

  const [, id = "", part] = /^\/(\w[\w-]+)(?:\/(html|source))?$/.exec(path) ?? [];
  if (part === "source") {
    const raw = await store.raw(id);
    if (raw) return sendSource(response, id, raw);
  } else {
    const message = await store.get(id);
    if (message && part === "html") return sendLetter(response, message.email.html ?? "");
    if (message) return sendPage(response, 200, messagePage(message));
  }
  return sendPage(response, 404, notFoundPage());
}

async function sendList(store: MessageStore, response: ServerResponse, query: URLSearchParams) {
  const ids = await store.ids();
  const last = Math.max(1, Math.ceil(ids.length / PAGE_LENGTH));
  const page = Math.min(Math.max(1, Math.trunc(Number(query.get("page"))) || 1), last);
  const shown = ids.slice((page - 1) * PAGE_LENGTH, page * PAGE_LENGTH);
  const messages = await Promise.all(shown.map((id) => store.head(id)));
  const there = messages.filter((message) => message !== undefined);
  sendPage(response, 200, listPage(there, { page, last, total: ids.length }));
}

function isOurName(host = ""): boolean {
  return isLoopback(host.replace(/:\d+$/, ""));
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
// The letter may be anybody's: no script, no request, no form, nothing of this origin.
const LETTER_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";

function sendPage(response: ServerResponse, status: number, html: string) {
  send(response, status, "text/html", html, { "Content-Security-Policy": PAGE_POLICY });
}

function sendLetter(response: ServerResponse, html: string) {
  // No policy covers the connections that a link element may ask for in advance.
  const inert = html.replace(/<(?=link\b)/gi, "<x-");
  // A parser passes over the letter's own doctype and head tag: it is in the head already, and not in quirks mode.
  send(response, 200, "text/html", `<!doctype html><base target="_blank">${inert}`, {
    "Content-Security-Policy": LETTER_POLICY,
    "X-DNS-Prefetch-Control": "off",
  });
}

function sendSource(response: ServerResponse, id: string, raw: Buffer) {
  send(response, 200, "message/rfc822", raw, {
    "Content-Disposition": `attachment; filename="${id}.eml"`,
    "Content-Security-Policy": "sandbox; default-src 'none'",
  });
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  content: string | Buffer,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, {
    "Content-Type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
    ...headers,
  });
  response.end(content);
}
