/**
 * Returns which visible words under `root` lie on other words, or on one of the `things` (a selector) that they are no
 * part of, and which words the window cuts off. Runs in the page: pass it to `locator.evaluate`.
 */
export function findOverlaps(root: Element, things: string): string[] {
  /** A line of text is this much lower than its box, above and below. */
  const LEADING = 3;

  type Box = {
    name: string;
    element: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  };
  const words: Box[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const name = node.textContent?.trim();
    if (!element || !name || !element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const box = clip(rect, element);
      const [top, bottom] = [box.top + LEADING, box.bottom - LEADING];
      if (box.right - box.left > 2 && bottom > top)
        words.push({ ...box, name, element, top, bottom });
    }
  }
  const others: Box[] = [...root.querySelectorAll(things)]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const box = clip(element.getBoundingClientRect(), element);
      return { name: `<${element.localName}>`, element, ...box };
    });

  const found = new Set<string>();
  for (const [i, word] of words.entries()) {
    if (word.left < -1 || word.right > innerWidth + 1) found.add(`${word.name} is cut off`);
    for (const other of [...words.slice(i + 1), ...others])
      if (!other.element.contains(word.element) && doTouch(word, other))
        found.add(`${word.name} on ${other.name}`);
  }
  return [...found];

  function doTouch(one: Box, other: Box) {
    return (
      one.element !== other.element &&
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom
    );
  }

  /** The part of a box that its scrolling and clipping ancestors show. */
  function clip({ left, right, top, bottom }: DOMRect, element: Element) {
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
