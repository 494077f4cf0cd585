import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { isLoopback } from "../../lib/config/relay";
import { FONT, listPage, messagePage, notFoundPage, STYLE } from "./pages";
import type { MessageStore } from "./store";

/** Shows the messages of `store` on `http://127.0.0.1:port`, to this machine only. */
export async function startWebServer(store: MessageStore, port: number): Promise<string> {
  const server = createServer((request, response) => {
    answer(store, request, response).catch((error: unknown) => {
      console.error("Inbox:", error instanceof Error ? error.message : error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  return `http://localhost:${port}`;
}

async function answer(store: MessageStore, request: IncomingMessage, response: ServerResponse) {
  // A foreign page may resolve its own name to this machine, but cannot change the name it asks for.
  if (!isOurName(request.headers.host)) return send(response, 403, "text/plain", "Not this host");
  if (request.method !== "GET") return send(response, 405, "text/plain", "GET only");

  const path = new URL(request.url ?? "/", "http://localhost").pathname;
  if (path === "/") return sendPage(response, 200, listPage(await store.list()));
  if (path === "/style.css") return send(response, 200, "text/css", STYLE);
  if (path === "/font.woff2") return send(response, 200, "font/woff2", FONT);

  const [, id = "", part = "", index = ""] =
    /^\/(\w[\w-]+)(?:\/([a-z]+)(?:\/(\d+))?)?$/.exec(path) ?? [];
  const message = await store.get(id);
  if (message && part === "") return sendPage(response, 200, messagePage(message));
  if (message && part === "html") return sendLetter(response, message.email.html ?? "");
  if (message && part === "source") {
    return sendFile(response, `${id}.eml`, (await store.raw(id)) ?? "");
  }
  const attachment = part === "attachment" ? message?.email.attachments[Number(index)] : undefined;
  if (attachment) {
    const { filename, content } = attachment;
    const bytes = typeof content === "string" ? content : Buffer.from(new Uint8Array(content));
    return sendFile(response, filename ?? `attachment-${index}`, bytes);
  }
  return sendPage(response, 404, notFoundPage());
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
  // A parser passes over the letter's own doctype and head tag: it is in the head already, and not in quirks mode.
  send(response, 200, "text/html", `<!doctype html><base target="_blank">${html}`, {
    "Content-Security-Policy": LETTER_POLICY,
  });
}

function sendFile(response: ServerResponse, name: string, content: string | Buffer) {
  send(response, 200, "application/octet-stream", content, {
    "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`,
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
