import { defineConfig, devices } from "@playwright/test";
import { chromiumArguments, findChromium } from "./e2e/support/browser";

const port = Number(process.env.E2E_PORT ?? 4173);

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/browser",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [["list"]] : [["dot"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Filming each test would take a good part of its time.
    trace: { mode: "retain-on-failure", screenshots: false },
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  projects: [
    { name: "http", testDir: "e2e/http" },
    { name: "engines", testDir: "e2e/engines" },
    { name: "plain", testDir: "e2e/plain" },
    { name: "desktop", testDir: "e2e/browser", use: { ...devices["Desktop Chrome"] } },
    {
      name: "phone",
      testDir: "e2e/browser",
      // What these look at is the same at any width.
      testIgnore: /(discovery|validity)\.spec/,
      use: { ...devices["Pixel 7"] },
    },
  ],
  webServer: {
    command: "tsx e2e/support/start-site.ts",
    url: `http://127.0.0.1:${port}/contact-us`,
    env: { PORT: String(port) },
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: "ignore",
  },
});
