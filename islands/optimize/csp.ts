import { createHash } from "node:crypto";
import { load } from "cheerio";

/**
 * Returns a policy that allows files of this site and, by their hashes, the page's inline scripts and styles. What
 * `default-src` does not cover is in `lib/security-headers.ts`.
 */
export function contentSecurityPolicy(html: string): string {
  const $ = load(html);
  const hashes = (selector: string) => [
    ...new Set($(selector).map((_, element) => sha256($(element).text()))),
  ];
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes('script:not([src], [type="application/ld+json"])')],
    "style-src": $("style").length > 0 ? hashes("style") : ["'none'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}

function sha256(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
