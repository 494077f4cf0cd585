import { chromium, type Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { chromiumOptions, launchWithTextSize, wholeChromium } from "./support/browser";
import { openHydrated } from "./support/hydration";
import { cutOff, overflow, pageFaults, watchPage, widenTextSpacing } from "./support/in-page";
import { paths } from "./support/paths";
import { scrollThrough, states } from "./support/states";
import { skipWithout } from "./support/skip";
import { expect, test } from "./support/test";

const allPaths = [...paths, "/no/such/page"];

test.describe("every page", () => {
  test.use({ allowedErrors: [/404 \(Not Found\)|emailer\.php$/] });

  for (const path of allPaths) {
    test(`${path} complies with its policy, does not shift and contacts no other host`, async ({
      page,
    }) => {
      // Caches the font, which would shift lines by a pixel when it replaces the fallback.
      await page.goto("/privacy", { waitUntil: "networkidle" });
      const requests: { url: string; type: string }[] = [];
      page.on("request", (request) =>
        requests.push({ url: request.url(), type: request.resourceType() }),
      );
      await page.addInitScript(watchPage);
      const response = await page.goto(path, { waitUntil: "networkidle" });
      const headers = (await response?.allHeaders()) ?? {};
      const policy = await page
        .locator("head > meta:first-child[http-equiv='Content-Security-Policy']")
        .getAttribute("content");
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(policy).toContain("default-src 'none'");
      expect(`${policy} ${headers["content-security-policy"]}`).not.toMatch(/unsafe|\*|https?:/);
      const hasIsland = (await page.locator("[data-files]").count()) > 0;
      // Waits for the islands, which load after the first paint. It is late on a machine under load.
      await expect(page.locator("[data-island]")).toHaveCount(0);
      expect(requests.some(({ type }) => type === "script")).toBe(hasIsland);
      expect(await page.evaluate(pageFaults)).toEqual([]);
      await scrollThrough(page);
      const { origin } = new URL(page.url());
      expect(requests.filter(({ url }) => !url.startsWith(origin))).toEqual([]);
    });

    test(`${path} has no axe violation in either theme`, async ({ page }) => {
      await page.goto(path);
      await expectNoViolations(page);
    });
  }

  for (const [name, { path, reach }] of Object.entries(states)) {
    test(`${path} at ${name} has no axe violation, complies with its policy and does not overflow`, async ({
      page,
    }) => {
      await page.addInitScript(watchPage);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openHydrated(page, path);
      await reach(page);
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
      await expectNoViolations(page);
      const faults = await page.evaluate(pageFaults);
      expect(faults.filter((fault) => fault.startsWith("policy"))).toEqual([]);
    });
  }
});

test.describe("nothing is cut off", { tag: "@desktop" }, () => {
  test.use({ allowedErrors: [/404 \(Not Found\)/] });

  for (const path of allPaths) {
    test(`${path} from 320 to 1920 px`, async ({ page }) => {
      for (const width of [320, 360, 600, 1024, 1366, 1920]) {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(path);
        await expectNothingCutOff(page, `at ${width} px`);
      }
    });

    test(`${path} with wider text spacing`, async ({ page }) => {
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(path);
        await page.evaluate(widenTextSpacing);
        await expectNothingCutOff(page, `at ${width} px`);
      }
    });
  }

  test("with the browser's text at 200 %", async ({ baseURL }) => {
    const browser = await launchWithTextSize(32);
    // With reduced motion, header and menu are not in a transition when their positions are read.
    const page = await browser.newPage({ baseURL, reducedMotion: "reduce" });
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      for (const path of allPaths) {
        await page.goto(path);
        await expectNothingCutOff(page, `${path} at ${width} px`);
      }
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await expectNothingCutOff(page, `menu at ${width} px`);
    }
    await browser.close();
  });
});

async function expectNothingCutOff(page: Page, where: string) {
  expect(await page.evaluate(cutOff), where).toEqual([]);
  expect(await page.evaluate(overflow), where).toBeLessThanOrEqual(0);
}

test("controls are at least 44 px high on touch", { tag: "@phone" }, async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    const heights = await page.locator("a, button, input, summary").evaluateAll((controls) =>
      controls
        // Ignores links in a sentence, which are as high as their line.
        .filter((control) => getComputedStyle(control).display !== "inline")
        .map((control) => [control.getBoundingClientRect().height, control.outerHTML.slice(0, 120)])
        // Ignores elements for screen readers, which are one pixel high.
        .filter(([height = 0]) => Number(height) > 1),
    );
    expect(heights.length, path).toBeGreaterThan(5);
    expect(
      heights.filter(([height]) => Number(height) < 44),
      path,
    ).toEqual([]);
  }
});

test("the keyboard focus is visible everywhere", { tag: "@desktop" }, async ({ page }) => {
  test.slow();
  for (const path of paths) {
    await page.goto(path);
    const stops = await page.locator("a, button, input, summary").count();
    for (let stop = 0; stop < Math.min(stops, 40); stop++) {
      await page.keyboard.press("Tab");
      const outline = await page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement || activeElement === document.body) return "solid 2px";
        const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
        const isSeen = outlineStyle === "solid" && outlineWidth === "2px";
        return isSeen ? "solid 2px" : activeElement.outerHTML.slice(0, 120);
      });
      expect(outline, path).toBe("solid 2px");
    }
  }
});

test.describe("in forced colours", () => {
  // With reduced motion, the header is not in a transition when its position is read.
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("the text of every filled control is readable", async ({ page }) => {
    let filled = 0;
    for (const path of ["/", "/pricing", "/contact-us", "/demo"]) {
      await openHydrated(page, path);
      for (const control of await page.getByRole("main").locator("a, button").all()) {
        if (!(await control.isVisible()) || !(await control.innerText())) continue;
        const { isFilled, isReadable, isAdjusted } = await control.evaluate(readFill);
        if (!isFilled) continue;
        filled++;
        expect(isReadable, await control.innerText()).toBe(true);
        // Otherwise browsers draw their own background behind the text.
        expect(isAdjusted, await control.innerText()).toBe(false);
      }
    }
    expect(filled).toBeGreaterThan(3);
  });
});

/** Returns whether a control is filled, is readable, and has colours that the browser adjusts. Runs in the page. */
function readFill(control: Element) {
  const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(control);
  const isTransparent = backgroundColor.startsWith("rgba");
  const isAsPage = backgroundColor === getComputedStyle(document.body).backgroundColor;
  return {
    isFilled: !isTransparent && !isAsPage,
    isReadable: color !== backgroundColor,
    isAdjusted: forcedColorAdjust !== "none",
  };
}

test(
  "pages are restored from the browser's back/forward cache",
  { tag: "@desktop" },
  async ({ baseURL }) => {
    skipWithout("chromium", wholeChromium !== undefined);
    const browser = await chromium.launch({
      ...chromiumOptions(),
      executablePath: wholeChromium,
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
    const page = await browser.newPage({ baseURL });
    for (const path of ["/contact-us?qty=8", "/pricing", "/demo", "/"]) {
      // Repeated, because Chromium does not wait long for a page to freeze, and a busy machine is slow at it.
      await expect(async () => {
        await openHydrated(page, path);
        await page.evaluate(() => {
          addEventListener("pageshow", ({ persisted }) => {
            document.title = persisted ? "cached" : "loaded again";
          });
        });
        await page.goto("/privacy");
        await page.goBack({ waitUntil: "commit" });
        await expect(page, path).toHaveTitle("cached", { timeout: 5_000 });
      }).toPass();
    }
    await browser.close();
  },
);
