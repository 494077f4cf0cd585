import { readFileSync } from "node:fs";
import { relative } from "node:path";
import ts from "typescript";

// The linter's own rule leaves out imports of types.
test("no file imports itself, by way of others or for a type", () => {
  const files = ts.sys
    .readDirectory(".", [".ts", ".tsx"], ["node_modules", ".next"])
    .filter((file) => !file.endsWith(".d.ts"));
  expect(files.length).toBeGreaterThan(100);
  expect(findCircle(new Map(files.map((file) => [resolved(file), importsOf(file)])))).toEqual([]);
});

test("a circle is found", () => {
  expect(
    findCircle(
      new Map([
        ["a", ["b"]],
        ["b", ["c"]],
        ["c", ["b"]],
      ]),
    ),
  ).toEqual(["b", "c", "b"]);
});

const compilerOptions: ts.CompilerOptions = {
  paths: { "@/*": ["./*"] },
  pathsBasePath: process.cwd(),
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
};

function importsOf(file: string): string[] {
  return ts.preProcessFile(readFileSync(file, "utf8")).importedFiles.flatMap(({ fileName }) => {
    const { resolvedModule } = ts.resolveModuleName(fileName, file, compilerOptions, ts.sys);
    const isOurs = resolvedModule && !resolvedModule.isExternalLibraryImport;
    return isOurs ? [resolved(resolvedModule.resolvedFileName)] : [];
  });
}

function resolved(file: string): string {
  return relative(process.cwd(), ts.sys.resolvePath(file));
}

/** The first way from a file back to itself, if there is one. */
function findCircle(graph: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const visit = (file: string, way: string[]): string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const imported of graph.get(file) ?? []) {
      const circle = visit(imported, [...way, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const circle = visit(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}
