import { mkdirSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, findChromium } from "../e2e/support/browser";
import { fillIn, submit } from "../e2e/support/form";
import { pages, themes } from "../e2e/support/pages";
import { someQuotation } from "../e2e/support/quotation";
import { startSite } from "../e2e/support/site";

// Every page and state of the built site, at every width, in both themes: npm run build first.

const FOLDER = "screenshots";
const widths = [360, 768, 1280, 1920];

type State = {
  path: string;
  reach: (page: Page) => Promise<unknown>;
  /** Covers the window: the rest of the page is no part of the picture. */
  isModal?: boolean;
};

/** What a visitor can bring a page to, besides looking at it. */
const states: Record<string, State> = {
  "form-problems": {
    path: "/contact-us",
    reach: async (page) => {
      await startForm(page);
      await submit(page);
    },
  },
  "form-sending": {
    path: "/contact-us",
    isModal: true,
    reach: async (page) => {
      await page.route("**/php/emailer.php", () => {});
      await sendForm(page);
    },
  },
  "form-success": {
    path: "/contact-us",
    reach: async (page) => {
      await page.route("**/php/emailer.php", (route) =>
        route.fulfill({ json: { success: true, reference: "TG-0000-0000" } }),
      );
      await sendForm(page);
    },
  },
  "form-error": {
    path: "/contact-us",
    reach: async (page) => {
      await page.route("**/php/emailer.php", (route) => route.abort());
      await sendForm(page);
    },
  },
  "pricing-advice": {
    path: "/pricing",
    reach: (page) => page.getByRole("slider").fill("7"),
  },
  menu: {
    path: "/",
    isModal: true,
    reach: async (page) => {
      const button = page.getByRole("button", { name: "Menu", exact: true });
      if (await button.isVisible()) await button.click();
    },
  },
};

// npm run screenshots [names]: all of them, or only those named. "readme" is the picture at the top of README.md.
const only = process.argv.slice(2);
const site = await startSite({ SMTP_URL: "smtp://127.0.0.1:9" });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
mkdirSync(FOLDER, { recursive: true });
for (const theme of themes) {
  for (const width of widths) {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width, height: width < 500 ? 740 : 900 },
      reducedMotion: "reduce",
    });
    await context.addInitScript((value) => localStorage.setItem("theme", value), theme);
    const page = await context.newPage();
    const shoot = (name: string, fullPage = true) =>
      page.screenshot({ path: `${FOLDER}/${name}-${theme}-${width}.png`, fullPage });

    for (const path of [...pages, "/no-such-page"].filter(isWanted)) {
      await page.goto(path);
      await scrollThrough(page);
      await shoot(path.slice(1).replaceAll("/", "-") || "home");
    }
    for (const [name, { path, reach, isModal }] of Object.entries(states).filter(([name]) =>
      isWanted(name),
    )) {
      await page.goto(path);
      await reach(page);
      await page.waitForTimeout(300);
      await shoot(name, !isModal);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
    await context.close();
  }
}
if (isWanted("readme")) {
  const page = await browser.newPage({ baseURL: site.url, viewport: { width: 1280, height: 720 } });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: "design/site.jpg", quality: 80 });
}
await browser.close();
await site.stop();

function isWanted(name: string): boolean {
  return only.length === 0 || only.includes(name);
}

async function startForm(page: Page) {
  await page.getByLabel("Your name").focus();
  await page.waitForFunction(() => document.querySelector("form")?.noValidate);
}

async function sendForm(page: Page) {
  await startForm(page);
  await fillIn(page, someQuotation());
  await submit(page);
}

/** Pictures further down are fetched when they come near. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
}
