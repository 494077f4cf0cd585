import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The path of Chromium: from the environment, Playwright's own, or the distribution's. */
export function findChromium(): string | undefined {
  return firstOf(
    process.env.PLAYWRIGHT_CHROMIUM_PATH,
    chromium.executablePath(),
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  );
}

/** The path of Chromium without a user interface, which does a third of the work. */
export function findHeadlessShell(): string | undefined {
  return firstOf(process.env.PLAYWRIGHT_CHROMIUM_PATH, "/usr/bin/chromium-headless-shell");
}

/** Chromium's sandbox refuses to run as root. */
export const chromiumArguments = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

function firstOf(...paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}
