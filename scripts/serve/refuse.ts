import { log } from "../../lib/config/log";
import { isEndpoint } from "./endpoint";
import type { Handler } from "./listen";

/**
 * Answers what nothing on this site takes before it reaches `handler`: Next would answer with a page, or with an error
 * of its own and a stack trace.
 */
export function refusing(handler: Handler): Handler {
  return async (request, response) => {
    const isForEndpoint = isEndpoint(request);
    const refuse = (status: number, error: string, headers: Record<string, string> = {}) => {
      log({ event: "request refused", outcome: error });
      response.writeHead(status, {
        "Cache-Control": "no-store",
        "Content-Type": "application/json",
        // Its body may have no end.
        Connection: "close",
        ...headers,
      });
      response.end(JSON.stringify({ success: false, error }));
    };

    const { method = "", url = "" } = request;
    if (!(isForEndpoint ? HANDED_ON : PAGE_METHODS).includes(method) || url === "*") {
      const allow = isForEndpoint ? "POST" : PAGE_METHODS.join(", ");
      return refuse(405, "method_not_allowed", { Allow: allow });
    }
    if (!url.startsWith("/")) {
      // As a proxy is asked. The name in it is one of ours, whatever it says.
      if (!URL.canParse(url)) return refuse(400, "unreadable_address");
      const { pathname, search } = new URL(url);
      request.url = pathname.replace(/^\/*/, "/") + search;
    }
    // Nobody has to heed these, and where a file does not meet them Next answers 500.
    for (const name of ["range", "if-match", "if-unmodified-since"]) delete request.headers[name];
    return handler(request, response);
  };
}

const PAGE_METHODS = ["GET", "HEAD"];

// What Next takes; the endpoint itself refuses all but one of them.
const HANDED_ON = [...PAGE_METHODS, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
