import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { inspectPages } from "../islands/optimize/check";

/**
 * Gathers what the build has made for a web server that needs no Node for it (`deploy/nginx.conf`): pages, pictures and
 * files by their addresses, with compressed copies beside them. The pages carry their policies with them.
 */
const BUILD = ".next";
const OUTPUT = join(BUILD, "www");
const COMPRESSED = /\.(html|js|css|svg|json|txt|xml|webmanifest|ico)$/;

rmSync(OUTPUT, { recursive: true, force: true });
cpSync("public", OUTPUT, { recursive: true });
cpSync(join(BUILD, "static"), join(OUTPUT, "_next/static"), { recursive: true });
const routes = copyPrerendered();
checkPages();
const files = listFiles(OUTPUT).filter((file) => COMPRESSED.test(file));
await Promise.all(files.map((file) => compress(join(OUTPUT, file))));
console.log(`${routes} prerendered routes and the files they need are in ${OUTPUT}`);

/** Goes by the build's own list of routes, and throws where a newer Next has put a page elsewhere. */
function copyPrerendered(): number {
  const manifest = readFileSync(join(BUILD, "prerender-manifest.json"), "utf8");
  const { routes } = JSON.parse(manifest) as { routes: Record<string, unknown> };
  const built = new Set(listFiles(join(BUILD, "server/app")));
  const addresses = Object.keys(routes).filter((route) => route !== "/_global-error");
  for (const route of addresses) {
    const name = route === "/" ? "index" : route.slice(1);
    const file = [`${name}.html`, `${name}.body`].find((file) => built.has(file));
    if (!file) throw new Error(`No prerendered file for ${route}`);
    const address = name === "_not-found" ? "404.html" : file.replace(/\.body$/, "");
    cpSync(join(BUILD, "server/app", file), join(OUTPUT, address));
  }
  return addresses.length;
}

/** Pages of a build that failed before the finish must not be served. */
function checkPages(): void {
  const { problem } = inspectPages(OUTPUT);
  if (!problem) return;
  rmSync(OUTPUT, { recursive: true });
  console.error(`${problem}: npm run build makes whole pages`);
  process.exit(1);
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params: quality })),
    writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 })),
  ]);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" });
}
