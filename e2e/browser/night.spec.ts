import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";

test("who leaves the door open is told at 02:00, and writes the end of the night", async ({
  page,
  isMobile,
}) => {
  await leaveDoorOpen(page);
  const answer = page.getByRole("button", { name: isMobile ? "Acknowledge" : "Close the door" });
  await untilItSays(page, /02:00 Alert.*7\.0/);
  await answer.click();
  await untilItSays(page, /06:00.*closed at 02:18.*2\.4/);
  await expect(
    page.getByRole("button", { name: isMobile ? "Again" : "Play the night again", exact: true }),
  ).toBeFocused();
});

test("a door closed in time raises no alert", async ({ page }) => {
  await leaveDoorOpen(page);
  await page.getByRole("button", { name: "Close the door" }).click();
  await expect(status(page)).toHaveText(/closes at 01:/);
  await untilItSays(page, /06:00.*2\.\d/);
});

test("with reduced motion the night goes by in steps", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await leaveDoorOpen(page);
  await page.clock.fastForward(1_600);
  await expect(
    page.getByText("01:45", { exact: true }).locator("visible=true").last(),
  ).toBeVisible();
  await untilItSays(page, /02:00/);
  await page.getByRole("button", { name: "Let it be" }).click();
  await untilItSays(page, /Nobody closed the door.*5\.8/);
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

function status(page: Page) {
  return page.getByRole("status").filter({ hasText: /./ });
}

async function leaveDoorOpen(page: Page) {
  await page.clock.install();
  await page.goto("/");
  await page.getByRole("button", { name: "Leave the door open" }).click();
  await expect(status(page)).toHaveText(/The door is open/);
}

/** Has the night go by as fast as it can be drawn, a tenth of a second at a time. */
async function untilItSays(page: Page, text: RegExp) {
  const next = async () => {
    await page.clock.fastForward(100);
    return status(page).textContent();
  };
  await expect.poll(next, { intervals: [0], timeout: 30_000 }).toMatch(text);
}
