import { test as base, expect } from "@playwright/test";

/** Whether a deployed site is tested in place of this build: `npm run check:live`. */
export const isLive = Boolean(process.env.E2E_URL);

/** Skips a test that needs an answer of the endpoint: requests to a live site would reach people. */
export function skipOnLiveSite() {
  base.skip(isLive, "nothing is sent to a live site");
}

/** Chromium skips the transition between two pages where the machine is busy, and reports that as an error. */
const SKIPPED_TRANSITION = /^Transition was aborted/;

/** Playwright's test, which fails on console errors and uncaught exceptions of its page. */
export const test = base.extend<{ allowedErrors: RegExp[]; noErrors: void }>({
  allowedErrors: [[], { option: true }],
  noErrors: [
    async ({ page, allowedErrors }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
      });
      // A live site gets no request, whatever a test does.
      if (isLive) await page.route("**/php/emailer.php", (route) => route.abort());
      await use();
      const allowed = [...allowedErrors, SKIPPED_TRANSITION];
      expect(errors.filter((error) => !allowed.some((each) => each.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
