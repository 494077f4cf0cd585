import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";

/**
 * The build as a release below `root`, with its name as a header of each answer. A `isNew` one has islands of other
 * names, as if their code had changed.
 */
export function makeRelease(root: string, name: string, isNew: boolean): void {
  const folder = join(root, "releases", name);
  mkdirSync(folder, { recursive: true });
  for (const part of [".next", "public"]) {
    cpSync(part, join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !/^\.next\/(cache|dev|www)(\/|$)/.test(file),
    });
  }
  for (const part of [
    "node_modules",
    "scripts",
    "lib",
    "app",
    "next.config.ts",
    "package.json",
    "tsconfig.json",
  ]) {
    symlinkSync(resolve(part), join(folder, part));
  }
  mkdirSync(join(folder, "deploy"));
  const headers = `${readFileSync("deploy/headers.conf", "utf8")}add_header X-Release ${name} always;`;
  writeFileSync(join(folder, "deploy/headers.conf"), headers);
  if (isNew) renameIslands(folder);
  rmSync(join(folder, ".next/server/route-cache"), { recursive: true, force: true });
  execFileSync("npm", ["run", "-s", "static"], { cwd: folder });
}

/** One whose copies end as soon as they have started. */
export function makeBrokenRelease(root: string, name: string): void {
  makeRelease(root, name, false);
  rmSync(join(root, "releases", name, ".next/COMPLETE"));
}

function renameIslands(folder: string) {
  const islands = join(folder, "public/islands");
  const hashes = readdirSync(islands).flatMap(
    (file) => /-([A-Z0-9]{8})\.js$/.exec(file)?.[1] ?? [],
  );
  const rename = (text: string) =>
    hashes.reduce((all, hash) => all.replaceAll(hash, [...hash].reverse().join("")), text);
  const pages = join(folder, ".next/server/app");
  const files = [
    ...readdirSync(islands).map((file) => join(islands, file)),
    ...readdirSync(pages, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".html"))
      .map((file) => join(pages, file)),
  ];
  for (const file of files) writeFileSync(file, rename(readFileSync(file, "utf8")));
  for (const file of readdirSync(islands))
    renameSync(join(islands, file), join(islands, rename(file)));
}
