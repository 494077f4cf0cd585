import { existsSync, readFileSync } from "node:fs";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "docs/specification.md",
  "docs/operations.md",
  "docs/decisions.md",
  "islands/optimize/README.md",
  "design/render/README.md",
];
const scripts = Object.keys(JSON.parse(readFileSync("package.json", "utf8")).scripts);

test.each(documents)("%s names existing files and scripts", (document) => {
  const code = codeIn(document);
  const paths = code.filter((text) => /^[\w.@-]+\/[\w.@/-]*$/.test(text));
  const isBuilt = (path: string) => path.startsWith(".next/");
  expect(paths.filter((path) => !isBuilt(path) && !existsSync(path))).toEqual([]);
  const named = code.flatMap((text) => /^npm run ([\w:]+)/.exec(text)?.[1] ?? []);
  expect(named.filter((script) => !scripts.includes(script))).toEqual([]);
});

test("README.md names every script", () => {
  const words = codeIn("README.md").join(" ").split(" ");
  expect(scripts.filter((script) => !words.includes(script))).toEqual([]);
});

test("CONTRIBUTING.md names texts that are in their files", () => {
  const hints = [...read("CONTRIBUTING.md").matchAll(/`([^`\n]+)`:\s+`([^`\n]+)`/g)];
  expect(hints.length).toBeGreaterThan(10);
  const missing = hints.filter(
    ([, file = "", text = ""]) => !existsSync(file) || !readFileSync(file, "utf8").includes(text),
  );
  expect(missing.map(([hint]) => hint)).toEqual([]);
});

/** Returns the inline code of a document. */
function codeIn(document: string): string[] {
  return [...read(document).matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => text);
}

function read(document: string): string {
  return readFileSync(document, "utf8").replace(/^```.*?^```/gms, "");
}
