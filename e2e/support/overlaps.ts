type Box = { left: number; right: number; top: number; bottom: number };

/**
 * Returns each pair of overlapping texts, each text that overlaps a solid, and each text that the window cuts off.
 * `solids` selects elements that no text may overlap, such as buttons, devices, and the lines and paths of a drawing.
 * Hidden, clipped and scrolled-out parts do not count. Runs in the page: pass it to `locator.evaluate`.
 */
export function findOverlaps(root: Element, solids: string): string[] {
  const isShown = (element: Element) => {
    // Chromium reports SVG text as visible although its group is not displayed. Its size is 0 then.
    const { width, height } = element.getBoundingClientRect();
    const options = { opacityProperty: true, visibilityProperty: true };
    return width + height > 0 && element.checkVisibility(options);
  };
  const boxes = [...root.querySelectorAll(solids)].filter(isShown).flatMap((element) =>
    partsOf(element).map((box) => ({
      name: element.textContent.trim() || element.getAttribute("class") || element.tagName,
      element,
      isWord: false,
      box,
    })),
  );
  const cutOff: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode;
    const name = textContent?.trim();
    if (!name || !element || !isShown(element) || element.closest(`${solids},style`)) continue;
    range.selectNodeContents(walker.currentNode);
    for (const rect of range.getClientRects()) {
      // The box of a line is higher than its letters.
      const box = shownPart(element, rect, 0, rect.height * 0.2);
      boxes.push({ name, element, isWord: true, box });
      const isInWindow = box.left > -1 && box.right < innerWidth + 1;
      if (box.right - box.left > 1 && !isInWindow) cutOff.push(`${name} is cut off`);
    }
  }
  const overlaps = boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      .filter(({ element, isWord, box }) => {
        const across = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left);
        const down = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top);
        const isSame = one.element.contains(element) || element.contains(one.element);
        return (one.isWord || isWord) && across > 1 && down > 1 && !isSame;
      })
      .map((other) => `${one.name} × ${other.name}`),
  );
  return [...new Set([...cutOff, ...overlaps])];

  /** Returns the box of an element, or small boxes along a path. */
  function partsOf(element: Element): Box[] {
    const isPath = element instanceof SVGPathElement;
    if (!isPath)
      return [
        shownPart(element, element.getBoundingClientRect(), element.localName === "line" ? 1 : 0),
      ];
    const toScreen = element.getScreenCTM() ?? undefined;
    const steps = 200;
    return Array.from({ length: steps + 1 }, (_, i) => {
      const along = (element.getTotalLength() * i) / steps;
      const { x, y } = element.getPointAtLength(along).matrixTransform(toScreen);
      return { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 };
    });
  }

  /**
   * Returns the part of a rectangle that its ancestors do not clip. `grown` enlarges it on each side, because a line
   * has no width. `trimmed` reduces its height at the top and at the bottom.
   */
  function shownPart(element: Element, rect: DOMRect, grown: number, trimmed = 0): Box {
    const box = {
      left: rect.left - grown,
      right: rect.right + grown,
      top: rect.top - grown + trimmed,
      bottom: rect.bottom + grown - trimmed,
    };
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
