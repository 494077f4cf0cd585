import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { changeEnvironment, ConfigError } from "../lib/env";
import { parseEnvironmentFile } from "./environment-file";
import { finishPages, PLAIN_PAGES } from "../islands/optimize/pages";
import { buildIslands } from "../islands/bundle";
import { loadSettings, warnAtBuild } from "./settings";
import { writeFont } from "./subset-font";

/**
 * The whole build: `tsx scripts/build.ts`. With `plain` without the finish: the same site, only heavier. With
 * `--settings FILE` for the settings of a file that systemd gives to the site.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { settings: { type: "string" } },
});

// Only a whole build is served: neither one that failed nor one that was interrupted.
const COMPLETE = ".next/COMPLETE";

try {
  if (values.settings) {
    const settings = parseEnvironmentFile(readFileSync(values.settings, "utf8"));
    // Its limit of memory is meant for a copy of the running site, and too low for a build.
    delete settings.NODE_OPTIONS;
    changeEnvironment(settings);
  }
  warnAtBuild(loadSettings());
  rmSync(COMPLETE, { force: true });
  await writeFont();
  const islands = await buildIslands();
  buildPages();
  if (!positionals.includes("plain")) await finishPages(islands);
  writeFileSync(COMPLETE, "");
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function buildPages() {
  // What an earlier build has left: Next would serve its own copies of old pages, and tests would read old plain ones.
  for (const folder of [".next/server/route-cache", PLAIN_PAGES]) {
    rmSync(folder, { recursive: true, force: true });
  }
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  changeEnvironment({ NEXT_TELEMETRY_DISABLED: "1" });
  const { status } = spawnSync(process.execPath, [next, "build"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
