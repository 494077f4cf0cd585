import { chromium, type Locator, type Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { chromiumArguments, findChromium } from "./support/browser";
import { cutOff, overflow, pageFaults, watchPage, widenTextSpacing } from "./support/in-page";
import { pages } from "./support/pages";
import { scrollThrough, states } from "./support/states";
import { expect, test } from "./support/test";

const allPages = [...pages, "/no/such/page"];

test.describe("every page", () => {
  test.use({ allowedErrors: [/404 \(Not Found\)|emailer\.php$/] });

  for (const path of allPages) {
    test(`${path} is painted without a script, keeps its policy, does not shift and asks no other host`, async ({
      page,
    }) => {
      // Caches the font, which shifts lines by a pixel when it replaces the fallback.
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
      expect(await page.evaluate(scriptsBeforePaint)).toEqual([]);
      const hasIsland = (await page.locator("[data-files]").count()) > 0;
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
    test(`${path} at ${name} has no axe violation, keeps its policy and does not overflow`, async ({
      page,
    }) => {
      await page.addInitScript(watchPage);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
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

  for (const path of allPages) {
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
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: [...chromiumArguments, "--blink-settings=defaultFontSize=32"],
    });
    const page = await browser.newPage({ baseURL, viewport: { width: 360, height: 740 } });
    for (const path of allPages) {
      await page.goto(path);
      await expectNothingCutOff(page, path);
    }
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expectNothingCutOff(page, "menu");
    await browser.close();
  });
});

async function expectNothingCutOff(page: Page, where: string) {
  expect(await page.evaluate(cutOff), where).toEqual([]);
  expect(await page.evaluate(overflow), where).toBeLessThanOrEqual(0);
}

test("controls are at least 44 px high on touch", { tag: "@phone" }, async ({ page }) => {
  for (const path of pages) {
    await page.goto(path);
    const heights = await page.locator("a, button, input, summary").evaluateAll((controls) =>
      controls
        // A link in a sentence is as high as its line.
        .filter((control) => getComputedStyle(control).display !== "inline")
        .map((control) => [control.getBoundingClientRect().height, control.outerHTML.slice(0, 120)])
        // What only a screen reader reads is one pixel high.
        .filter(([height = 0]) => Number(height) > 1),
    );
    expect(heights.length, path).toBeGreaterThan(5);
    expect(
      heights.filter(([height]) => Number(height) < 44),
      path,
    ).toEqual([]);
  }
});

test("the keyboard's focus is visible everywhere", { tag: "@desktop" }, async ({ page }) => {
  test.slow();
  for (const path of pages) {
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
  // Without motion, the header is not in a transition when its position is read.
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("every filled control can be read", async ({ page }) => {
    let filled = 0;
    for (const path of ["/", "/pricing", "/contact-us", "/demo"]) {
      await page.goto(path, { waitUntil: "networkidle" });
      for (const control of await page.getByRole("main").locator("a, button").all()) {
        if (!(await control.isVisible()) || !(await control.innerText())) continue;
        if (!(await control.evaluate(isFilled))) continue;
        filled++;
        await control.scrollIntoViewIfNeeded();
        expect(await textContrast(control), await control.innerText()).toBeGreaterThan(3);
      }
    }
    expect(filled).toBeGreaterThan(3);
  });
});

function isFilled(control: Element): boolean {
  const background = getComputedStyle(control).backgroundColor;
  return ![getComputedStyle(document.body).backgroundColor, "rgba(0, 0, 0, 0)"].includes(
    background,
  );
}

/**
 * Returns the contrast ratio of a control's text, 1 to 21, measured on a screenshot: in forced colours browsers paint a
 * background behind text that computed styles do not show.
 */
async function textContrast(control: Locator): Promise<number> {
  const clip = await control.evaluate((element) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    // Text for screen readers alone is one pixel wide.
    while (walker.nextNode() && (walker.currentNode.parentElement?.offsetWidth ?? 0) < 8);
    range.selectNodeContents(walker.currentNode);
    const { x, y, width, height } = range.getClientRects()[0] ?? new DOMRect();
    return { x, y, width, height };
  });
  const screenshot = (await control.page().screenshot({ clip })).toString("base64");
  return control.page().evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    if (!context) throw new Error("No canvas");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const luminances = Array.from({ length: data.length / 4 }, (_, i) =>
      [0.2126, 0.7152, 0.0722].reduce(
        (sum, weight, channel) => sum + weight * ((data[4 * i + channel] ?? 0) / 255) ** 2.2,
        0.05,
      ),
    ).sort((a, b) => a - b);
    const at = (share: number) => luminances[Math.floor(share * luminances.length)] ?? NaN;
    return at(0.97) / at(0.03);
  }, screenshot);
}

test("pages come back from the browser's back-forward cache", async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL });
  for (const path of ["/contact-us?qty=8", "/pricing", "/demo", "/"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.title = persisted ? "cached" : "loaded again";
      });
    });
    await page.goto("/privacy");
    await page.goBack({ waitUntil: "commit" });
    await expect(page, path).toHaveTitle("cached");
  }
  await browser.close();
});

/** Runs in the page: returns the script files that were fetched before the first contentful paint. */
function scriptsBeforePaint(): string[] {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  return performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.endsWith(".js"))
    .filter(({ startTime }) => startTime < (paint?.startTime ?? Infinity))
    .map(({ name }) => name);
}
