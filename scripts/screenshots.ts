import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { chromiumOptions } from "../e2e/support/browser";
import { paths, themes } from "../e2e/support/paths";
import { startSite } from "../e2e/support/site";
import { scrollThrough, states } from "../e2e/support/states";

// Takes screenshots of every page and state of the last build, at every width and in both themes.

const FOLDER = "screenshots";
const widths = [360, 390, 768, 1024, 1280, 1440, 1920];

// `npm run screenshots -- /pricing form-error` takes only the named ones. "readme" is the picture in README.md.
const only = process.argv.slice(2);
const site = await startSite({ SMTP_URL: "smtp://127.0.0.1:9" });
const browser = await chromium.launch(chromiumOptions());
mkdirSync(FOLDER, { recursive: true });
for (const theme of themes) {
  for (const width of widths) {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width, height: width < 500 ? 740 : 900 },
      reducedMotion: "reduce",
    });
    await context.addInitScript((value) => localStorage.setItem("theme", value), theme);
    await context.addInitScript(noteNarrowing);
    const page = await context.newPage();
    const shoot = async (name: string, fullPage = true) => {
      const path = `${FOLDER}/${name}-${theme}-${width}.png`;
      for (let tries = 0; tries < 5; tries++) {
        await page.screenshot({ path, fullPage });
        if (!(await page.evaluate(wasNarrowed))) return;
      }
    };

    for (const path of [...paths, "/no-such-page"].filter(isWanted)) {
      await page.goto(path);
      await scrollThrough(page);
      await shoot(path.slice(1).replaceAll("/", "-") || "home");
    }
    for (const [name, { path, reach, isModal }] of Object.entries(states).filter(([name]) =>
      isWanted(name),
    )) {
      await page.goto(path);
      await reach(page);
      await page.waitForTimeout(300);
      await shoot(name, !isModal);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
    await context.close();
  }
}
if (isWanted("readme")) {
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1280, height: 720 } });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: "design/site.jpg", quality: 80 });
}
await browser.close();
await site.stop();

// Chromium may shrink the window to one pixel while it captures a full page, which then shows the phone layout.
function noteNarrowing() {
  addEventListener("resize", () => {
    if (innerWidth === 1) document.documentElement.dataset.narrowed = "";
  });
}

function wasNarrowed(): boolean {
  const { dataset } = document.documentElement;
  const { narrowed } = dataset;
  delete dataset.narrowed;
  return narrowed !== undefined;
}

function isWanted(name: string): boolean {
  return only.length === 0 || only.includes(name);
}
