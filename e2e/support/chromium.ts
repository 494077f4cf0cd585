import { existsSync } from "node:fs";
import { type Browser, chromium, type LaunchOptions } from "@playwright/test";

const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/**
 * Returns how to launch Chromium: the one in the environment, the distribution's headless shell or, without a path,
 * Playwright's own. A headless shell needs a third of the CPU time of a whole browser.
 */
export function chromiumOptions(): LaunchOptions {
  const installed = existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined;
  return {
    executablePath: process.env.PLAYWRIGHT_CHROMIUM_PATH ?? installed,
    // Chromium refuses to run as root with its sandbox.
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  };
}

/** Launches a separate Chromium with a default font size of `pixels`, which is usually 16. */
export function launchWithTextSize(pixels: number): Promise<Browser> {
  const { executablePath, args = [] } = chromiumOptions();
  return chromium.launch({
    executablePath,
    args: [...args, `--blink-settings=defaultFontSize=${pixels}`],
  });
}
