import nextVitals from "eslint-config-next/core-web-vitals";
import nextTypeScript from "eslint-config-next/typescript";
import { defineConfig, globalIgnores } from "eslint/config";

/** A folder imports only from itself and the folders before it. Only tests import from `test-support` and `e2e`. */
const layers = ["lib", "components", "islands", "app", "scripts", "test-support", "e2e"];

/** Folders, what they must not import, and why. Server-only modules also import `server-only`. */
const zones = [
  ...layers.map((layer, i) => [layer, layers.slice(i + 1), `The order is ${layers.join(", ")}.`]),
  [
    ["components/charts", "components/device", "components/layout", "components/ui"],
    ["home", "iot", "tempguard", "pricing", "contact", "demo"].map((name) => `components/${name}`),
    "What several pages share knows none of them.",
  ],
  ["lib/*.ts", ["lib/cold-room", "lib/mail", "lib/quotation"], "Folders of lib import its files."],
  ["lib/quotation/*.ts", "lib/quotation/browser", "Browser and server share fields and results."],
  ["lib/mail", "lib/quotation", "The mailer knows messages and relays, nothing of quotations."],
].map(([target, from, message]) => ({ target, from, message }));

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
  // Forbids packages that only other packages declare.
  {
    // The renderer of the pictures is run by hand and borrows the sharp of Next.
    ignores: ["design/**"],
    rules: { "import/no-extraneous-dependencies": ["error", { includeTypes: true }] },
  },
  {
    files: ["{app,components,lib}/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}"],
    // The server's packages must be in `dependencies`, so that an audit of those covers the container.
    rules: { "import/no-extraneous-dependencies": ["error", { devDependencies: false }] },
  },
  {
    files: ["{app,components}/**/*.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: [
            "TemplateElement[tail=false][value.raw=/\\S$/]",
            "TemplateElement:not(:first-child)[value.raw=/^\\S/]",
          ]
            .map((part) => `JSXAttribute[name.name=/class/i] ${part}`)
            .join(","),
          message:
            "The build drops the styles of class names that are not whole words in the code.",
        },
      ],
    },
  },
  {
    rules: {
      // Pages are static documents. Plain links need no router and load no script.
      "@next/next/no-html-link-for-pages": "off",
      // Pictures are static AVIF and WebP files in fixed sizes. next/image would add script and inline styles.
      "@next/next/no-img-element": "off",
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: {
      "import/no-restricted-paths": ["error", { zones }],
      "import/no-cycle": "error",
    },
  },
  {
    files: ["**/*.test.{ts,tsx}"],
    rules: { "import/no-restricted-paths": ["error", { zones: [{ target: ".", from: "e2e" }] }] },
  },
]);
