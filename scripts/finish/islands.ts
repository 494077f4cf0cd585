import { readdirSync, rmSync } from "node:fs";
import { basename, relative } from "node:path";
import { build } from "esbuild";

/** The addresses of the files that each island needs, itself first. */
export type Islands = Map<string, string[]>;

const FOLDER = "public/islands";

/**
 * Bundles every `islands/entries/<name>.tsx` with React alone: half the weight of the framework that would start it otherwise.
 * Done before `next build`, so that the files are public ones like any other, whatever the host.
 */
export async function buildIslands(): Promise<Islands> {
  rmSync(FOLDER, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: readdirSync("islands/entries").map((file) => `islands/entries/${file}`),
    outdir: FOLDER,
    entryNames: "[name]-[hash]",
    chunkNames: "shared-[hash]",
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"' },
    metafile: true,
  });

  const islands: Islands = new Map();
  for (const [file, { entryPoint, imports }] of Object.entries(metafile.outputs)) {
    if (!entryPoint) continue;
    const files = [file, ...imports.map(({ path }) => path)];
    islands.set(
      basename(entryPoint, ".tsx"),
      files.map((path) => `/${relative("public", path)}`),
    );
  }
  return islands;
}

/** The loader as it is printed into a page. */
export async function loaderSource(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: 'import { loadIslands } from "./islands/loader"; loadIslands();',
      resolveDir: ".",
    },
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
