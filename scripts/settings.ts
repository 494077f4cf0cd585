import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { ConfigError, env, type Env, setDefaultEnv } from "../lib/env";

/**
 * Returns the settings from the environment and, for keys that it lacks, from the files that Next reads. Throws
 * {@link ConfigError}. The files are read before Next reads them, because Next expands `$` and would change passwords.
 */
export function loadSettings(mode: "production" | "development"): Env {
  for (const file of [`.env.${mode}.local`, ".env.local", `.env.${mode}`, ".env"]) {
    if (!existsSync(file)) continue;
    const text = readFileSync(file, "utf8");
    checkFile(file, text);
    setDefaultEnv(parseEnv(text));
  }
  return env();
}

/** Throws {@link ConfigError} if the file would be parsed into other settings than its author meant. */
function checkFile(file: string, text: string): void {
  if (text.startsWith("\uFEFF")) {
    throw new ConfigError(`${file} begins with a byte-order mark: save it as UTF-8 without one`);
  }
  const [, cut] =
    /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*(?![ \t"'`])[^\n#]*[^\s#]#/m.exec(text) ?? [];
  if (cut) throw new ConfigError(`${cut} in ${file} would end at "#": put it in quotation marks`);
}
