import { existsSync } from "node:fs";
import { type Browser, chromium, type LaunchOptions } from "@playwright/test";

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

/** Launches a Chromium whose text is `pixels` high by default, 16 in other browsers. */
export function launchWithTextSize(pixels: number): Promise<Browser> {
  return launchChromium({ args: [`--blink-settings=defaultFontSize=${pixels}`] });
}

/** Launches a Chromium of its own for a test. */
export function launchChromium({ args = [], ...options }: LaunchOptions): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ executablePath, args: [...chromiumArguments, ...args], ...options });
}

function firstOf(...paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}
