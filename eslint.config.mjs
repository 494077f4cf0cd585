import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypeScript from "eslint-config-next/typescript";
import { defineConfig, globalIgnores } from "eslint/config";

export default defineConfig([
  globalIgnores([
    ".next/",
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
]);
