import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import nextEnv from "@next/env";
import { changeEnvironment, ConfigError } from "../lib/config/env";
import { finishPages, PLAIN_PAGES } from "./finish/pages";
import { buildIslands } from "./finish/islands";
import { siteCharacters, writeFont } from "./subset-font";

/** The whole build; with `plain` without the finish: the same site, only heavier. */
const isPlain = process.argv[2] === "plain";

try {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  await writeFont();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
const islands = await buildIslands();
// Pages that an earlier start kept would be preferred to the new ones; those that an earlier finish kept are not theirs.
for (const folder of [".next/server/route-cache", PLAIN_PAGES]) {
  rmSync(folder, { recursive: true, force: true });
}
const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
changeEnvironment({ NEXT_TELEMETRY_DISABLED: "1" });
const { status } = spawnSync(process.execPath, [next, "build"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
if (!isPlain) await finishPages(islands, siteCharacters());
