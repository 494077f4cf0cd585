import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspectPages } from "../../islands/optimize/check";
import { copyWorkingTree } from "./working-tree";

/**
 * Builds a copy of this checkout with the newest Next 16 that the registry has, and says in one line whether the finish
 * (`finish`), which reads what Next does not promise to keep, still holds for its pages.
 */
const versions: unknown = JSON.parse(npm(".", "view", "next@16", "version", "--json"));
const newest = String([versions].flat().at(-1));
const copy = mkdtempSync(join(tmpdir(), "next-"));
copyWorkingTree(copy);
npm(copy, "install", "--no-audit", "--no-fund", `next@${newest}`, `@next/env@${newest}`);

const build = spawnSync("npm", ["run", "build"], { cwd: copy, encoding: "utf8" });
const said = `${build.stderr}${build.stdout}`.split("\n");
const { pages, problem } =
  build.status === 0
    ? inspectPages(join(copy, ".next/server/app"))
    : { pages: [], problem: said.find((line) => /error/i.test(line)) ?? "no build" };
console.log(
  problem
    ? `Next ${newest}: the finish does not hold: ${problem} (in ${copy})`
    : `Next ${newest}: the finish holds for ${pages.length} pages.`,
);
process.exitCode = problem ? 1 : 0;

function npm(cwd: string, ...command: string[]): string {
  return execFileSync("npm", command, { cwd, encoding: "utf8" });
}
