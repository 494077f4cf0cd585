import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { build } from "esbuild";
import { bundleIslands } from "../islands/bundle";
import { optimizePages } from "../islands/optimize/pages";
import { SAMPLE_PHONE, setEnv } from "../lib/env";
import { BUILD_SETTINGS, checkBuild, exitOnConfigError, writeBuildSettings } from "../lib/start";
import { loadSettings } from "./settings";
import { writeFont } from "./subset-font";

// Runs the whole build: font, islands, pages, post-build step.

try {
  const settings = loadSettings();
  checkBuild(settings);
  if (settings.CONTACT_PHONE === SAMPLE_PHONE) {
    console.warn(`CONTACT_PHONE is not set: the pages show the sample number ${SAMPLE_PHONE}`);
  }
  // `serve` refuses to start without this file, so an interrupted build is never served.
  rmSync(BUILD_SETTINGS, { force: true });
  await writeFont();
  const islands = await bundleIslands();
  buildPages();
  await optimizePages(islands);
  if (settings.NEXT_OUTPUT) await addStartCheck();
  writeBuildSettings(settings);
} catch (error) {
  exitOnConfigError(error);
}

function buildPages(): void {
  // Next would serve the cached pages of an earlier build.
  rmSync(".next/server/route-cache", { recursive: true, force: true });
  setEnv({ NEXT_TELEMETRY_DISABLED: "1" });
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const { status } = spawnSync(process.execPath, [next, "build"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

/** Makes Next's standalone server import `check-start.ts`, which then runs first. */
async function addStartCheck(): Promise<void> {
  await build({
    entryPoints: ["scripts/check-start.ts"],
    outdir: ".next/standalone",
    bundle: true,
    platform: "node",
    format: "esm",
  });
  const server = ".next/standalone/server.js";
  writeFileSync(server, `import "./check-start.js";\n${readFileSync(server, "utf8")}`);
}
