import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";

test("who leaves the door open is told at 02:00, and writes the end of the night", async ({
  page,
  isMobile,
}) => {
  await page.goto("/");
  await leaveDoorOpen(page);
  const answer = page.getByRole("button", { name: isMobile ? "Acknowledge" : "Close the door" });
  const status = page.getByRole("status").filter({ hasText: /./ });
  await expect(status).toHaveText(/02:00 Alert.*7\.0/, { timeout: 15_000 });
  await answer.click();
  await expect(status).toHaveText(/06:00.*closed at 02:18.*2\.4/, { timeout: 15_000 });
  await expect(page.getByRole("button", { name: /again/i })).toBeFocused();
});

test("a door closed in time raises no alert", async ({ page }) => {
  await page.goto("/");
  await leaveDoorOpen(page);
  await page.getByRole("button", { name: "Close the door" }).click();
  const status = page.getByRole("status").filter({ hasText: /./ });
  await expect(status).toHaveText(/closed at 01:/);
  await expect(status).toHaveText(/06:00.*2\.\d/, { timeout: 15_000 });
});

test("with reduced motion the night goes by in steps", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await leaveDoorOpen(page);
  await expect(
    page.getByText("01:45", { exact: true }).locator("visible=true").last(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Let it be" }).click({ timeout: 15_000 });
  const status = page.getByRole("status").filter({ hasText: /./ });
  await expect(status).toHaveText(/Nobody closed the door.*5\.8/, { timeout: 15_000 });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("leads to the demo instead", async ({ page }) => {
    await page.goto("/");
    const link = page.getByRole("link", { name: "Leave the door open" });
    await expect(link).toHaveAttribute("href", "/demo?unit=chiller&break=door");
    await expect(page.getByRole("button", { name: "Leave the door open" })).toBeHidden();
  });
});

async function leaveDoorOpen(page: Page) {
  await page.getByRole("button", { name: "Leave the door open" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The door is open" })).toBeAttached();
}
