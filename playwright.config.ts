import { defineConfig, devices } from "@playwright/test";
import { chromiumArguments, findChromium, findHeadlessShell } from "./e2e/support/browser";

const port = Number(process.env.E2E_PORT ?? 4173);
/** A site that is up, instead of this build: `npm run check:live`. */
const liveSite = process.env.E2E_URL;

/** The specs right in `e2e`: pages in a browser. */
const pageSpecs = "e2e/*.spec.ts";

export default defineConfig({
  testDir: "e2e",
  outputDir: `test-results/${liveSite ? "live" : "browser"}`,
  fullyParallel: true,
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [["list"]] : [["dot"]],
  use: {
    baseURL: liveSite ?? `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: findHeadlessShell() ?? findChromium(),
      args: chromiumArguments,
    },
  },
  projects: [
    // They wait more than they work: one after the other, beside those that draw.
    { name: "live", testDir: "e2e/live" },
    { name: "http", testDir: "e2e/http", workers: 1 },
    { name: "engines", testDir: "e2e/engines" },
    // A test that is tagged with one of the two looks at what only this one has, or at what no width changes.
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
      // What these look at no width changes.
      testIgnore: /(discovery|islands|translation|validity)\.spec/,
      use: { ...devices["Pixel 7"] },
    },
  ],
  webServer: liveSite
    ? undefined
    : {
        command: "tsx e2e/support/start-site.ts",
        url: `http://127.0.0.1:${port}/contact-us`,
        env: { PORT: String(port) },
        gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
        stdout: "ignore",
      },
});
