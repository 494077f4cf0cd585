import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Islands, loaderSource } from "./islands";
import { finishPage } from "./page";

/**
 * Finishes every prerendered page below `buildFolder`, wherever this version of Next or a host's adapter put it, copies
 * included. Throws unless each page ends up with a policy.
 */
export async function finishPages(buildFolder: string, islands: Islands): Promise<void> {
  const files = readdirSync(buildFolder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".html") && !/(^|\/)(cache|dev|node_modules)\//.test(file),
  );
  if (files.length === 0) throw new Error(`No page to finish in ${buildFolder}`);

  const parts = {
    islands,
    loader: await loaderSource(),
    readFile: (address: string) => readBuilt(buildFolder, address),
  };
  for (const file of files) {
    const path = join(buildFolder, file);
    try {
      writeFileSync(path, await finishPage(readFileSync(path, "utf8"), parts));
    } catch (error) {
      console.error(`Cannot finish ${path}`);
      throw error;
    }
  }
  console.log(`Finished ${files.length} pages: styles inline, no framework script, a policy each.`);
}

function readBuilt(buildFolder: string, address: string): string {
  const path = address.startsWith("/_next/")
    ? join(buildFolder, address.slice("/_next/".length))
    : join("public", address);
  return readFileSync(path, "utf8");
}
