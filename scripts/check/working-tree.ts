import { execFileSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";

/** Copies what this checkout holds to `folder`, changes that are not committed included. */
export function copyWorkingTree(folder: string): void {
  const files = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
  for (const file of files.filter((file) => existsSync(file))) cpSync(file, join(folder, file));
}
