import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { changeEnvironment, ConfigError } from "../lib/env";
import { parseEnvironmentFile } from "./environment-file";
import { optimizePages } from "../islands/optimize/pages";
import { bundleIslands } from "../islands/bundle";
import { loadSettings, warnAtBuild } from "./settings";
import { writeFont } from "./subset-font";

/** Font, islands, `next build` and the post-build step. `--settings FILE` reads the settings from a systemd file. */
const { values } = parseArgs({ options: { settings: { type: "string" } } });

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
  const islands = await bundleIslands();
  buildPages();
  await optimizePages(islands);
  writeFileSync(COMPLETE, "");
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function buildPages() {
  // Next would serve the pages of an earlier build from this folder.
  rmSync(".next/server/route-cache", { recursive: true, force: true });
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  changeEnvironment({ NEXT_TELEMETRY_DISABLED: "1" });
  const { status } = spawnSync(process.execPath, [next, "build"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
