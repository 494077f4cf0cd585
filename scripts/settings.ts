import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";
import { env, type Env } from "../lib/env";

/** The settings of the environment and, for keys that it lacks, of `.env`. Throws `ConfigError`. */
export function loadSettings(): Env {
  // Load `.env` before Next does: Next expands `$` and would change passwords.
  if (existsSync(".env")) loadEnvFile(".env");
  return env();
}
