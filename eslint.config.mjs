import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypeScript from "eslint-config-next/typescript";
import { defineConfig, globalIgnores } from "eslint/config";

/** Which folders must not import from which, and why. */
const zones = [
  ["lib", ["app", "components", "finish"], "Facts and rules know nothing of what shows them."],
  ["components", ["app", "finish"], "app → components → lib."],
  ["finish", "app", "The finish starts components, and takes pages as they were built."],
  [
    ["components/charts", "components/layout", "components/ui"],
    ["home", "iot", "tempguard", "pricing", "quotation", "demo"].map(
      (name) => `components/${name}`,
    ),
    "What several parts share knows none of them.",
  ],
  [
    [
      "components",
      "islands/loader.ts",
      "islands/hydrate.tsx",
      "lib/simulation",
      "lib/quotation/browser",
    ],
    ["lib/server", "lib/mail", "lib/quotation/server", "lib/quotation/email"],
    "This never reaches the browser.",
  ],
  [
    ["lib/quotation/server", "lib/quotation/email"],
    "lib/quotation/browser",
    "The server knows nothing of the browser's side.",
  ],
  ["lib/mail", "lib/quotation", "Mail knows nothing of quotations."],
  ["lib/server", ["lib/mail", "lib/quotation"], "lib/quotation → lib/mail → lib/server."],
  [
    ["app", "components", "finish", "lib"],
    ["bench", "e2e", "scripts", "test-support"],
    "The site runs without its tools.",
  ],
  [
    "scripts",
    ["bench", "e2e", "test-support"],
    "What scripts and tests both need stands in scripts or in lib.",
  ],
  ["test-support", ["bench", "e2e"], "What unit tests and browser tests share lies below both."],
  ["e2e", "bench", "bench → e2e/support → scripts → lib."],
].map(([target, from, message]) => ({ target, from, message }));

export default defineConfig([
  globalIgnores([
    ".next/",
    ".stryker/",
    ".vercel/",
    "public/islands/",
    "test-results/",
    "playwright-report/",
    "next-env.d.ts",
  ]),
  ...nextVitals,
  ...nextTypeScript,
  {
    rules: {
      // Pages are static documents: plain links need no router and load no script.
      "@next/next/no-html-link-for-pages": "off",
      // Pictures are static AVIF/WebP in fixed sizes; next/image would add script and inline styles.
      "@next/next/no-img-element": "off",
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: {
      "import/no-restricted-paths": ["error", { zones }],
    },
  },
]);
