import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { errorMessage, fillIn, submit } from "../support/form";
import { pages, themes } from "../support/pages";
import { someQuotation } from "../support/quotation";
import { expect, test } from "../support/test";

for (const theme of themes) {
  test.describe(theme, () => {
    test.beforeEach(({ context }) =>
      context.addInitScript((value) => localStorage.setItem("theme", value), theme),
    );

    for (const path of pages) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expectNoViolations(page);
      });
    }

    test("axe finds nothing in the form's states", async ({ page }) => {
      let answer: () => void = () => {};
      await page.route("**/php/emailer.php", async (route) => {
        await new Promise<void>((resolve) => (answer = resolve));
        await route.continue();
      });
      await page.goto("/contact-us");
      await page.getByLabel("Your name").focus();
      await expect(page.locator("form")).toHaveJSProperty("noValidate", true);
      await submit(page);
      await expect(page.getByLabel("Your name")).toHaveAccessibleDescription(/./);
      await expectNoViolations(page);

      await fillIn(page, someQuotation());
      await submit(page);
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNoViolations(page);
      answer();
      await expect(page.getByRole("status")).not.toBeEmpty();
      await expectNoViolations(page);
    });

    test("axe finds nothing in the form's error state", async ({ page }) => {
      await page.route("**/php/emailer.php", (route) =>
        route.fulfill({ body: "<h1>not JSON</h1>" }),
      );
      await page.goto("/contact-us");
      await fillIn(page, someQuotation());
      await submit(page);
      await expect(errorMessage(page)).toBeVisible();
      await expectNoViolations(page);
    });

    test("axe finds nothing in the open menu", async ({ page, isMobile }) => {
      test.skip(!isMobile, "the menu exists on narrow screens");
      await page.goto("/");
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await expectNoViolations(page);
    });
  });
}

test("nothing overflows at 320 px, with larger text and with wider spacing", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of pages) {
    await page.goto(path);
    expect(await overflow(page), `${path} at 320 px`).toBeLessThanOrEqual(0);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, WIDER_TEXT_SPACING);
    expect(await overflow(page), `${path} with text spacing`).toBeLessThanOrEqual(0);
  }
});

test("controls are at least 44 px high on touch", async ({ page, isMobile }) => {
  test.skip(!isMobile, "touch");
  for (const path of pages) {
    await page.goto(path);
    const small = await page
      .locator("button:visible, input:visible, a[class*=button]:visible, header a:visible")
      .evaluateAll((elements) =>
        elements
          .map((element) => ({
            name: element.outerHTML.slice(0, 80),
            height: element.getBoundingClientRect().height,
          }))
          .filter(({ height }) => height > 1 && height < 44),
      );
    expect(small, path).toEqual([]);
  }
});

// WCAG 1.4.12
const WIDER_TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

test("the focus is visible wherever the keyboard takes it", async ({ page, isMobile }) => {
  test.skip(isMobile, "keyboard");
  test.slow();
  for (const path of pages) {
    await page.goto(path);
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return { element: element.outerHTML.slice(0, 80), outlineStyle, outlineWidth };
      });
      if (!focused) break;
      expect(focused, path).toMatchObject({ outlineStyle: "solid", outlineWidth: "2px" });
    }
  }
});

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
