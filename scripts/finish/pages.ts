import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Islands, loaderSource } from "./islands";
import { finishPage } from "./page";

const BUILD = ".next";
/** Pages as Next built them, for tests and benches: the same site, only heavier. */
export const PLAIN_PAGES = join(BUILD, "cache/plain");

/**
 * Finishes every prerendered page of the build, wherever this version of Next or a host's adapter put it, copies
 * included. Throws unless each page ends up with a policy.
 */
export async function finishPages(islands: Islands, characters: string): Promise<void> {
  const files = readdirSync(BUILD, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".html") && !/(^|\/)(cache|dev|node_modules)\//.test(file),
  );
  if (files.length === 0) throw new Error(`No page to finish in ${BUILD}`);

  const readFile = (address: string) => {
    const isBuilt = address.startsWith("/_next/");
    return readFileSync(join(isBuilt ? BUILD : "public", address.replace("/_next/", "")), "utf8");
  };
  const parts = { islands, characters, loader: await loaderSource(), readFile };
  for (const file of files) {
    const html = readFileSync(join(BUILD, file), "utf8");
    const plain = join(PLAIN_PAGES, file);
    mkdirSync(dirname(plain), { recursive: true });
    writeFileSync(plain, html);
    const finished = await finishPage(html, parts).catch((error: unknown) => {
      throw new Error(`Cannot finish ${file}`, { cause: error });
    });
    writeFileSync(join(BUILD, file), finished);
  }
  console.log(`Finished ${files.length} pages: styles inline, no framework script, a policy each.`);
}
