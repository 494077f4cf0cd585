import { createHash } from "node:crypto";
import type { HTMLElement } from "node-html-parser";

/** The strictest policy under which `page` works: what stands inline is named by its hash. */
export function contentSecurityPolicy(page: HTMLElement): string {
  const scripts = page
    .querySelectorAll("script:not([src])")
    .filter((script) => script.getAttribute("type") !== "application/ld+json");
  const directives = {
    "default-src": "'none'",
    "script-src": ["'self'", ...hashes(scripts)].join(" "),
    "style-src": hashes(page.querySelectorAll("style")).join(" ") || "'none'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

function hashes(elements: HTMLElement[]): string[] {
  const each = elements.map(
    ({ rawText }) => `'sha256-${createHash("sha256").update(rawText).digest("base64")}'`,
  );
  return [...new Set(each)];
}
