import { test as base, expect } from "@playwright/test";

/** Whether the tests run against a deployed site instead of this build, with `npm run check:live`. */
export const isLive = Boolean(process.env.E2E_URL);

/** Skips a test that sends requests to the endpoint, because people would receive them on a live site. */
export function skipOnLiveSite() {
  base.skip(isLive, "test a local build");
}

/** Chromium reports an error if it skips the transition between two pages, which it does on a machine under load. */
const SKIPPED_TRANSITION = /^Transition was aborted/;

/** Playwright's `test`, extended to fail on console errors and uncaught exceptions of the page. */
export const test = base.extend<{ allowedErrors: RegExp[]; noErrors: void }>({
  allowedErrors: [[], { option: true }],
  noErrors: [
    async ({ page, allowedErrors }, use) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`);
      });
      // Blocks all requests to the endpoint of a live site.
      if (isLive) await page.route("**/php/emailer.php", (route) => route.abort());
      await use();
      const allowed = [...allowedErrors, SKIPPED_TRANSITION];
      expect(errors.filter((error) => !allowed.some((each) => each.test(error)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
