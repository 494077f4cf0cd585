import type { Page } from "@playwright/test";

/** Chooses a theme by the switch in the header, on a phone by the buttons in the menu. */
export async function chooseTheme(page: Page, isMobile: boolean, theme: "dark" | "light") {
  if (!isMobile) {
    const themeSwitch = page.getByRole("switch", { name: "Dark theme" });
    if ((await themeSwitch.isChecked()) !== (theme === "dark")) await themeSwitch.click();
    return;
  }
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("group", { name: "Theme" }).getByRole("button", { name: theme }).click();
  await page.getByRole("button", { name: "Close menu" }).click();
}
