import { expect, test } from "./support/test";

for (const [path, mark, name] of [
  ["/pricing", "page", "Pricing"],
  ["/contact-us/sent", "true", "Contact Us"],
] as const) {
  test(`the current page is marked, or the one it belongs to: ${path}`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    if (isMobile) await page.getByRole("button", { name: "Menu", exact: true }).click();
    const current = page.locator("header a[aria-current]:visible");
    await expect(current).toHaveText(name);
    await expect(current).toHaveAttribute("aria-current", mark);
  });
}

test("an unknown address answers 404 with a next step", { tag: "@desktop" }, async ({ page }) => {
  test.info().annotations.push({ type: "note", description: "the browser logs the 404 itself" });
  const response = await page.request.get("/no/such/page");
  expect(response.status()).toBe(404);
  await page.setContent(await response.text());
  await expect(
    page.getByRole("main").getByRole("link", { name: "Go to the home page" }),
  ).toHaveAttribute("href", "/");
});

test("the skip link leads to the content", async ({ page }) => {
  await page.goto("/pricing");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("menu", { tag: "@phone" }, () => {
  test("opens, keeps the focus inside, closes on Escape and gives the focus back", async ({
    page,
  }) => {
    await page.goto("/");
    const button = page.getByRole("button", { name: "Menu", exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          Boolean(document.activeElement?.closest("#menu")),
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  test("opens and closes by its address where there is no script", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/pricing");
    await page.getByRole("link", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("link", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
    await page.getByRole("link", { name: "Menu", exact: true }).click();
    await menu.getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveURL("/contact-us");
    await context.close();
  });

  test("closes by its button", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  });

  test("leads to a page and is closed there, and on the way back", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL("/pricing");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("dialog")).toBeHidden();
  });
});
