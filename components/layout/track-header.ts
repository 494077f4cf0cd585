/**
 * Sets classes of the root element for the header: `scrolled` below the header's place at the top, `cta-visible` while a
 * quotation link of the page (`data-cta`) is visible, `header-pinned` while the header stays at the window's top: when the
 * visitor scrolls up, and while no such link is visible. For an `<InlineScript>`.
 */
export function trackHeader() {
  const { classList } = document.documentElement;
  let lastY = 0;
  let isScrollingUp = false;

  function isVisible(element: Element) {
    // All values are 0 for an element with `display: none`, which is not visible.
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }

  function update() {
    // The headline is the first match, as every page begins with it.
    const [headline, ...links] = document.querySelectorAll("h1, [data-cta]");
    // The page of the form needs no link to the form.
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

/** A ref for a quotation link that appears later. */
export function announceCallToAction() {
  dispatchEvent(new Event("cta:change"));
}
