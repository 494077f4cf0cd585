import { readdirSync, rmSync } from "node:fs";
import { basename, relative } from "node:path";
import { build, type Metafile } from "esbuild";

/** The addresses of the files that each island needs, its own last. */
export type Islands = Map<string, string[]>;

const FOLDER = "public/islands";
const SERVER_ONLY = /^lib\/(config|mail|quotation\/(server|email))\//;

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
    // Read whole on the browser's second thread while it arrives, not again on the first when it runs:
    // https://v8.dev/blog/explicit-compile-hints
    banner: { js: "//# allFunctionsCalledOnLoad" },
    define: { "process.env.NODE_ENV": '"production"' },
    metafile: true,
  });

  const secret = Object.keys(metafile.inputs).find((file) => SERVER_ONLY.test(file));
  if (secret) throw new Error(`${secret} would reach the browser`);

  const entries = Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) => {
    if (!entryPoint) return [];
    const addresses = withImports(file, metafile).map((path) => `/${relative("public", path)}`);
    return [[basename(entryPoint, ".tsx"), addresses] as const];
  });
  return new Map(entries);
}

function withImports(file: string, metafile: Metafile): string[] {
  const imports = metafile.outputs[file]?.imports ?? [];
  return [...new Set([...imports.flatMap(({ path }) => withImports(path, metafile)), file])];
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
