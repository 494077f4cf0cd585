/**
 * Marks by classes of the page where the visitor is, for the header: `scrolled` beyond the header's own place,
 * `cta-visible` while a quotation link of the page itself (`data-cta`) is in sight, and `header-pinned` while the header
 * follows: on the way up, and as long as no such link is in sight. A `cta:change` event reports that a link has come or
 * gone. Printed into `<head>` as source text, like `startThemeAndMenu`.
 */
export function trackHeader() {
  const { classList } = document.documentElement;
  let lastY = 0;
  let isGoingUp = false;

  function isInSight(element: Element) {
    // An element with `display: none` has only zeros, and is out of sight.
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }

  function update() {
    // Every page begins with its headline.
    const [headline, ...links] = document.querySelectorAll("h1, [data-cta]");
    // A visitor who fills in the form needs no way to it.
    if (!headline || document.querySelector("#quotation")) return;
    if (Math.abs(scrollY - lastY) > 8) {
      isGoingUp = scrollY < lastY;
      lastY = scrollY;
    }
    const isCtaVisible = links.some(isInSight);
    const isWanted = isGoingUp || !isCtaVisible;
    classList.toggle("scrolled", scrollY > 66);
    classList.toggle("cta-visible", isCtaVisible);
    classList.toggle("header-pinned", isWanted && headline.getBoundingClientRect().bottom < 0);
  }

  for (const type of ["DOMContentLoaded", "scroll", "resize", "cta:change"])
    addEventListener(type, update);
}
