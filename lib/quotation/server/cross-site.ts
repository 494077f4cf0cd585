import { Refusal } from "./outcome";

/**
 * Refuses what a browser sends for another site. Only browsers send these headers, and no page can forge them; without
 * them (curl, a monitoring tool) the request is nobody's forgery.
 */
export function refuseCrossSite(headers: Headers): void {
  const site = headers.get("sec-fetch-site");
  const isOurs = site ? site === "same-origin" || site === "none" : isOwnOrigin(headers);
  if (!isOurs) throw new Refusal("foreign_origin");
}

function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get("origin");
  if (!origin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get("host");
}
