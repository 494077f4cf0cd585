import type { IncomingMessage } from "node:http";
import type { Handler } from "./listen";

/** Whether `request` is for the quotation endpoint, whatever its method and query. */
export function isEndpoint({ url = "" }: IncomingMessage): boolean {
  return url.split("?", 1)[0] === "/php/emailer.php";
}

/**
 * Sends each of the endpoint's answers in one piece. Next writes the head, the body and the end of an answer one after
 * the other; of a copy that is killed in between, a proxy would have the head, and could not ask another copy any more.
 */
export function answeringInOnePiece(handler: Handler): Handler {
  return (request, response) => {
    // Only small answers: the writer of a page waits for the socket to take what it has written.
    if (isEndpoint(request)) response.cork();
    return handler(request, response);
  };
}
