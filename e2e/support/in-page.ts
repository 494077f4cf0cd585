// These functions run in the page.

/** Returns how many pixels the page is wider than its window. */
export function overflow(): number {
  return document.documentElement.scrollWidth - window.innerWidth;
}

/** Starts to collect policy violations and layout shifts beyond a value. {@link pageFaults} returns them. */
export function watchPage(tolerance: number) {
  const faults: string[] = [];
  Object.assign(window, { faults });
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    faults.push(`policy: ${violatedDirective} ${blockedURI}`),
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // TypeScript's DOM types do not contain layout shifts.
      const { value, hadRecentInput, sources } = entry as unknown as LayoutShift;
      const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40)).join(", ");
      if (!hadRecentInput && value > tolerance) faults.push(`layout shift of ${value}: ${moved}`);
    }
  }).observe({ type: "layout-shift" });
}

type LayoutShift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** Returns the policy violations and layout shifts that {@link watchPage} has collected. */
export function pageFaults(): string[] {
  return "faults" in window && Array.isArray(window.faults) ? window.faults : ["not watched"];
}

/** Sets the text spacing of WCAG 1.4.12, Text Spacing, with which every page must remain usable. */
export function widenTextSpacing() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
    p { margin-bottom: 2em !important }`,
  );
  document.adoptedStyleSheets = [sheet];
}
