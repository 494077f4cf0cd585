import { rmSync } from "node:fs";
import { basename, relative } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import { islands } from "./registry";

/** By the name of an island: the addresses of the files that it needs, its own last. */
export type Islands = Map<string, string[]>;

const FOLDER = "public/islands";
const SERVER_ONLY = /^node_modules\/server-only\//;

/**
 * Bundles each component of `islands/registry.ts` with React alone, which is half the weight of Next's framework. This runs
 * before `next build`, so that every host takes the bundles for public files like any other.
 */
export async function buildIslands(): Promise<Islands> {
  rmSync(FOLDER, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: islands.map((path) => ({ in: `island:${path}`, out: basename(path) })),
    plugins: [islandEntries],
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
    // Has Chromium compile all functions off the main thread while the file arrives, instead of on it when they are
    // called: https://v8.dev/blog/explicit-compile-hints
    banner: { js: "//# allFunctionsCalledOnLoad" },
    define: { "process.env.NODE_ENV": '"production"' },
    metafile: true,
  });

  const secret = Object.keys(metafile.inputs).find((file) => SERVER_ONLY.test(file));
  if (secret) throw new Error(`${secret} would reach the browser`);

  const entries = Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) => {
    if (!entryPoint) return [];
    const addresses = withImports(file, metafile).map((path) => `/${relative("public", path)}`);
    return [[basename(entryPoint), addresses] as const];
  });
  return new Map(entries);
}

/** Makes the entry file of each island, which imports its component: `device-slider.tsx` exports `DeviceSlider`. */
const islandEntries: Plugin = {
  name: "islands",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^island:/ }, ({ path }) => ({ path, namespace: "island" }));
    onLoad({ filter: /./, namespace: "island" }, ({ path }) => {
      const name = basename(path);
      const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
      const contents = `import { startIsland } from "./islands/hydrate";
        import { ${component} } from "./${path.replace("island:", "")}";
        startIsland("${name}", ${component});`;
      return { contents, resolveDir: process.cwd() };
    });
  },
};

function withImports(file: string, metafile: Metafile): string[] {
  const imports = metafile.outputs[file]?.imports ?? [];
  return [...new Set([...imports.flatMap(({ path }) => withImports(path, metafile)), file])];
}

/** The loader, bundled as the script that is printed into pages. */
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
