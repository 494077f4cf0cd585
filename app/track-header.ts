/**
 * Says by classes of the page where the visitor is, for the header and for the bar at the bottom of a phone: `scrolled`
 * beyond the header's own place; `asks` while a quotation link of the page itself (`data-cta`) is in sight, so that
 * neither asks too; `follows` while the header is wanted. Who adds or removes such a link says so by a `cta:change`
 * event. Printed into `<head>` as source text, like `startThemeAndMenu`.
 */
export function trackHeader() {
  const { classList } = document.documentElement;
  // Before the page's links are there: else the bar would show until they are.
  classList.add("asks");
  let lastY = 0;
  let isGoingUp = false;

  function isInSight(element: Element) {
    // Both are 0 of an element with `display: none`, which makes it out of sight.
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  }

  function update() {
    // Every page begins with its headline.
    const [headline, ...links] = document.querySelectorAll("h1, [data-cta]");
    // Nobody who fills in the form needs a way to it.
    if (!headline || document.querySelector("#quotation")) return;
    if (Math.abs(scrollY - lastY) > 8) {
      isGoingUp = scrollY < lastY;
      lastY = scrollY;
    }
    const asks = links.some(isInSight);
    const isWanted = isGoingUp || (!asks && !matchMedia("(width < 36rem)").matches);
    classList.toggle("scrolled", scrollY > 66);
    classList.toggle("asks", asks);
    classList.toggle("follows", isWanted && headline.getBoundingClientRect().bottom < 0);
  }

  for (const type of ["DOMContentLoaded", "scroll", "resize", "cta:change"])
    addEventListener(type, update);
}
