import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { env } from "../lib/env";

const SOURCE =
  "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
const TARGET = "app/fonts/instrument-sans.woff2";

const OPTIONS = {
  targetFormat: "woff2",
  // The same weights as in `app/layout.tsx`.
  variationAxes: { wght: { min: 400, max: 600 } },
  keepFeatures: ["kern", "tnum", "lnum"],
} as const;

/**
 * Writes the site's font, reduced to the characters that the pages can show. Runs before `next build` and `next dev`,
 * which measure the file to compute the metrics of the fallback font.
 */
export async function writeFont(): Promise<void> {
  const font = await subsetFont(readFileSync(SOURCE), siteCharacters(), OPTIONS);
  mkdirSync(dirname(TARGET), { recursive: true });
  writeFileSync(TARGET, font);
}

/**
 * Returns the characters of the site's font: letters, digits, punctuation and every special character of the source.
 */
export function siteCharacters(): string {
  const source = ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), "utf8")),
  );
  // Code contains every ASCII character, which says nothing about the pages.
  const special = source.join("").replace(/[ -~]/g, "");
  const { COMPANY_NAME, CONTACT_PHONE } = env();
  return [...new Set(ALWAYS + special + COMPANY_NAME + CONTACT_PHONE)].join("");
}

// é is for Malé, the capital of the Maldives.
const ALWAYS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;?!'\"()/+-%&@é\u00a0";
