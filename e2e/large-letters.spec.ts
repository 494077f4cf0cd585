import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumArguments, findChromium } from "./support/browser";
import { overflow } from "./support/in-page";
import { pages } from "./support/pages";
import { expect, test } from "./support/test";

// What no width changes need not be looked at twice.
test.describe("nothing is cut off", { tag: "@desktop" }, () => {
  let large: Browser;

  test.beforeAll(async () => {
    large = await chromium.launch({
      executablePath: findChromium(),
      args: [...chromiumArguments, "--blink-settings=defaultFontSize=32"],
    });
  });
  test.afterAll(() => large.close());

  for (const path of [...pages, "/no/such/page"]) {
    test(`${path} with letters of twice the size`, async ({ baseURL }) => {
      const page = await large.newPage({ baseURL, viewport: { width: 360, height: 740 } });
      await page.goto(path);
      await expectNothingCutOff(page);
      await page.close();
    });

    test.describe(() => {
      test.use({ viewport: { width: 240, height: 480 }, allowedErrors: [/404 \(Not Found\)/] });

      test(`${path} in a window of 240 px`, async ({ page }) => {
        await page.goto(path);
        await expectNothingCutOff(page);
      });
    });
  }

  test("the menu with letters of twice the size", async ({ baseURL }) => {
    const page = await large.newPage({ baseURL, viewport: { width: 360, height: 740 } });
    await page.goto("/privacy");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expectNothingCutOff(page);
    await page.getByRole("link", { name: /^Call/ }).scrollIntoViewIfNeeded();
    // The window's end may lie within a pixel.
    await expect(page.getByRole("link", { name: /^Call/ })).toBeInViewport({ ratio: 0.99 });
    await page.close();
  });
});

async function expectNothingCutOff(page: Page) {
  expect(await page.evaluate(cutOff)).toEqual([]);
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
}

/** Words and controls of which a part is beyond the window, or beyond an element that neither shows nor scrolls to it. */
function cutOff(): string[] {
  const found: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const parent = text.parentElement;
    if (!parent || !text.nodeValue?.trim() || !isShown(parent)) continue;
    range.selectNodeContents(text);
    const isCut = [...range.getClientRects()].some((box) => box.width > 0 && isBeyond(box, parent));
    if (isCut) found.push(text.nodeValue.trim());
  }
  for (const control of document.querySelectorAll("a, button, input, summary")) {
    if (isShown(control) && isBeyond(control.getBoundingClientRect(), control)) {
      found.push(control.outerHTML.slice(0, 120));
    }
  }
  return found;

  function isShown(element: Element): boolean {
    // What only a screen reader is told is one pixel wide, at some widths or at all.
    let box = element.closest("script, style");
    for (let around: Element | null = element; around && !box; around = around.parentElement) {
      if (getComputedStyle(around).clipPath === "inset(50%)") box = around;
    }
    // Words in a hidden part of a drawing are still called visible, but have no size.
    const { width } = element.getBoundingClientRect();
    return !box && width > 0 && element.checkVisibility({ checkVisibilityCSS: true });
  }

  function isBeyond({ left, right, top, bottom }: DOMRect, element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement) {
      // A drawing's inner sheets are as large as what is on them.
      if (around.parentElement?.closest("svg")) continue;
      const { overflowX, overflowY } = getComputedStyle(around);
      if (/auto|scroll/.test(overflowX + overflowY) && around !== document.documentElement)
        return false;
      const box = around.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX) && (left < box.left - 1 || right > box.right + 1))
        return true;
      if (/hidden|clip/.test(overflowY) && (top < box.top - 1 || bottom > box.bottom + 1))
        return true;
    }
    return left < -1 || right > innerWidth + 1;
  }
}
