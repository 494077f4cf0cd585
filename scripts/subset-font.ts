import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { env } from "../lib/env";

const SOURCE =
  "node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";
const TARGET = "app/fonts/instrument-sans.woff2";

const OPTIONS = {
  targetFormat: "woff2",
  // The weights that the site uses; `app/layout.tsx` names the same.
  variationAxes: { wght: { min: 400, max: 600 } },
  keepFeatures: ["kern", "tnum", "lnum"],
} as const;

/**
 * Writes the site's font with the characters that its pages and islands can show: letters, digits, common punctuation,
 * and whatever else stands in their source. Done before `next build` or `next dev`, which name the file after its
 * content and measure it for the fallback. What a visitor types beyond that is set in the fallback.
 */
export async function writeFont(): Promise<void> {
  const font = await subsetFont(readFileSync(SOURCE), siteCharacters(), OPTIONS);
  mkdirSync(dirname(TARGET), { recursive: true });
  writeFileSync(TARGET, font);
}

/** The characters that the site's font is made with. Those that its source lacks are set in the fallback. */
export function siteCharacters(): string {
  const source = ["app", "components", "lib"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(folder, file), "utf8")),
  );
  // Of the source only what is not ASCII, as every ASCII character is somewhere in code.
  const special = source.join("").replace(/[ -~]/g, "");
  const { COMPANY_NAME, CONTACT_PHONE } = env();
  return [...new Set(ALWAYS + special + COMPANY_NAME + CONTACT_PHONE)].join("");
}

// With é for Malé, the capital of the Maldives.
const ALWAYS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;?!'\"()/+-%&@é\u00a0";
