import type { Page } from "@playwright/test";
import { themeColors } from "../lib/site";
import { expect, test } from "./support/test";

const DARK = "rgb(11, 13, 14)";
const LIGHT = "rgb(244, 243, 238)";

test("is dark whatever the system prefers, and keeps a choice", async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/");
  await expect(page.locator("body")).toHaveCSS("background-color", DARK);
  await choose(page, isMobile, "light");
  await expect(page.locator("body")).toHaveCSS("background-color", LIGHT);
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
  await page.reload();
  await expect(page.locator("body")).toHaveCSS("background-color", LIGHT);
  await expect(page.locator("meta[name=theme-color]")).toHaveAttribute(
    "content",
    themeColors.light,
  );
  await page.goto("/pricing");
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  await choose(page, isMobile, "dark");
  await expect(page.locator("body")).toHaveCSS("background-color", DARK);
});

for (const stored of ["light", "dark", "rubbish"]) {
  const theme = stored === "light" ? "light" : "dark";
  const name = `is ${theme} with ${stored} stored, from the first frame, also on a slow machine`;
  test(name, { tag: "@desktop" }, async ({ page, context }) => {
    await context.addInitScript((value) => localStorage.setItem("theme", value), stored);
    await context.addInitScript(() => {
      const seen: boolean[] = [];
      Object.assign(window, { seen });
      requestAnimationFrame(function look() {
        if (document.body) seen.push(document.documentElement.classList.contains("dark"));
        if (seen.length < 30) requestAnimationFrame(look);
      });
    });
    const slow = await context.newCDPSession(page);
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await page.goto("/");
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { seen: boolean[] }).seen.length))
      .toBeGreaterThan(10);
    const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
    expect(new Set(seen)).toEqual(new Set([theme === "dark"]));
  });
}

/** Chooses a theme with the switch in the header or, on a phone, in the menu. */
async function choose(page: Page, isMobile: boolean, theme: "dark" | "light") {
  if (isMobile) await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("switch", { name: "Dark theme" }).setChecked(theme === "dark");
  if (isMobile) await page.getByRole("button", { name: "Close menu" }).click();
}
