import type { Locator, Page } from "@playwright/test";
import { changeFields, changes } from "./support/extension";
import { fillIn, submit, SUCCESS } from "./support/form";
import { holdIslands, openHydrated } from "./support/hydration";
import { sampleQuotation } from "../test-support/quotation";
import { expect, skipOnLiveSite, test } from "./support/test";

test.describe("an extension that has changed the page before hydration", () => {
  // The elements differ from those that the server rendered, so React renders the island again.
  test.use({ allowedErrors: [/React error #418/] });

  for (const [name, change] of Object.entries(changes)) {
    const edit = (html: string) => changeFields(html, change);

    test(`with ${name} each field leaves every value in its field`, async ({ page }) => {
      await editPages(page, edit);
      const release = await holdIslands(page);
      await page.goto("/contact-us");
      const quotation = sampleQuotation();
      await fillIn(page, quotation);
      const address = page.getByLabel("Company e-mail");
      await address.focus();
      release();
      await expect(page.locator("[data-island]")).toHaveCount(0);
      await expect(address).toBeFocused();
      // React renders its state, so a value that it has not read would be lost.
      await address.pressSequentially("a");
      const values = await page.locator("form").evaluate(formValues);
      expect(values).toMatchObject({
        ...quotation,
        qty: String(quotation.qty),
        company_email: `${quotation.company_email}a`,
      });
    });
  }

  for (const [name, move] of [
    ["a click", (field: Locator) => field.click({ position: { x: 9, y: 9 } })],
    ["a program", (field: Locator) => field.evaluate((input) => input.focus())],
  ] as const) {
    test(`the focus stays where ${name} moves it before React replaces the form`, async ({
      page,
    }) => {
      await editPages(page, (html) => changeFields(html, changes["a field after"]));
      await page.addInitScript(holdScheduler);
      const release = await holdIslands(page);
      await page.goto("/contact-us");
      await page.getByLabel("Your name").pressSequentially("Ali");
      release();
      await expect.poll(() => page.evaluate(isHydrating)).toBe(true);
      const address = page.getByLabel("Company e-mail");
      await move(address);
      await page.evaluate(() => dispatchEvent(new Event("release")));
      await expect(page.locator("[data-island]")).toHaveCount(0);
      await page.keyboard.type("ali@example.mv");
      await expect(address).toHaveValue("ali@example.mv");
      await expect(page.getByLabel("Your name")).toHaveValue("Ali");
    });
  }
});

test.describe("an island that throws", () => {
  test.use({ allowedErrors: [/./] });

  test("during hydration keeps typed values, and its form is posted natively", async ({ page }) => {
    skipOnLiveSite();
    // The text differs, so React replaces it.
    await editPages(page, (html) => html.replace("What happens next", "Et après"));
    const release = await holdIslands(page);
    await page.goto("/contact-us");
    await fillIn(page, sampleQuotation());
    await page.evaluate(breakDom);
    release();
    await expect(page.locator("[data-state=failed]")).toBeAttached();
    await submit(page);
    await expect(page).toHaveURL(/\/contact-us\/sent/);
  });

  for (const [path, interact] of [
    ["/", (page: Page) => page.getByRole("button", { name: "Leave the door open" }).click()],
    ["/demo", (page: Page) => page.getByRole("button", { name: /door/i }).first().click()],
    ["/pricing", (page: Page) => page.getByRole("spinbutton").fill("7")],
  ] as const) {
    test(`${path} shows its message and loads again`, async ({ page }) => {
      await openHydrated(page, path);
      await page.evaluate(breakDom);
      await interact(page);
      const message = page.getByRole("alert").filter({ hasText: "could not be loaded" });
      await expect(message).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await message.getByRole("link", { name: "Try again" }).click();
      await expect(message).toBeHidden();
      await expect(page.locator("[data-island]")).toHaveCount(0);
    });
  }

  test("after a request was sent keeps the values that were typed afterwards, and no other", async ({
    page,
  }) => {
    await page.route("**/php/emailer.php", (route) => route.fulfill({ json: { success: true } }));
    await openHydrated(page, "/contact-us");
    await fillIn(page, sampleQuotation());
    await submit(page);
    await expect(page.getByText(SUCCESS)).toBeVisible();
    await page.getByLabel("Your name").fill("Ali");
    await page.evaluate(breakDom);
    await submit(page);
    await expect(page.locator("[data-state=failed]")).toBeAttached();
    await expect(page.getByLabel("Your name")).toHaveValue("Ali");
    await expect(page.getByLabel("Company name")).toHaveValue("");
  });
});

/** Makes React fail when it adds or removes elements, as it does beside extensions that move them. Runs in the page. */
function breakDom() {
  const fail = () => {
    throw new Error("Moved by an extension");
  };
  Object.assign(Node.prototype, { removeChild: fail, insertBefore: fail, appendChild: fail });
}

/** Holds the messages with which React schedules its tasks until the event `release`. Runs in the page. */
function holdScheduler() {
  const post = Reflect.get(MessagePort.prototype, "postMessage");
  MessagePort.prototype.postMessage = function (message: unknown) {
    addEventListener("release", () => post.call(this, message));
  };
  addEventListener("release", () => (MessagePort.prototype.postMessage = post), true);
}

/** Returns whether React has started to hydrate and has not replaced anything yet. Runs in the page. */
function isHydrating(): boolean {
  const island = document.querySelector("[data-island]");
  return Object.keys(island ?? {}).some((key) => key.startsWith("__reactContainer"));
}

async function editPages(page: Page, edit: (html: string) => string) {
  await page.route(/\/(contact-us|pricing)(\?.*)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });
}

function formValues(form: HTMLFormElement) {
  return Object.fromEntries(new FormData(form));
}
