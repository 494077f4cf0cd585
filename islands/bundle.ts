import { rmSync } from "node:fs";
import { basename } from "node:path";
import { build, type OutputChunk, type OutputOptions } from "rolldown";
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
  const entries = islands.map((path) => [basename(path), entryOf(path)]);
  const chunks = await bundle(Object.fromEntries(entries), {
    dir: FOLDER,
    entryFileNames: "[name]-[hash].js",
    chunkFileNames: "shared-[hash].js",
    // Without this hint, Chromium compiles each function on the main thread, many at a visitor's first press.
    postBanner: "//# allFunctionsCalledOnLoad",
  });
  const withImports = (file: string): string[] => {
    const { imports = [] } = chunks.find(({ fileName }) => fileName === file) ?? {};
    return [...new Set([...imports.flatMap(withImports), file])];
  };
  return new Map(
    chunks
      .filter(({ isEntry }) => isEntry)
      .map(({ name, fileName }) => [name, withImports(fileName).map((file) => `/islands/${file}`)]),
  );
}

/**
 * Returns the entry module of an island. The component must be named after its file: `price-calculator.tsx` exports
 * `PriceCalculator`.
 */
function entryOf(path: string): string {
  const name = basename(path);
  const component = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `import { hydrateIsland } from "@/islands/hydrate";
    import { ${component} } from "@/${path}";
    hydrateIsland("${name}", ${component});`;
}

/** Bundles `islands/loader.ts` and returns the source code of the inline script. */
export async function bundleLoader(): Promise<string> {
  const loader = 'import { loadIslands } from "@/islands/loader"; loadIslands();';
  const [{ code }] = await bundle({ loader }, { format: "iife" });
  return code.trim();
}

/**
 * Bundles the source code of modules, by name, and returns the chunks. Writes them if the output has a folder.
 *
 * Rolldown wraps React's CommonJS modules in `((…) => {…})`. The second pair of parentheses makes browsers compile them
 * in the background while they arrive. Without it, a slow processor is blocked for 100 ms when React starts.
 */
async function bundle(
  modules: Record<string, string>,
  output: OutputOptions,
): Promise<[OutputChunk, ...OutputChunk[]]> {
  const result = await build({
    input: Object.fromEntries(Object.keys(modules).map((name) => [name, `module:${name}`])),
    plugins: [
      {
        name: "modules",
        resolveId(source, importer) {
          if (source === "server-only")
            throw new Error(`${importer} is server-only, but an island imports it`);
          return source.startsWith("module:") ? source : undefined;
        },
        load: (id) => modules[id.replace("module:", "")],
      },
    ],
    resolve: {
      alias: {
        "@": process.cwd(),
        react: "next/dist/compiled/react",
        "react-dom": "next/dist/compiled/react-dom",
      },
    },
    // "use client" is Next's.
    checks: { moduleLevelDirective: false },
    platform: "browser",
    transform: { target: "es2022", define: { "process.env.NODE_ENV": '"production"' } },
    output: { minify: true, comments: false, ...output },
    write: Boolean(output.dir),
  });
  return result.output.filter((file) => file.type === "chunk") as [OutputChunk, ...OutputChunk[]];
}
