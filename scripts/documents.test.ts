import { existsSync, readFileSync } from "node:fs";

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  "deploy/README.md",
  "islands/optimize/README.md",
  "design/render/README.md",
];
const scripts = Object.keys(JSON.parse(readFileSync("package.json", "utf8")).scripts);

test.each(documents)("every path that %s names is there", (document) => {
  const paths = marked(document).filter((text) => /^[\w.@-]+\/[\w.@/-]*$/.test(text));
  // What only a build makes.
  const kept = paths.filter((path) => !path.startsWith(".next/"));
  expect(kept.length).toBeGreaterThan(1);
  expect(kept.filter((path) => !existsSync(path))).toEqual([]);
});

test("every line that CONTRIBUTING.md tells to look for is in its file", () => {
  const hints = [...read("CONTRIBUTING.md").matchAll(/`([^`\n]+)`:\s+`([^`\n]+)`/g)];
  expect(hints.length).toBeGreaterThan(15);
  for (const [, file = "", line] of hints) {
    expect([file, existsSync(file) ? readFileSync(file, "utf8") : ""]).toEqual([
      file,
      expect.stringContaining(line ?? ""),
    ]);
  }
});

test.each(documents)("every command that %s names is one of package.json", (document) => {
  const commands = marked(document).flatMap(
    (text) => /^(?:npm run )([\w:]+)/.exec(text)?.[1] ?? /^[a-z]+:[a-z\d]+\b/.exec(text) ?? [],
  );
  expect(commands.filter((command) => !scripts.includes(command))).toEqual([]);
});

test("README.md names every command of package.json", () => {
  const named = marked("README.md").join(" ").split(" ");
  expect(scripts.filter((script) => !named.includes(script))).toEqual([]);
});

/** What stands between backticks, outside of blocks. */
function marked(document: string): string[] {
  return [...read(document).matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => text);
}

function read(document: string): string {
  return readFileSync(document, "utf8").replace(/^```.*?^```/gms, "");
}
