import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { build } from "esbuild";
import { bundleIslands } from "../islands/bundle";
import { optimizePages } from "../islands/optimize/optimize-pages";
import { SAMPLE_PHONE, setEnv } from "../lib/env";
import { BUILD_SETTINGS, checkBuild, exitOnConfigError, writeBuildSettings } from "../lib/start";
import { loadSettings } from "./settings";
import { writeFont } from "./subset-font";

// Runs the whole build: font, islands, pages, post-build step.

try {
  const settings = loadSettings("production");
  checkBuild(settings);
  if (!settings.given.includes("CONTACT_PHONE")) {
    console.warn(`CONTACT_PHONE is not set: the pages show the sample number ${SAMPLE_PHONE}`);
  }
  // `serve` refuses to start without this file, so an interrupted build is never served.
  rmSync(BUILD_SETTINGS, { force: true });
  await writeFont();
  const islands = await bundleIslands();
  buildPages();
  await optimizePages(islands);
  await bundleServer();
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

/** Bundles `serve.ts`, so that it runs without a compiler, and in a container without development dependencies. */
async function bundleServer(): Promise<void> {
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  await build({
    entryPoints: ["scripts/serve.ts"],
    outdir: ".next/serve",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    external: ["next", ...Object.keys(devDependencies)],
    platform: "node",
    format: "esm",
  });
}
