import nextJest from "next/jest.js";

const createJestConfig = nextJest({ dir: "./" });

export default createJestConfig({
  testMatch: ["**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: ["/node_modules/", "/.next/", "<rootDir>/.stryker/"],
  setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
  moduleNameMapper: {
    // Jest cannot require ES modules: these have a second build for that.
    "^d3-(array|path|shape)$": "<rootDir>/node_modules/d3-$1/dist/d3-$1.js",
    "^@/(.*)$": "<rootDir>/$1",
  },
});
