import { defineConfig, devices } from "@playwright/test";
import { chromiumOptions } from "./e2e/support/chromium";

const port = Number(process.env.E2E_PORT ?? 4173);
/** The deployed site that `npm run check:live` tests instead of the local build. */
const liveSite = process.env.E2E_URL;

/** The specs directly in `e2e`, which test pages in Chromium. */
const pageSpecs = "e2e/*.spec.ts";

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/ensure-browser.ts",
  outputDir: `test-results/${liveSite ? "live" : "browser"}`,
  fullyParallel: true,
  workers: 3,
  // Long, because a machine with two cores is slow under load.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? "list" : "dot",
  use: {
    baseURL: liveSite ?? `http://127.0.0.1:${port}`,
    launchOptions: chromiumOptions(),
  },
  projects: [
    { name: "live", testDir: "e2e/live" },
    // The tests of one file share the instances that they start.
    { name: "http", testDir: "e2e/http", fullyParallel: false, workers: 2 },
    { name: "engines", testDir: "e2e/engines" },
    // A test tagged `@desktop` or `@phone` runs at that width only; some of these do not depend on the width.
    {
      name: "desktop",
      testMatch: pageSpecs,
      grepInvert: /@phone/,
      use: { ...devices["Desktop Chrome"] },
    },
    {
      name: "phone",
      testMatch: pageSpecs,
      grepInvert: /@desktop/,
      // These specs do not depend on the width.
      testIgnore: /(extensions|islands|translation|validity)\.spec/,
      use: { ...devices["Pixel 7"] },
    },
  ],
  webServer: liveSite
    ? undefined
    : {
        command: "tsx e2e/support/start-site.ts",
        url: `http://127.0.0.1:${port}/contact-us`,
        env: { PORT: String(port) },
        timeout: 120_000,
        gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
        stdout: "ignore",
      },
});
