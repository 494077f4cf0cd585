import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unfinishedIn } from "./finished";

/**
 * Builds a copy of this checkout with the newest Next 16 that the registry has, and says in one line whether the finish
 * (`scripts/finish`), which reads what Next does not promise to keep, still holds for its pages.
 */
const versions: unknown = JSON.parse(npm(".", "view", "next@16", "version", "--json"));
const newest = String([versions].flat().at(-1));
const copy = mkdtempSync(join(tmpdir(), "next-"));
const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
for (const file of files.filter((file) => existsSync(file))) cpSync(file, join(copy, file));
npm(copy, "install", "--no-audit", "--no-fund", `next@${newest}`, `@next/env@${newest}`);

const build = spawnSync("npm", ["run", "build"], { cwd: copy, encoding: "utf8" });
const pages = build.status === 0 ? listPages(join(copy, ".next/server/app")) : [];
const [unfinished] = pages.flatMap((page) =>
  unfinishedIn(readFileSync(page, "utf8")).map((problem) => `${page} ${problem}`),
);
const said = `${build.stderr}${build.stdout}`.split("\n");
const failed = build.status !== 0 && (said.find((line) => /error/i.test(line)) ?? "no build");
const reason = failed || unfinished;
console.log(
  reason
    ? `Next ${newest}: the finish does not hold: ${reason} (in ${copy})`
    : `Next ${newest}: the finish holds for ${pages.length} pages.`,
);
process.exitCode = reason ? 1 : 0;

function npm(cwd: string, ...command: string[]): string {
  return execFileSync("npm", command, { cwd, encoding: "utf8" });
}

function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => join(folder, file));
}
