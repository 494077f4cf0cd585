import { chromium, type Page } from "@playwright/test";
import { chromiumArguments, findChromium } from "../../e2e/support/browser";
import { overflow } from "../../e2e/support/in-page";
import { someQuotation } from "../../e2e/support/quotation";
import { pages } from "../../lib/site";

const journeys: Record<string, (page: Page, origin: string) => Promise<void>> = {
  "the theme is kept": async (page, origin) => {
    await page.goto(origin);
    await page.getByLabel("Dark theme").first().click();
    await page.locator("html:not(.dark)").waitFor();
    await page.goto(`${origin}/pricing`);
    await page.locator("html:not(.dark)").waitFor();
  },
  "the menu leads on": async (page, origin) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await page.goto(origin);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Pricing" }).click();
    await page.waitForURL(`${origin}/pricing`);
  },
  "the calculator adds up": async (page, origin) => {
    await page.goto(`${origin}/pricing`);
    await page.getByRole("button", { name: "Increase number of devices" }).first().click();
    await page.getByText("MVR\u00a02,484").first().waitFor();
  },
  "the demo raises an alert": async (page, origin) => {
    await page.goto(`${origin}/demo?unit=chiller&break=door`);
    await page.getByText("Above the limit").first().waitFor({ timeout: 30_000 });
  },
  "the form takes a request, which is not sent": async (page, origin) => {
    await page.goto(`${origin}/contact-us?qty=3`);
    const number = await page.locator("[name=qty]").inputValue();
    if (number !== "3") throw new Error(`The link's number became "${number}"`);
    for (const [name, value] of Object.entries(someQuotation())) {
      await page.locator(`[name=${name}]`).fill(String(value));
    }
    const isValid = await page
      .locator("form")
      .evaluate((form: HTMLFormElement) => form.checkValidity());
    if (!isValid) throw new Error("A complete form counts as incomplete");
  },
  "every page keeps to its policy and fits 320 px": async (page, origin) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const { path } of pages) {
      await page.goto(origin + path);
      const excess = await page.evaluate(overflow);
      if (excess > 0) throw new Error(`${path} is ${excess} px too wide`);
    }
  },
};

/** Walks the site at `origin` in Chromium, up to the send. Resolves to what went wrong. */
export async function walkThrough(origin: string): Promise<string[]> {
  const problems: string[] = [];
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  const walks = Object.entries(journeys).map(async ([name, walk]) => {
    const page = await browser.newPage();
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(`${name}: ${message.text()}`);
    });
    page.on("pageerror", (error) => problems.push(`${name}: ${error.message}`));
    await walk(page, origin).catch((error: Error) => problems.push(`${name}: ${error.message}`));
    await page.close();
  });
  await Promise.all(walks);
  await browser.close();
  console.log(`${Object.keys(journeys).length} journeys`);
  return problems;
}
