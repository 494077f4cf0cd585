// These functions run in the page.

/** Returns how many pixels the page is wider than its window. */
export function overflow(): number {
  return document.documentElement.scrollWidth - window.innerWidth;
}

/** Starts to collect policy violations and layout shifts. {@link pageFaults} returns them. */
export function watchPage() {
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
      if (!hadRecentInput) faults.push(`layout shift of ${value}: ${moved}`);
    }
  }).observe({ type: "layout-shift" });
}

type LayoutShift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** Returns the policy violations and layout shifts that {@link watchPage} has collected. */
export function pageFaults(): string[] {
  return "faults" in window && Array.isArray(window.faults) ? window.faults : ["not watched"];
}

/** Returns the visible texts and controls that the window or an ancestor cuts off, wholly or in part. */
export function cutOff(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim() || !isShown(parent)) continue;
    range.selectNodeContents(text);
    const isCut = [...range.getClientRects()].some((box) => box.width > 0 && isBeyond(box, parent));
    if (isCut) found.push(text.nodeValue.trim());
  }
  for (const control of document.querySelectorAll("a, button, input, summary")) {
    if (isShown(control) && isBeyond(control.getBoundingClientRect(), control)) {
      found.push(control.outerHTML.slice(0, 120));
    }
  }
  return found;

  function isShown(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement) {
      // Text for screen readers only.
      if (getComputedStyle(around).clipPath === "inset(50%)") return false;
    }
    // `checkVisibility` reports text in a hidden part of a drawing as visible, but it has no size.
    const { width } = element.getBoundingClientRect();
    return width > 0 && element.checkVisibility({ checkVisibilityCSS: true });
  }

  function isBeyond({ left, right, top, bottom }: DOMRect, element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement) {
      // Only the outermost `<svg>` of a drawing clips its content.
      if (around.parentElement?.closest("svg")) continue;
      const { overflowX, overflowY } = getComputedStyle(around);
      if (/auto|scroll/.test(overflowX + overflowY) && around !== document.documentElement)
        return false;
      const box = around.getBoundingClientRect();
      const isCutAcross = left < box.left - 1 || right > box.right + 1;
      const isCutBelow = top < box.top - 1 || bottom > box.bottom + 1;
      if (/hidden|clip/.test(overflowX) && isCutAcross) return true;
      if (/hidden|clip/.test(overflowY) && isCutBelow) return true;
    }
    return left < -1 || right > innerWidth + 1;
  }
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
