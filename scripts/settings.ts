import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { env, type Env } from "../lib/env";

/** The settings of the environment and, for keys that it lacks, of `.env`. Throws `ConfigError`. */
export function loadSettings(): Env {
  // Before Next loads the same file, which would expand a $ in a value.
  if (existsSync(".env")) loadEnvFile(".env");
  return env();
}
