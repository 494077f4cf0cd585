import { existsSync } from "node:fs";
import puppeteer, { type ElementHandle } from "puppeteer-core";
import { until } from "../support/until";
import { type Browser, findControl } from "./browser";

const FIREFOX = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";

export const firefox: Browser = {
  name: "Firefox",
  packages: "firefox-esr",
  isInstalled: existsSync(FIREFOX),
  launch: async () => {
    const browser = await puppeteer.launch({ browser: "firefox", executablePath: FIREFOX });
    const page = await browser.newPage();
    const control = (name: string) =>
      until(`a control called "${name}"`, async () => {
        const found = await page.evaluateHandle(findControl, name);
        return found.asElement() as ElementHandle | null;
      });
    return {
      open: (url) => page.goto(url),
      run: (script, text = "") => page.evaluate(script, text),
      click: async (name) => (await control(name)).click(),
      press: (key) => page.keyboard.press(key),
      narrow: () => page.setViewport({ width: 390, height: 740 }),
      type: async (label, text) => (await control(label)).type(text),
      close: () => browser.close(),
    };
  },
};
