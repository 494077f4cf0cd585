import type { Page } from "@playwright/test";

/**
 * Changes the page as Chrome's translator does: replaces each text node by `<font><font>` with a new text node, now and
 * whenever text is added or changed. The words stay the same. Drawings and `translate="no"` are skipped.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translated = new WeakSet<Node>();

    function translate(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode())
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        const { data, parentElement } = text;
        if (translated.has(text) || !data.trim()) continue;
        if (!parentElement || parentElement.closest("script, style, svg, [translate=no]")) continue;
        const inner = document.createElement("font");
        inner.textContent = data;
        const outer = document.createElement("font");
        outer.append(inner);
        if (inner.firstChild) translated.add(inner.firstChild);
        text.replaceWith(outer);
      }
    }

    translate(document.body);
    new MutationObserver((mutations) => {
      for (const { type, target, addedNodes } of mutations) {
        if (type === "characterData") translate(target);
        else addedNodes.forEach(translate);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
