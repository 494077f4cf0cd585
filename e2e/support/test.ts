import { test as base, expect } from "@playwright/test";

/** Whether a site that is up is tested, and not the one of this build: `npm run check:live`. */
export const isLive = Boolean(process.env.E2E_URL);

/** For tests that send a request: on a live site it would reach people. */
export function skipOnLiveSite() {
  base.skip(isLive, "nothing is sent to a live site");
}

/** Playwright's test, failing on anything that a page writes to the console as an error, and on uncaught exceptions. */
export const test = base.extend<{ allowedErrors: RegExp[]; noErrors: void }>({
  allowedErrors: [[], { option: true }],
  noErrors: [
    async ({ page, allowedErrors }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
      });
      // What a test sends all the same goes nowhere.
      if (isLive) await page.route("**/php/emailer.php", (route) => route.abort());
      await use();
      expect(
        errors.filter((error) => !allowedErrors.some((allowed) => allowed.test(error))),
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
