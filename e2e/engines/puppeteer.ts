import { existsSync } from "node:fs";
import puppeteer, { type ElementHandle } from "puppeteer-core";
import { chromiumArguments, findChromium } from "../support/browser";
import {
  type Engine,
  type EngineBrowser,
  findControl,
  until,
  type Visit,
  watchPolicy,
} from "./engine";

const FIREFOX = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";

export const chromium: Engine = {
  name: "Chromium",
  missing: findChromium() ? undefined : "chromium",
  // Puppeteer loses a page that was drawn ahead of the click that leads to it.
  launch: () =>
    launch("chrome", findChromium() ?? "", [...chromiumArguments, "--disable-features=Prerender2"]),
};

/** Over WebDriver BiDi, which Firefox speaks by itself. */
export const firefox: Engine = {
  name: "Firefox",
  missing: existsSync(FIREFOX) ? undefined : "firefox-esr",
  launch: () => launch("firefox", FIREFOX, []),
};

async function launch(
  browser: "chrome" | "firefox",
  executablePath: string,
  args: string[],
): Promise<EngineBrowser> {
  const running = await puppeteer.launch({ browser, executablePath, args });
  return {
    newVisit: async () => {
      const context = await running.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(watchPolicy);
      const control = async (name: string): Promise<ElementHandle> => {
        let found: ElementHandle | null = null;
        await until(`a control called "${name}"`, async () => {
          found = (await page.evaluateHandle(findControl, name)).asElement() as ElementHandle;
          return found !== null;
        });
        if (!found) throw new Error(`No control called "${name}"`);
        return found;
      };
      const visit: Visit = {
        open: async (url) => void (await page.goto(url)),
        run: <Result>(script: (text: string) => Result, text = "") =>
          page.evaluate(script as (text: string) => unknown, text) as Promise<Awaited<Result>>,
        click: async (name) => (await control(name)).click(),
        fill: async (name, text) => {
          const field = await control(name);
          await field.evaluate((input) => (input as HTMLInputElement).select());
          await field.type(text);
        },
        press: (key) => page.keyboard.press(key),
        resize: (width, height) => page.setViewport({ width, height }),
        close: () => context.close(),
      };
      return visit;
    },
    close: () => running.close(),
  };
}
