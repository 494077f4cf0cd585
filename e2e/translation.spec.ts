import type { Browser, Page } from "@playwright/test";
import { formatPrice, yearlyTotal } from "../lib/pricing";
import { devices, errorMessage, fillIn, submit, SUCCESS } from "./support/form";
import { openHydrated, stopClock } from "./support/hydration";
import { sampleQuotation } from "../test-support/quotation";
import { expect, test } from "./support/test";
import { translatePage } from "./support/translate";

// The browser logs a refused request as an error.
test.use({ allowedErrors: [/502 \(Bad Gateway\)/] });

// A translator replaces text nodes that React has created. Each journey runs on a translated page and on an original.
test.describe("a translated page shows what the original shows", { tag: "@desktop" }, () => {
  test("the calculator, with every kind of number", async ({ page, browser, baseURL }) => {
    const count = (of: Page) => of.getByRole("spinbutton");
    await compare("/pricing", { page, browser, baseURL }, [
      ...[4, 7, 8, 99].map((qty) => async (each: Page) => {
        await count(each).fill(String(qty));
        await expect(each.getByText(formatPrice(yearlyTotal(qty))).first()).toBeVisible();
      }),
      async (each) => {
        await count(each).fill("100");
        await expect(each.getByRole("link", { name: /^Call/ }).first()).toBeVisible();
      },
      (each) => count(each).fill(""),
      (each) => count(each).fill("7"),
      (each) => each.getByRole("button", { name: "Increase number of devices" }).click(),
      (each) => each.getByRole("slider").press("Home"),
      async (each) => {
        await each.getByRole("slider").press("ArrowRight");
        await expect(each.getByText(formatPrice(yearlyTotal(2))).first()).toBeVisible();
      },
    ]);
  });

  test("the form with invalid answers, after a failure and after success", async ({
    page,
    browser,
    baseURL,
  }) => {
    let isUp = false;
    const quotation = sampleQuotation();
    const prepare = (each: Page) =>
      each.route("**/php/emailer.php", (route) =>
        isUp
          ? route.fulfill({ json: { success: true, reference: "TG-0000-0000" } })
          : route.fulfill({ status: 502, json: { success: false, error: "not_delivered" } }),
      );
    await compare("/contact-us", { page, browser, baseURL, prepare }, [
      (each) => devices(each).fill(""),
      (each) => devices(each).fill("6"),
      (each) => each.getByRole("button", { name: "Increase number of devices" }).click(),
      (each) => each.getByRole("button", { name: "Increase number of devices" }).click(),
      async (each) => {
        await submit(each);
        await expect(each.getByLabel("Your name")).toHaveAccessibleDescription(/./);
      },
      (each) => fillIn(each, { ...quotation, company_email: "aminath" }),
      submit,
      (each) => fillIn(each, quotation),
      async (each) => {
        isUp = false;
        await submit(each);
        await expect(errorMessage(each)).toBeVisible();
      },
      async (each) => {
        isUp = true;
        await submit(each);
        await expect(each.getByText(SUCCESS)).toBeVisible();
      },
    ]);
  });

  for (const [path, buttons] of [
    ["/", ["Leave the door open", "Close the door", "Again"]],
    ["/demo", ["Leave the door open", "Acknowledge", "Close the door", "Again"]],
  ] as const) {
    test(`the night of ${path}`, async ({ page, browser, baseURL }) => {
      const press = (name: string) => (each: Page) =>
        each.getByRole("button", { name }).first().click();
      // A night without a decision waits at the alert, so both pages are at the same minute.
      const steps = buttons.flatMap((name) => [press(name), ...seconds(10)]);
      await compare(path, { page, browser, baseURL }, steps);
    });
  }
});

type Step = (page: Page) => Promise<unknown>;

type Where = {
  page: Page;
  browser: Browser;
  baseURL: string | undefined;
  prepare?: Step;
};

/** Takes the same steps on a translated and an original page. Expects the same texts and values after each step. */
async function compare(path: string, { page, browser, baseURL, prepare }: Where, steps: Step[]) {
  const original = await browser.newPage({ baseURL, viewport: page.viewportSize() });
  for (const each of [original, page]) {
    await stopClock(each);
    await each.emulateMedia({ reducedMotion: "reduce" });
    await prepare?.(each);
    await openHydrated(each, path);
  }
  await translatePage(page);
  for (const [index, step] of [async () => {}, ...steps].entries()) {
    await step(original);
    await step(page);
    await expect(async () => {
      expect(await shownWords(page), `after step ${index}`).toEqual(await shownWords(original));
    }).toPass();
  }
  await original.close();
}

function shownWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const values = [...document.querySelectorAll("input")].map(({ value }) => value);
    return [...document.body.innerText.split(/\s*\n\s*/), ...values];
  });
}

/**
 * Returns `count` steps of about one second. With reduced motion the night advances every three seconds, a moment that
 * the two pages may not reach in the same frame, so no step ends there.
 */
function seconds(count: number): Step[] {
  return Array.from({ length: count }, () => (page: Page) => page.clock.runFor(1_100));
}
