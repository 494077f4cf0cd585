import { expect, test } from "./support/test";

const ANSWER = /^The person on call\./;

test(
  "on a phone a press unfolds an answer, and paper shows all",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/iot/tempguard");
    const answer = page.getByText(ANSWER);
    await expect(answer).toBeHidden();
    await page.getByText("Who is told").click();
    await expect(answer).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(answer).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(answer).toBeVisible();
  },
);

test("turned to its wide side, it has every answer open", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/iot/tempguard");
  await page.setViewportSize({ width: 915, height: 412 });
  await expect(page.getByText(ANSWER)).toBeVisible();
});

test(
  "beside each other, answers are open and no stop of the keyboard",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/iot/tempguard");
    const questions = page.getByRole("region", { name: "Before you ask" });
    await expect(questions.getByText(ANSWER)).toBeVisible();
    await page.getByText("Who is told").click({ force: true });
    await expect(questions.getByText(ANSWER)).toBeVisible();
    await expect(questions.locator("summary:not([tabindex='-1'])")).toHaveCount(0);
    const tops = await questions
      .getByRole("group")
      .evaluateAll((groups) => groups.map((group) => group.getBoundingClientRect()))
      .then((boxes) => boxes.map(({ x }) => x));
    expect(new Set(tops).size).toBe(2);
  },
);

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("every answer is open", async ({ page }) => {
    await page.goto("/iot/tempguard");
    await expect(page.getByText(ANSWER)).toBeVisible();
  });
});
