import { expect, test } from "../support/test";

test("the handle on the night's time axis reads the chart out by keyboard", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "on a phone the chart is upright and scrolling is the night passing");
  await page.goto("/");
  const handle = page.getByRole("slider", { name: "Time of night" });
  await expect(handle).toHaveAttribute("aria-valuetext", /02:00/);
  await handle.focus();
  await page.keyboard.press("Home");
  await expect(handle).toHaveAttribute(
    "aria-valuetext",
    /18:00.*Air \d\.\d\u00a0°C, stock \d\.\d\u00a0°C/,
  );
  await page.keyboard.press("ArrowRight");
  await expect(handle).toHaveAttribute("aria-valuetext", /18:05/);
  await page.keyboard.press("End");
  await expect(handle).toHaveAttribute("aria-valuetext", /06:00.*stock \d\.\d\u00a0°C/);
});
