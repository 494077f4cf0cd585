type Box = { left: number; right: number; top: number; bottom: number };

/**
 * Returns each pair of overlapping texts, each text that overlaps a solid, and each text and solid that the window or an
 * ancestor cuts off. `solids` selects elements that no text may overlap, such as buttons. Runs in the page: pass it to
 * `locator.evaluate`.
 */
export function findOverlaps(root: Element, solids: string): string[] {
  const boxes: { name: string; element: Element; isWord: boolean; box: Box }[] = [];
  const cutOff: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode;
    const name = textContent?.trim();
    if (!name || !element || !isShown(element)) continue;
    range.selectNodeContents(walker.currentNode);
    for (const rect of range.getClientRects()) add(name, element, rect, true);
  }
  for (const element of root.querySelectorAll(solids)) {
    const name = element.textContent.trim() || element.outerHTML.slice(0, 120);
    if (isShown(element)) add(name, element, element.getBoundingClientRect(), false);
  }
  const overlaps = boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      .filter(({ element, isWord, box }) => {
        const across = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left);
        const down = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top);
        const isPair = (one.isWord || isWord) && across > 1 && down > 1;
        return isPair && !one.element.contains(element) && !element.contains(one.element);
      })
      .map((other) => `${one.name} × ${other.name}`),
  );
  return [...new Set([...cutOff, ...overlaps])];

  function isShown(element: Element): boolean {
    // `checkVisibility` reports text in a hidden part of a drawing as visible, but it has no size.
    const { width } = element.getBoundingClientRect();
    const options = { opacityProperty: true, visibilityProperty: true };
    // Nor does it know the text directly in closed details.
    const isClosed = element.matches("details:not([open])");
    return width > 0 && !isClosed && element.checkVisibility(options);
  }

  function add(name: string, element: Element, rect: DOMRect, isWord: boolean) {
    const { box, isCut, isHidden } = shownPart(element, rect);
    if (isHidden) return;
    // A drawing may show a part of itself only.
    const isOutside = box.right <= box.left || box.bottom <= box.top;
    if (isCut && !(isOutside && element.closest("svg"))) cutOff.push(`${name} is cut off`);
    // The box of a line is higher than its letters.
    const margin = isWord ? rect.height * 0.2 : 0;
    box.top += margin;
    box.bottom -= margin;
    boxes.push({ name, element, isWord, box });
  }

  /** Returns the part of a rectangle that its ancestors show, and whether the rest is out of reach. */
  function shownPart(element: Element, { left, right, top, bottom }: Box) {
    const box = { left, right, top, bottom };
    let isCut = false;
    let isHidden = false;
    let isScrolled = false;
    for (let around: Element | null = element; around; around = around.parentElement) {
      // Only the outermost `<svg>` of a drawing clips its content.
      if (around.parentElement?.closest("svg")) continue;
      const isRoot = around === document.documentElement;
      const area = isRoot ? { left: 0, right: innerWidth } : around.getBoundingClientRect();
      const { clipPath, overflowX, overflowY } = getComputedStyle(around);
      // Text for screen readers only.
      isHidden ||= clipPath === "inset(50%)";
      isScrolled ||= !isRoot && /auto|scroll/.test(overflowX + overflowY);
      if (isRoot || overflowX !== "visible") {
        isCut ||= !isScrolled && (left < area.left - 1 || right > area.right + 1);
        box.left = Math.max(box.left, area.left);
        box.right = Math.min(box.right, area.right);
      }
      if ("top" in area && overflowY !== "visible") {
        isCut ||= !isScrolled && (top < area.top - 1 || bottom > area.bottom + 1);
        box.top = Math.max(box.top, area.top);
        box.bottom = Math.min(box.bottom, area.bottom);
      }
    }
    return { box, isCut, isHidden };
  }
}
