import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe";
import { launchWithTextSize } from "./support/chromium";
import { openHydrated } from "./support/hydration";
import { overflow, pageFaults, watchPage, widenTextSpacing } from "./support/in-page";
import { findOverlaps } from "./support/overlaps";
import { paths } from "./support/paths";
import { scrollThrough, states } from "./support/states";
import { expect, test } from "./support/test";

const allPaths = [...paths, "/no/such/page"];

/** The largest layout shift when the font arrives, whose fallback has nearly its metrics. */
const FONT_SHIFT = 0.02;

test.use({ allowedErrors: [/404 \(Not Found\)|emailer\.php$/] });

for (const path of allPaths) {
  test(`${path} complies with its policy, is accessible, does not shift and contacts no other host`, async ({
    page,
    isMobile,
  }) => {
    // A font that comes late is shown all the same, and does not shift the page.
    await page.route("**/*.woff2", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    const requests: { url: string; type: string }[] = [];
    page.on("request", (request) =>
      requests.push({ url: request.url(), type: request.resourceType() }),
    );
    await page.addInitScript(watchPage, FONT_SHIFT);
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
    expect(await fontsOf(page)).toEqual(["Instrument Sans"]);
    await scrollThrough(page);
    const { origin } = new URL(page.url());
    expect(requests.filter(({ url }) => !url.startsWith(origin))).toEqual([]);

    await expectNoViolations(page);
    if (isMobile) expect(await page.evaluate(lowControls)).toEqual([]);
    // The first key makes the focus visible, as for a visitor who uses the keyboard.
    await page.keyboard.press("Tab");
    expect(await page.evaluate(controlsWithoutRing)).toEqual([]);
    // With reduced motion, colours are not in a transition when they are read.
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    expect(await page.evaluate(unreadableControls)).toEqual([]);
  });

  test(
    `${path} cuts nothing off from 320 to 1920 px, also with wider text spacing, and no texts overlap`,
    { tag: "@desktop" },
    async ({ page }) => {
      await page.goto(path);
      for (const setSpacing of [() => {}, widenTextSpacing]) {
        await page.evaluate(setSpacing);
        for (const width of [320, 360, 600, 1024, 1366, 1920]) {
          await page.setViewportSize({ width, height: 700 });
          const faults = await faultsIn(page);
          const expected = setSpacing === widenTextSpacing ? faults.filter(isCutOff) : faults;
          expect(expected, `at ${width} px ${setSpacing.name}`).toEqual([]);
        }
      }
    },
  );
}

for (const [name, { path, reach }] of Object.entries(states)) {
  test(`${path} at ${name} has no axe violation, complies with its policy and does not overflow`, async ({
    page,
    isMobile,
  }) => {
    await page.addInitScript(watchPage, 0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, path);
    await reach(page);
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    if (isMobile) expect(await page.evaluate(lowControls)).toEqual([]);
    await expectNoViolations(page);
    const faults = await page.evaluate(pageFaults);
    expect(faults.filter((fault) => fault.startsWith("policy"))).toEqual([]);
  });
}

test(
  "nothing is cut off with the browser's text at 200 %",
  { tag: "@desktop" },
  async ({ baseURL }) => {
    const browser = await launchWithTextSize(32);
    // With reduced motion, header and menu are not in a transition when their positions are read.
    const page = await browser.newPage({ baseURL, reducedMotion: "reduce" });
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      for (const path of allPaths) {
        await page.goto(path);
        expect((await faultsIn(page)).filter(isCutOff), `${path} at ${width} px`).toEqual([]);
      }
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      expect((await faultsIn(page)).filter(isCutOff), `menu at ${width} px`).toEqual([]);
    }
    await browser.close();
  },
);

/** Returns the names of the fonts with which Chromium has drawn the headline. */
async function fontsOf(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  const { root } = await devTools.send("DOM.getDocument");
  const { nodeId } = await devTools.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: "h1",
  });
  const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** Returns the overlapping texts and what is cut off. The plans are covered by their buttons. */
async function faultsIn(page: Page): Promise<string[]> {
  const faults = await page
    .locator("body")
    .evaluate(findOverlaps, "button:not(.tread *), input, summary");
  const pixels = await page.evaluate(overflow);
  return pixels > 0 ? [...faults, `${pixels} px of the page is cut off`] : faults;
}

function isCutOff(fault: string): boolean {
  return fault.endsWith("is cut off");
}

/** Returns the controls that are too low for a finger. Links in a sentence are as high as their line. */
function lowControls(): string[] {
  return [...document.querySelectorAll("a, button, input, summary")]
    .filter((control) => {
      const { height } = control.getBoundingClientRect();
      // Elements for screen readers are one pixel high.
      return height > 1 && height < 44 && getComputedStyle(control).display !== "inline";
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Returns the controls that show no focus ring when they have the focus. */
function controlsWithoutRing(): string[] {
  const controls = document.querySelectorAll<HTMLElement>("a, button, input, textarea, summary");
  return [...controls]
    .filter((control) => {
      control.focus();
      const { outlineStyle, outlineWidth } = getComputedStyle(control);
      return (
        document.activeElement === control && `${outlineStyle} ${outlineWidth}` !== "solid 2px"
      );
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Returns the filled controls whose text is unreadable in forced colours, or has a background of its own there. */
function unreadableControls(): string[] {
  const page = getComputedStyle(document.body).backgroundColor;
  const filled = [...document.querySelectorAll<HTMLElement>("a, button")].filter((control) => {
    const { backgroundColor } = getComputedStyle(control);
    return !backgroundColor.startsWith("rgba") && backgroundColor !== page && control.innerText;
  });
  if (filled.length === 0) return ["no control is filled"];
  return filled
    .filter((control) => {
      const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(control);
      return color === backgroundColor || forcedColorAdjust !== "none";
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}
