import { log } from "../../lib/config/log";
import { isEndpoint } from "./endpoint";
import type { Handler } from "./listen";

/**
 * Answers methods that nothing on this site takes before they reach `handler`: Next would answer them with a page, or
 * with an error of its own and a stack trace.
 */
export function refusingMethods(handler: Handler): Handler {
  return async (request, response) => {
    const { method = "", url = "" } = request;
    const isForEndpoint = isEndpoint(request);
    if ((isForEndpoint ? HANDED_ON : PAGE_METHODS).includes(method) && url !== "*") {
      return handler(request, response);
    }
    log({ event: "request refused", outcome: "method_not_allowed" });
    response.writeHead(405, {
      Allow: isForEndpoint ? "POST" : PAGE_METHODS.join(", "),
      "Cache-Control": "no-store",
      "Content-Type": "application/json",
      // Its body may have no end.
      Connection: "close",
    });
    response.end('{"success":false,"error":"method_not_allowed"}');
  };
}

const PAGE_METHODS = ["GET", "HEAD"];

// What Next takes; the endpoint itself refuses all but one of them.
const HANDED_ON = [...PAGE_METHODS, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
