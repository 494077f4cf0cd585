import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import subsetFont from "subset-font";
import { company, phone } from "../lib/site";

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
  const font = await subsetFont(readFileSync(SOURCE), siteCharacters, OPTIONS);
  mkdirSync(dirname(TARGET), { recursive: true });
  writeFileSync(TARGET, font);
}

// é is for Malé, the capital of the Maldives.
const CHARACTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;?!'\"()/+-%&@é°±×–‘’“”…−\u00a0";

/** The characters that the pages can show. `e2e/http/build.spec.ts` finds a missing one. */
export const siteCharacters = CHARACTERS + company.name + phone;
