import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { env, type Env } from "../lib/env";

/** Returns the settings from the environment and, for keys that it lacks, from `.env`. Throws `ConfigError`. */
export function loadSettings(): Env {
  // `.env` is loaded before Next loads it, because Next expands `$` and would change passwords.
  if (existsSync(".env")) loadEnvFile(".env");
  return env();
}
