import type { IncomingMessage } from "node:http";
import type { Handler } from "./listen";

/** Whether `request` is for the quotation endpoint, whatever its method and query. */
export function isEndpoint({ url = "" }: IncomingMessage): boolean {
  return url.split("?", 1)[0] === "/php/emailer.php";
}

/**
 * Keeps Next from answering requests for the endpoint in its place, and sends each answer of the endpoint in one piece.
 * Next writes head, body and end of an answer one after the other. If this copy of the site were killed in between, a
 * proxy that has the head already could not ask another copy any more.
 */
export function answeringForEndpoint(handler: Handler): Handler {
  return (request, response) => {
    // Not for pages: Next writes those in parts, and waits until the socket has taken each.
    if (isEndpoint(request)) {
      for (const name of ANSWERED_BY_NEXT) delete request.headers[name];
      response.cork();
    }
    return handler(request, response);
  };
}

// With one of these headers Next answers a POST by itself: with 200 and "{}", or with a redirect.
const ANSWERED_BY_NEXT = ["x-middleware-prefetch", "rsc"];
