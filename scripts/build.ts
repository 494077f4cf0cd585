import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import nextEnv from "@next/env";
import { bundleIslands, bundleLoader } from "../islands/bundle";
import { optimizePages } from "../islands/optimize/optimize-pages";
import { ConfigError } from "../lib/env";
import { checkSettings, exitOnConfigError } from "../lib/start";
import { writeFont } from "./subset-font";

// Runs the whole build: font, islands, pages, post-build step.

nextEnv.loadEnvConfig(".");
try {
  checkSettings("build");
  await writeFont();
  const islands = await bundleIslands();
  // Next would serve the cached pages of an earlier build.
  rmSync(".next/server/route-cache", { recursive: true, force: true });
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  // With the NODE_ENV of a development shell, Next cannot prerender pages.
  const env = { ...process.env, NODE_ENV: "production" as const };
  const { status } = spawnSync(process.execPath, [next, "build"], { stdio: "inherit", env });
  if (status !== 0) throw new ConfigError("next build failed");
  await optimizePages(islands, await bundleLoader());
} catch (error) {
  // Next does not serve a build without this file, so that a failed one is never served.
  rmSync(".next/BUILD_ID", { force: true });
  exitOnConfigError(error);
}
