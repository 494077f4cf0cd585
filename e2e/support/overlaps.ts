/**
 * Returns each pair of words, or of words and a solid, of which one lies on the other. Runs in the page: pass it to
 * `locator.evaluate`. `solids` selects what no words may lie on: buttons, devices. Hidden parts do not count.
 */
export function findOverlaps(root: Element, solids: string): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const boxes = [...root.querySelectorAll(solids)].filter(isShown).map((element) => ({
    name: element.textContent.trim() || element.getAttribute("class") || element.tagName,
    element,
    rect: element.getBoundingClientRect(),
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
      // A line's box is higher than its letters.
      boxes.push({ name, element, rect: new DOMRect(x, y + height * 0.2, width, height * 0.6) });
    }
  }
  return boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      .filter(({ element, rect }) => {
        const across = Math.min(one.rect.right, rect.right) - Math.max(one.rect.left, rect.left);
        const down = Math.min(one.rect.bottom, rect.bottom) - Math.max(one.rect.top, rect.top);
        const isSame = one.element.contains(element) || element.contains(one.element);
        return across > 1 && down > 1 && !isSame;
      })
      .map((other) => `${one.name} × ${other.name}`),
  );
}
