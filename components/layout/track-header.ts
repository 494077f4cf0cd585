/**
 * Sets classes of the root element, for the header's styles:
 * - `scrolled` while the page is scrolled past the header.
 * - `cta-visible` while a quotation link of the page (`data-cta`) is visible.
 * - `header-pinned` below the headline, while the visitor scrolls up or no such link is visible.
 *
 * It does nothing on a page with the quotation form. For an inline script.
 */
export function trackHeader() {
  const { classList } = document.documentElement;
  let lastY = 0;
  let isScrollingUp = false;

  function isVisible(element: Element) {
    // `bottom` is 0 for an element with `display: none`.
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }

  function update() {
    // The headline is the first match, because it precedes all quotation links.
    const [headline, ...links] = document.querySelectorAll("h1, [data-cta]");
    // The page with the form needs no link to it.
    if (!headline || document.querySelector("#quotation")) return;
    if (Math.abs(scrollY - lastY) > 8) {
      isScrollingUp = scrollY < lastY;
      lastY = scrollY;
    }
    const isCtaVisible = links.some(isVisible);
    const isPinned = isScrollingUp || !isCtaVisible;
    classList.toggle("scrolled", scrollY > 66);
    classList.toggle("cta-visible", isCtaVisible);
    classList.toggle("header-pinned", isPinned && headline.getBoundingClientRect().bottom < 0);
  }

  for (const type of ["DOMContentLoaded", "scroll", "resize", "cta:change"])
    addEventListener(type, update);
}

/** A ref for a quotation link that is rendered after page load. It updates the header. */
export function announceCallToAction() {
  dispatchEvent(new Event("cta:change"));
}
