import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The Chromium to test with: the one that is asked for, Playwright's own, or the distribution's. */
export function findChromium(): string | undefined {
  const candidates = [
    process.env.PLAYWRIGHT_CHROMIUM_PATH,
    chromium.executablePath(),
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ];
  return candidates.find((path) => path && existsSync(path));
}

/** Chromium's sandbox refuses to run as root. */
export const chromiumArguments = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
