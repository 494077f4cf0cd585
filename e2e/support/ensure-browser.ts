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

/** Installs a headless shell if no Chromium starts. Throws if that fails. */
export default async function ensureBrowser() {
  for (const attempt of attempts) {
    if (await isReady()) return;
    console.log(`No Chromium starts, trying: ${attempt}`);
    spawnSync(attempt, { shell: true, stdio: "inherit", timeout: 300_000 });
  }
  if (await isReady()) return;
  throw new Error("No Chromium starts. Install one, or name it in PLAYWRIGHT_CHROMIUM_PATH.");
}

async function isReady(): Promise<boolean> {
  try {
    const browser = await chromium.launch(chromiumOptions());
    await browser.close();
    return true;
  } catch {
    return false;
  }
}
