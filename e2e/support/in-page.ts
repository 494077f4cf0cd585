// What runs in the page, whichever engine shows it.

/** By how many pixels the page is wider than its window. */
export function overflow(): number {
  return document.documentElement.scrollWidth - window.innerWidth;
}

/** Collects in `window.broken` what the page's policy refuses from now on. */
export function watchPolicy(): void {
  const broken: string[] = [];
  Object.assign(window, { broken });
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    broken.push(`${violatedDirective} ${blockedURI}`),
  );
}

/** What {@link watchPolicy} has collected. */
export function brokenRules(): string[] {
  return "broken" in window && Array.isArray(window.broken) ? window.broken : ["not watched"];
}
