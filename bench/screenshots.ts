import { mkdirSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, findChromium } from "../e2e/support/browser";
import { fillIn, submit } from "../e2e/support/form";
import { pages, themes } from "../e2e/support/pages";
import { someQuotation } from "../test-support/quotation";
import { startSite } from "../e2e/support/site";
import { alertMessage, clock, night } from "../lib/night/night";

// Every page and state of the built site, at every width, in both themes: npm run build first.

const FOLDER = "screenshots";
const widths = [360, 390, 768, 1024, 1280, 1440, 1920];

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
  // The last two: from here on the page's clock is turned by hand.
  "demo-alert": {
    path: "/demo",
    reach: async (page) => {
      await page.clock.install();
      await page.goto("/demo?unit=chiller&break=door");
      await page.getByRole("button", { name: "Pause" }).waitFor();
      await page.clock.runFor(4_000);
      await page.getByRole("button", { name: "Acknowledge" }).waitFor();
    },
  },
  "night-written": {
    path: "/",
    reach: async (page) => {
      await page.clock.install();
      await page.reload();
      await page.getByRole("button", { name: "Leave the door open" }).click();
      await passUntil(page, alertMessage);
      await page.clock.runFor(1_000);
      await page.getByRole("button", { name: "Close the door", exact: true }).first().click();
      await passUntil(page, clock(night.lengthMinutes));
      await scrollThrough(page);
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
    await context.addInitScript(noteNarrowing);
    const page = await context.newPage();
    const shoot = async (name: string, fullPage = true) => {
      const path = `${FOLDER}/${name}-${theme}-${width}.png`;
      do await page.screenshot({ path, fullPage });
      while (await page.evaluate(wasNarrowed));
    };

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

// Chromium may make the window a pixel wide while it takes a whole page, and words then keep a phone's size in it.
function noteNarrowing() {
  addEventListener("resize", () => {
    if (innerWidth === 1) document.documentElement.dataset.narrowed = "";
  });
}

function wasNarrowed(): boolean {
  const { dataset } = document.documentElement;
  const { narrowed } = dataset;
  delete dataset.narrowed;
  return narrowed !== undefined;
}

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

/** Turns the page's clock on until the night has come to these words, for a minute at most. */
async function passUntil(page: Page, words: string) {
  const status = page.getByRole("status").filter({ hasText: words });
  for (let seconds = 0; seconds < 60; seconds++) {
    if (await status.count()) return;
    await page.clock.runFor(1_000);
  }
  throw new Error(`The night has not come to "${words}"`);
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
