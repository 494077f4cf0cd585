/** Changes the code that carries requests, one small change at a time, and names those that no test beside it notices. */
const config = {
  testRunner: "jest",
  mutate: ["lib/pricing.ts", "lib/{server,mail,quotation}/**/*.ts", "!**/*.test.ts"],
  coverageAnalysis: "perTest",
  // What runs once, when a file is loaded, would need all tests again for each change of it.
  ignoreStatic: true,
  disableTypeChecks: false,
  jest: {
    config: {
      setupFilesAfterEnv: ["<rootDir>/stryker.setup.ts"],
      testMatch: ["<rootDir>/lib/{server,mail,quotation}/**/*.test.ts", "<rootDir>/lib/*.test.ts"],
      // Changed code is slower code, and this test measures times.
      testPathIgnorePatterns: ["/node_modules/", "/worst-input.test.ts$"],
      // The tests of mail mostly wait.
      maxConcurrency: 16,
    },
  },
  concurrency: 2,
  timeoutMS: 10_000,
  reporters: ["progress", "clear-text", "html", "json"],
  tempDirName: ".stryker/tmp",
  htmlReporter: { fileName: ".stryker/mutation.html" },
  jsonReporter: { fileName: ".stryker/mutation.json" },
};

export default config;
