import { test as base, expect } from "@playwright/test";

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
      await use();
      expect(
        errors.filter((error) => !allowedErrors.some((allowed) => allowed.test(error))),
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
