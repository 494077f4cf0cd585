import { expect, test } from "@playwright/test";
import { formatPrice, yearlyTotal } from "../../lib/pricing";
import { SUCCESS } from "../support/form";
import { brokenRules, overflow } from "../support/in-page";
import { mailWith } from "../support/read-mail";
import { pages } from "../support/pages";
import { someQuotation } from "../support/quotation";
import { until } from "../support/until";
import { type EngineBrowser, type Visit } from "./engine";
import { chromium, firefox } from "./puppeteer";
import { webkit } from "./webkit";

// One description of the journeys, three engines.
for (const engine of [chromium, firefox, webkit]) {
  test.describe(engine.name, () => {
    const isLeftOut = engine.missing !== undefined && !process.env.CI;
    test.skip(isLeftOut, `${engine.name} is left out: install ${engine.missing}`);
    test.describe.configure({ mode: "default", timeout: 60_000 });

    let browser: EngineBrowser;
    let visit: Visit;
    let site = "";

    test.beforeAll(async ({ baseURL }) => {
      site = baseURL ?? "";
      browser = await engine.launch();
    });
    test.afterAll(() => browser?.close());
    test.beforeEach(async () => {
      visit = await browser.newVisit();
      await visit.resize(1280, 800);
    });
    test.afterEach(() => visit.close());

    const open = (path: string) => visit.open(site + path);
    const untilShown = (text: string, seconds?: number) =>
      until(`"${text}" on the page`, () => visit.run(isShown, text), seconds);

    test("the theme is kept", async () => {
      await open("/");
      expect(await visit.run(isDark)).toBe(true);
      await visit.click("Dark theme");
      await until("the light theme", async () => !(await visit.run(isDark)));
      await open("/pricing");
      expect(await visit.run(isDark)).toBe(false);
    });

    test("the menu opens, closes and leads on", async () => {
      await visit.resize(390, 740);
      await open("/");
      await visit.click("Menu");
      await until("the open menu", () => visit.run(isDialogOpen));
      await visit.press("Escape");
      await until("the closed menu", async () => !(await visit.run(isDialogOpen)));
      await visit.click("Menu");
      await visit.click("Pricing");
      await until("the pricing page", () => visit.run(() => location.pathname === "/pricing"));
    });

    test("the calculator adds up", async () => {
      await open("/pricing");
      await visit.click("Increase number of devices");
      await untilShown(formatPrice(yearlyTotal(3)));
      await visit.click("Increase number of devices");
      await untilShown(formatPrice(yearlyTotal(4)));
    });

    test("a request reaches the sales inbox", async () => {
      const quotation = someQuotation({ qty: 3 });
      await open("/contact-us?qty=3");
      await visit.fill("Your name", quotation.your_name);
      await visit.fill("Company e-mail", quotation.company_email);
      await visit.fill("Contact number", quotation.company_contact);
      await visit.fill("Company name", quotation.company_name);
      await visit.click("Get a quotation");
      await untilShown(SUCCESS);
      const email = await mailWith(quotation.company_name);
      expect(email.subject).toContain("3 devices");
      expect(email.replyTo).toMatchObject([{ address: quotation.company_email }]);
    });

    test("an address with a domain beyond ASCII reaches it as mail servers know it", async () => {
      test.skip(engine === webkit, "WebKit refuses such an address itself");
      const quotation = someQuotation();
      await open("/contact-us");
      await visit.fill("Your name", quotation.your_name);
      await visit.fill("Company e-mail", "user@münchen.example");
      await visit.fill("Contact number", quotation.company_contact);
      await visit.fill("Company name", quotation.company_name);
      await visit.click("Get a quotation");
      await untilShown(SUCCESS);
      const email = await mailWith(quotation.company_name);
      expect(email.replyTo).toMatchObject([{ address: "user@xn--mnchen-3ya.example" }]);
    });

    test("the demo raises an alert, and somebody acknowledges it", async () => {
      await open("/demo?unit=chiller&break=door");
      // Before it runs, the page shows its example.
      await untilShown("Pause");
      await untilShown("Alert raised", 30);
      await visit.click("Pause");
      expect(await visit.run(isShown, "Acknowledged")).toBe(false);
      await visit.click("Acknowledge");
      await untilShown("Acknowledged");
    });

    test("no page breaks its policy or overflows at 320 px", async () => {
      await visit.resize(320, 640);
      for (const path of pages) {
        await open(path);
        expect(await visit.run(overflow), path).toBeLessThanOrEqual(0);
        await until(`every island of ${path}`, () => visit.run(isReady));
        expect(await visit.run(brokenRules), path).toEqual([]);
      }
    });
  });
}

function isDark() {
  return document.documentElement.classList.contains("dark");
}

function isDialogOpen() {
  return document.querySelector("dialog[open]") !== null;
}

function isShown(text: string) {
  return document.body.innerText.includes(text);
}

/** Brings the next island into sight that has not started yet. */
function isReady() {
  const island = document.querySelector("[data-island] > *");
  island?.scrollIntoView();
  return island === null;
}
