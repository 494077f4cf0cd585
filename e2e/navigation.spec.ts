import { expect, test } from "./support/test";

for (const [path, mark, name] of [
  ["/pricing", "page", "Pricing"],
  ["/contact-us/sent", "true", "Contact Us"],
  ["/iot", "true", "IoT - Temp Guard"],
] as const) {
  test(`${path} marks its own link or that of its section`, async ({ page, isMobile }) => {
    await page.goto(path);
    if (isMobile) await page.getByRole("button", { name: "Menu", exact: true }).click();
    const current = page.locator("header a[aria-current]:visible");
    await expect(current).toHaveText(name);
    await expect(current).toHaveAttribute("aria-current", mark);
  });
}

test("the skip link leads to the content", async ({ page }) => {
  await page.goto("/pricing");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("the menu", { tag: "@phone" }, () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      test("fills the window, keeps the focus inside and restores it", async ({ page }) => {
        await page.goto("/iot/tempguard");
        const button = page.getByRole("button", { name: "Menu", exact: true });
        await button.press("Enter");
        const menu = page.getByRole("navigation", { name: "Menu" });
        await expect(menu).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
        for (let i = 0; i < 20; i++) {
          await page.keyboard.press("Tab");
          await expect(page.locator(":focus:not(#menu *)")).toHaveCount(0);
        }
        await menu.getByRole("link").first().focus();
        await page.keyboard.press("Escape");
        await expect(menu).toBeHidden();
        await expect(button).toBeFocused();
        await button.click();
        await page.getByRole("button", { name: "Close menu" }).click();
        await expect(menu).toBeHidden();
        await expect(button).toBeFocused();
        await button.click();
        await menu.getByRole("link", { name: "Contact Us" }).click();
        await expect(page).toHaveURL("/contact-us");
      });
    });
  }

  test("stays closed after the window was wide", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const narrow = page.viewportSize()!;
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await page.setViewportSize(narrow);
    await expect(page.getByRole("main")).toBeVisible();
  });
});
