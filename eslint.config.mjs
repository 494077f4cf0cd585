import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypeScript from "eslint-config-next/typescript";
import { defineConfig, globalIgnores } from "eslint/config";

/** What the folders in `target` must not import, and why. */
const zones = [
  {
    target: ["lib"],
    from: ["app", "components", "islands"],
    message: "Facts and rules know nothing of what shows them.",
  },
  { target: ["components"], from: ["app", "islands"], message: "app → components → lib." },
  { target: ["islands"], from: ["app"], message: "Islands start components." },
  {
    target: ["components/charts", "components/layout", "components/ui"],
    from: ["home", "tempguard", "pricing", "quotation", "demo"].map((name) => `components/${name}`),
    message: "What several parts share knows none of them.",
  },
  {
    target: ["components", "islands", "lib/simulation", "lib/quotation/browser"],
    from: ["lib/config", "lib/mail", "lib/quotation/server", "lib/quotation/email"],
    message: "This never reaches the browser.",
  },
  {
    target: ["lib/quotation/server", "lib/quotation/email"],
    from: ["lib/quotation/browser"],
    message: "The server knows nothing of the browser's side.",
  },
  {
    target: ["lib/mail"],
    from: ["lib/quotation"],
    message: "Mail knows nothing of quotations: lib/quotation → lib/mail → lib/config.",
  },
  {
    target: ["lib/config"],
    from: ["lib/mail", "lib/quotation"],
    message: "lib/quotation → lib/mail → lib/config.",
  },
  {
    target: ["app", "components", "islands", "lib"],
    from: ["bench", "e2e", "scripts"],
    message: "The site runs without its tools.",
  },
  {
    target: ["scripts"],
    from: ["bench", "e2e"],
    message: "What scripts and tests both need stands in scripts or in lib.",
  },
  { target: ["e2e"], from: ["bench"], message: "bench → e2e/support → scripts → lib." },
];

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
