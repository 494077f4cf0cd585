import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { chromiumOptions } from "./chromium";

// Root can install the packages of Debian, which is faster than Playwright's download with the libraries that it needs.
const debian =
  "apt-get install -y -qq --no-install-recommends chromium-headless-shell fonts-liberation";
const playwright = "npx playwright install --only-shell chromium";
const attempts =
  process.getuid?.() === 0
    ? [`apt-get update -qq && ${debian}`, `${playwright} --with-deps`]
    : [playwright];

/** Installs a headless shell if no Chromium starts, or none with a fallback font. Throws if that fails. */
export default async function ensureBrowser() {
  for (const attempt of attempts) {
    if (await isReady()) return;
    console.log(`No Chromium starts with Arial or Liberation Sans, trying: ${attempt}`);
    spawnSync(attempt, { shell: true, stdio: "inherit", timeout: 300_000 });
  }
  if (await isReady()) return;
  throw new Error(
    "No Chromium starts with Arial or Liberation Sans. Install them, or name one in PLAYWRIGHT_CHROMIUM_PATH.",
  );
}

/** Whether Chromium starts and has a font of `app/styles/base.css` for the time until the site's own arrives. */
async function isReady(): Promise<boolean> {
  try {
    const browser = await chromium.launch(chromiumOptions());
    const page = await browser.newPage();
    const font = "local(Arial), local(Liberation Sans), local(Roboto)";
    await page.evaluate(
      async (source) => void (await new FontFace("fallback", source).load()),
      font,
    );
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
