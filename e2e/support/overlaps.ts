/**
 * Returns each pair of words, or of words and a solid, of which one lies on the other. Runs in the page: pass it to
 * `locator.evaluate`. `solids` selects what no words may lie on: buttons, devices, lines. Hidden parts do not count.
 */
export function findOverlaps(root: Element, solids: string): string[] {
  type Box = { left: number; right: number; top: number; bottom: number };
  type Thing = { name: string; element: Element; box: Box };
  const things: Thing[] = [...root.querySelectorAll(solids)].filter(isShown).map((element) => ({
    name: element.textContent.trim() || element.getAttribute("class") || element.tagName,
    element,
    box: shownPart(element.getBoundingClientRect(), element),
  }));
  const range = document.createRange();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode;
    const name = textContent?.trim();
    if (!name || !element || !isShown(element) || element.closest(`${solids},.sr-only,style`))
      continue;
    range.selectNodeContents(walker.currentNode);
    for (const { x, y, width, height } of range.getClientRects()) {
      // The letters are lower than the box of their line.
      const letters = new DOMRect(x + 1, y + height * 0.2, width - 2, height * 0.6);
      things.push({ name, element, box: shownPart(letters, element) });
    }
  }
  return things.flatMap((one, i) =>
    things
      .slice(i + 1)
      .filter(({ element }) => !one.element.contains(element) && !element.contains(one.element))
      .filter(({ box }) => touches(one.box, box))
      .map((other) => `${one.name} × ${other.name}`),
  );

  function isShown(element: Element): boolean {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  function touches(one: Box, other: Box): boolean {
    const isAcross = one.left < other.right && other.left < one.right;
    return isAcross && one.top < other.bottom && other.top < one.bottom;
  }

  /** The part of a box that the clipping elements around it show. */
  function shownPart({ left, right, top, bottom }: DOMRect, element: Element): Box {
    const box = { left, right, top, bottom };
    for (let parent: Element | null = element; parent; parent = parent.parentElement) {
      if (parent instanceof SVGElement || getComputedStyle(parent).overflow === "visible") continue;
      const area = parent.getBoundingClientRect();
      box.left = Math.max(box.left, area.left);
      box.right = Math.min(box.right, area.right);
      box.top = Math.max(box.top, area.top);
      box.bottom = Math.min(box.bottom, area.bottom);
    }
    return box;
  }
}
