import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { errorMessage, fillIn, submit } from "./support/form";
import { overflow } from "./support/in-page";
import { pages } from "./support/pages";
import { someQuotation } from "./support/quotation";
import { expect, skipOnLiveSite, test } from "./support/test";

const formStates: Record<string, (page: Page) => Promise<void>> = {
  "with answers missing": async (page) => {
    await submit(page);
    await expect(page.getByLabel("Your name")).toHaveAccessibleDescription(/./);
  },
  "while it is sent": async (page) => {
    await page.route("**/php/emailer.php", () => {});
    await fillIn(page, someQuotation());
    await submit(page);
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "after it was sent": async (page) => {
    skipOnLiveSite();
    await fillIn(page, someQuotation());
    await submit(page);
    await expect(page.getByRole("status")).not.toBeEmpty();
  },
  "after an error": async (page) => {
    await page.route("**/php/emailer.php", (route) => route.fulfill({ body: "<h1>not JSON</h1>" }));
    await fillIn(page, someQuotation());
    await submit(page);
    await expect(errorMessage(page)).toBeVisible();
  },
};

for (const path of pages) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectNoViolations(page);
  });
}

for (const [state, reach] of Object.entries(formStates)) {
  test(`axe finds nothing in the form ${state}`, async ({ page }) => {
    await page.goto("/contact-us");
    await reach(page);
    await expectNoViolations(page);
  });
}

test("axe finds nothing in the open menu", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expectNoViolations(page);
});

for (const width of [600, 1024, 1920]) {
  test(`nothing overflows at ${width} px`, { tag: "@desktop" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of pages) {
      await page.goto(path);
      expect(await page.evaluate(overflow), path).toBeLessThanOrEqual(0);
    }
  });
}

test(
  "nothing overflows at 320 px, also with wider spacing",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of pages) {
      await page.goto(path);
      expect(await page.evaluate(overflow), `${path} at 320 px`).toBeLessThanOrEqual(0);
      await widenTextSpacing(page);
      expect(await page.evaluate(overflow), `${path} with text spacing`).toBeLessThanOrEqual(0);
    }
  },
);

test(
  "wider spacing lays no words of the night on each other",
  { tag: "@desktop" },
  async ({ page }) => {
    for (const [width, height] of [
      [1024, 768],
      [1280, 800],
      [1366, 600],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      await widenTextSpacing(page);
      const found = await page.getByRole("figure").evaluate(wordsOnEachOther);
      expect(found, `at ${width} px`).toEqual([]);
    }
  },
);

async function widenTextSpacing(page: Page) {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, WIDER_TEXT_SPACING);
}

/** Pairs of words in the first figure that lie on each other, or on the device. */
function wordsOnEachOther(figure: Element): string[] {
  const range = document.createRange();
  const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
  const device = figure.querySelector(".night-face")?.getBoundingClientRect();
  const boxes = device ? [{ name: "device", box: device }] : [];
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const around = text.parentElement;
    const isShown = around?.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
    if (!isShown || !text.nodeValue?.trim() || around?.closest("style, .night-face, .sr-only"))
      continue;
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) boxes.push({ name: text.nodeValue.trim(), box });
  }
  return boxes.flatMap(({ name: one, box: a }, i) =>
    boxes
      .slice(i + 1)
      .filter(({ box: b }) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1)
      .filter(({ box: b }) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
      .map(({ name: other }) => `${one} / ${other}`),
  );
}

// WCAG 1.4.12
const WIDER_TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

test.describe("where pictures are blocked", () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test("the words in their place are whole", { tag: "@desktop" }, async ({ page }) => {
    await page.route("**/images/**", (route) => route.abort());
    for (const width of [320, 412, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/iot/tempguard");
      const pictures = page.getByRole("main").locator("img").locator("visible=true");
      expect(await pictures.count()).toBeGreaterThan(1);
      expect(await pictures.evaluateAll(cutTexts), `at ${width} px`).toEqual([]);
    }
  });
});

/** The alternative texts of the pictures whose place is too small for them. */
function cutTexts(pictures: Element[]): string[] {
  return pictures.flatMap((picture) => {
    const text = picture.getAttribute("alt") ?? "";
    const { left, right, width, height } = picture.getBoundingClientRect();
    const { font, letterSpacing, textIndent } = getComputedStyle(picture);
    const words = document.createElement("p");
    words.textContent = text;
    Object.assign(words.style, { font, letterSpacing, textIndent, width: `${width}px` });
    document.body.append(words);
    const isCut = words.offsetHeight > height || left < 0 || right > innerWidth + 1;
    words.remove();
    return isCut || text === "" ? [text] : [];
  });
}

test("controls are at least 44 px high on touch", { tag: "@phone" }, async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    const controls = await page.locator("a, button, input, summary").evaluateAll((elements) =>
      elements
        // A link in a sentence is as high as its line.
        .filter((element) => getComputedStyle(element).display !== "inline")
        .map((element) => ({
          name: element.outerHTML.slice(0, 120),
          height: element.getBoundingClientRect().height,
        }))
        // What only a screen reader sees is one pixel high.
        .filter(({ height }) => height > 1),
    );
    expect(controls.length, path).toBeGreaterThan(5);
    expect(
      controls.filter(({ height }) => height < 44),
      path,
    ).toEqual([]);
  }
});

for (const path of pages) {
  const name = `${path}: the focus is visible wherever the keyboard takes it`;
  test(name, { tag: "@desktop" }, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      const outlines: string[] = [];
      Object.assign(window, { outlines });
      addEventListener("focusin", ({ target }) => {
        if (!(target instanceof Element)) return;
        const { outlineStyle, outlineWidth } = getComputedStyle(target);
        outlines.push(`${outlineStyle} ${outlineWidth} ${target.outerHTML.slice(0, 80)}`);
      });
    });
    for (let stop = 0; stop < 40; stop++) await page.keyboard.press("Tab");
    const outlines = await page.evaluate(
      () => (window as unknown as { outlines: string[] }).outlines,
    );
    expect(outlines.length).toBeGreaterThan(10);
    expect(outlines.filter((outline) => !outline.startsWith("solid 2px"))).toEqual([]);
  });
}

test("the privacy page's table has three cells in every row", async ({ page }) => {
  await page.goto("/privacy");
  const cells = await page
    .getByRole("row")
    .evaluateAll((rows) =>
      rows.filter((row) => row.checkVisibility()).map((row) => row.children.length),
    );
  expect(cells.length).toBeGreaterThan(5);
  expect(new Set(cells)).toEqual(new Set([3]));
});
