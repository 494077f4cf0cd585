import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import type { Browser } from "./browser";

const FIREFOX = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";

export const firefox: Browser = {
  name: "Firefox",
  packages: "firefox-esr",
  isInstalled: existsSync(FIREFOX),
  launch: async () => {
    const browser = await puppeteer.launch({ browser: "firefox", executablePath: FIREFOX });
    const page = await browser.newPage();
    return {
      open: (url) => page.goto(url),
      run: (script, text = "") => page.evaluate(script, text),
      type: (text) => page.keyboard.type(text),
      narrow: () => page.setViewport({ width: 390, height: 740 }),
      close: () => browser.close(),
    };
  },
};
