import { existsSync } from "node:fs";
import puppeteer, { type ElementHandle } from "puppeteer-core";
import { chromiumArguments, findChromium } from "../support/browser";
import { watchPolicy } from "../support/in-page";
import { until } from "../support/until";
import { type Engine, type EngineBrowser, findControl, type Visit } from "./engine";

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
      const control = (name: string) =>
        until(`a control called "${name}"`, async () => {
          const found = await page.evaluateHandle(findControl, name);
          return found.asElement() as ElementHandle | null;
        });
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
