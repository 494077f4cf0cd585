import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { optimizePages } from "../islands/optimize/pages";
import { bundleIslands } from "../islands/bundle";
import { ConfigError, setEnv } from "../lib/env";
import { BUILD_SETTINGS, loadSettings, warnAtBuild, writeBuildSettings } from "./settings";
import { writeFont } from "./subset-font";

/** The whole build: font, islands, pages, and the post-build step. */
try {
  const settings = loadSettings();
  warnAtBuild(settings);
  // Without this file the site does not start, so an interrupted build is never served.
  rmSync(BUILD_SETTINGS, { force: true });
  await writeFont();
  const islands = await bundleIslands();
  buildPages();
  await optimizePages(islands);
  writeBuildSettings(settings);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function buildPages(): void {
  // Next would serve its cached pages of an earlier build.
  rmSync(".next/server/route-cache", { recursive: true, force: true });
  setEnv({ NEXT_TELEMETRY_DISABLED: "1" });
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const { status } = spawnSync(process.execPath, [next, "build"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
