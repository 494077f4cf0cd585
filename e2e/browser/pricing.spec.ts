import { expect, test } from "../support/test";

test("the slider answers to the keyboard and says the total", async ({ page }) => {
  await page.goto("/pricing");
  const slider = page.getByRole("slider", { name: "Number of devices" });
  await expect(slider).toHaveAttribute("aria-valuetext", /MVR\u00a01,656/);
  await slider.focus();
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", /99 devices.*MVR\u00a053,460/);
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", /1 device,.*MVR\u00a0828/);
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue("2");
});

test("at seven devices the calculator advises eight", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("slider").fill("6");
  await page.getByRole("button", { name: "Increase number of devices" }).click();
  await expect(page.getByText("MVR 636 less")).toBeVisible();
  await page.getByRole("button", { name: "Set to 8" }).click();
  await expect(page.getByRole("link", { name: "Request a quotation for 8 devices" })).toBeVisible();
});
