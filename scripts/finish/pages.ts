import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Islands, loaderSource } from "./islands";
import { finishPage } from "./page";

/** Pages as Next built them, for tests and benches: the same site, only heavier. */
const PLAIN_FOLDER = "cache/plain";

/**
 * Finishes every prerendered page below `buildFolder`, wherever this version of Next or a host's adapter put it, copies
 * included. Throws unless each page ends up with a policy.
 */
export async function finishPages(
  buildFolder: string,
  islands: Islands,
  characters: string,
): Promise<void> {
  const files = readdirSync(buildFolder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".html") && !/(^|\/)(cache|dev|node_modules)\//.test(file),
  );
  if (files.length === 0) throw new Error(`No page to finish in ${buildFolder}`);

  const parts = {
    islands,
    characters,
    loader: await loaderSource(),
    readFile: (address: string) => readBuilt(buildFolder, address),
  };
  for (const file of files) {
    const html = readFileSync(join(buildFolder, file), "utf8");
    const plain = join(buildFolder, PLAIN_FOLDER, file);
    mkdirSync(dirname(plain), { recursive: true });
    writeFileSync(plain, html);
    const finished = await finishPage(html, parts).catch((error: unknown) => {
      throw new Error(`Cannot finish ${file}`, { cause: error });
    });
    writeFileSync(join(buildFolder, file), finished);
  }
  console.log(`Finished ${files.length} pages: styles inline, no framework script, a policy each.`);
}

function readBuilt(buildFolder: string, address: string): string {
  const path = address.startsWith("/_next/")
    ? join(buildFolder, address.slice("/_next/".length))
    : join("public", address);
  return readFileSync(path, "utf8");
}
