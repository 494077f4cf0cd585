import { log } from "../../lib/log";
import type { Handler } from "./listen";

/**
 * Refuses methods and addresses that nothing on this site takes, and hands on the rest to `handler`. Next would answer
 * them with a page, or with an error of its own and a stack trace.
 */
export function guarded(handler: Handler): Handler {
  return async (request, response) => {
    const refuse = (status: number, error: string, headers: Record<string, string> = {}) => {
      log({ event: "request refused", outcome: error });
      response.writeHead(status, {
        "Cache-Control": "no-store",
        "Content-Type": "application/json",
        // The request's body, which nobody reads, may have no end.
        Connection: "close",
        ...headers,
      });
      response.end(JSON.stringify({ success: false, error }));
    };

    const { method = "", url = "", headers } = request;
    if (!url.startsWith("/") && url !== "*") {
      // A whole URL, as clients send it to a proxy. Its host does not matter: every request here is for this site.
      if (!URL.canParse(url)) return refuse(400, "unreadable_address");
      const { pathname, search } = new URL(url);
      request.url = pathname.replace(/^\/*/, "/") + search;
    }
    const isForEndpoint = request.url?.split("?", 1)[0] === "/php/emailer.php";
    if (!(isForEndpoint ? HANDED_ON : PAGE_METHODS).includes(method) || url === "*") {
      const allow = isForEndpoint ? "POST" : PAGE_METHODS.join(", ");
      return refuse(405, "method_not_allowed", { Allow: allow });
    }
    // A server may ignore these headers, and Next answers 500 where a file does not fulfil them.
    for (const name of ["range", "if-match", "if-unmodified-since"]) delete headers[name];
    if (isForEndpoint) {
      // With one of these Next answers a POST in the endpoint's place: with 200 and "{}", or with a redirect.
      for (const name of ["x-middleware-prefetch", "rsc"]) delete headers[name];
      // Until its end, so that the answer is sent as one: a proxy that had its head alone when this copy was killed could
      // not ask another. Not of pages: Next writes those in parts, and waits until the socket has taken each.
      response.cork();
    }
    return handler(request, response);
  };
}

const PAGE_METHODS = ["GET", "HEAD"];

// Methods that Next hands on to the endpoint, which itself refuses all but POST.
const HANDED_ON = [...PAGE_METHODS, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
