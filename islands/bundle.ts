import { rmSync } from "node:fs";
import { basename, relative } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import { islands } from "./registry";

/** Maps the name of an island to the URL paths of its files. Imported files precede the files that import them. */
export type IslandFiles = Map<string, string[]>;

const FOLDER = "public/islands";

/**
 * Bundles each component of `islands/registry.ts` with React only, which is half the size of Next's framework. It is
 * Next's own copy of React, which also rendered the page. Writes the bundles to `public`, so it must run before
 * `next build`. Throws if an island imports a server-only module.
 */
export async function bundleIslands(): Promise<IslandFiles> {
  rmSync(FOLDER, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: islands.map((path) => ({ in: `island:${path}`, out: basename(path) })),
    plugins: [islandEntries],
    alias: { react: "next/dist/compiled/react", "react-dom": "next/dist/compiled/react-dom" },
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

  const entries = Object.entries(metafile.outputs).flatMap(([file, { entryPoint }]) => {
    if (!entryPoint) return [];
    const addresses = withImports(file, metafile).map((path) => `/${relative("public", path)}`);
    return [[basename(entryPoint), addresses] as const];
  });
  return new Map(entries);
}

/**
 * Generates the entry file of each island. The component must be named after its file: `price-calculator.tsx` exports
 * `PriceCalculator`.
 */
const islandEntries: Plugin = {
  name: "islands",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^island:/ }, ({ path }) => ({ path, namespace: "island" }));
    onResolve({ filter: /^server-only$/ }, ({ importer }) => {
      throw new Error(`${importer} is server-only, but an island imports it`);
    });
    onLoad({ filter: /./, namespace: "island" }, ({ path }) => {
      const name = basename(path);
      const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
      const contents = `import { hydrateIsland } from "./islands/hydrate";
        import { ${component} } from "./${path.replace("island:", "")}";
        hydrateIsland("${name}", ${component});`;
      return { contents, resolveDir: process.cwd() };
    });
  },
};

function withImports(file: string, metafile: Metafile): string[] {
  const imports = metafile.outputs[file]?.imports ?? [];
  return [...new Set([...imports.flatMap(({ path }) => withImports(path, metafile)), file])];
}

/** Bundles `islands/loader.ts` and returns the source code of the inline script. */
export async function bundleLoader(): Promise<string> {
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
