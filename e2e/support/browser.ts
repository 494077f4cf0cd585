import { existsSync } from "node:fs";
import { type Browser, chromium, type LaunchOptions } from "@playwright/test";

/** Returns the path of Chromium: the one in the environment, Playwright's own, or the distribution's. */
export function findChromium(): string | undefined {
  return firstOf(
    process.env.PLAYWRIGHT_CHROMIUM_PATH,
    chromium.executablePath(),
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  );
}

/** Returns the path of Chromium's headless shell, which needs a third of the CPU time. */
export function findHeadlessShell(): string | undefined {
  return firstOf(process.env.PLAYWRIGHT_CHROMIUM_PATH, "/usr/bin/chromium-headless-shell");
}

/** Disables Chromium's sandbox for root, as which it refuses to run. */
export const chromiumArguments = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/** Launches a Chromium with a default font size of `pixels`, which is usually 16. */
export function launchWithTextSize(pixels: number): Promise<Browser> {
  return launchChromium({ args: [`--blink-settings=defaultFontSize=${pixels}`] });
}

/** Launches a separate Chromium for a test. */
export function launchChromium({ args = [], ...options }: LaunchOptions): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ executablePath, args: [...chromiumArguments, ...args], ...options });
}

function firstOf(...paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}
