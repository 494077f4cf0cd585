import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { bundleIslands } from "../islands/bundle";
import { optimizePages } from "../islands/optimize/pages";
import { SAMPLE_PHONE, setEnv } from "../lib/env";
import { BUILD_SETTINGS, exitOnConfigError, writeBuildSettings } from "../lib/start";
import { loadSettings } from "./settings";
import { writeFont } from "./subset-font";

// The whole build: font, islands, pages, and the post-build step.

try {
  const settings = loadSettings();
  if (settings.CONTACT_PHONE === SAMPLE_PHONE) {
    console.warn(`CONTACT_PHONE is not set: the pages show the sample number ${SAMPLE_PHONE}`);
  }
  // `serve` refuses to start without this file, so an interrupted build is never served.
  rmSync(BUILD_SETTINGS, { force: true });
  await writeFont();
  const islands = await bundleIslands();
  buildPages();
  await optimizePages(islands);
  writeBuildSettings(settings);
} catch (error) {
  exitOnConfigError(error);
}

function buildPages(): void {
  // Next would serve its cached pages of an earlier build.
  rmSync(".next/server/route-cache", { recursive: true, force: true });
  setEnv({ NEXT_TELEMETRY_DISABLED: "1" });
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const { status } = spawnSync(process.execPath, [next, "build"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
