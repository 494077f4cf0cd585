/**
 * Whether a browser sent this request for another site. Only browsers send these headers, and no page can forge them;
 * without them (curl, a monitoring tool) the request is nobody's forgery.
 */
export function isCrossSite(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "cross-site";
  const origin = headers.get("origin");
  if (!origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get("host");
}
