import { test } from "@playwright/test";

/** Skips a test, or the tests of a group, if programs are missing. In CI they fail instead. */
export function skipWithout(packages: string, isInstalled: boolean) {
  test.skip(!isInstalled && !process.env.CI, `apt-get install ${packages}`);
}
