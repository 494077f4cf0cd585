import { ConfigError } from "../lib/env";

/**
 * The settings in the text of a file, read as systemd reads an `EnvironmentFile=`: a value goes to the end of its line,
 * quotes and backslashes are taken off, and nothing is expanded. A shell would read the same line otherwise. Throws
 * {@link ConfigError} where a quote has no end.
 */
export function parseEnvironmentFile(text: string): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const [, key = "", value = ""] of text.matchAll(ASSIGNMENT)) {
    const parts = [...value.matchAll(PART)];
    if (/^\s*['"]/.test(parts.at(-1)?.[3] ?? "")) {
      throw new ConfigError(`${key.trim()} has a quote without an end`);
    }
    settings[key.trim()] = parts.map(readPart).join("");
  }
  return settings;
}

// A key, then quoted parts, which may hold line breaks, then the unquoted rest of the line.
const ASSIGNMENT =
  /^[ \t]*(?![#;])([^=\n]+)=((?:[ \t]*(?:'[^']*'|"(?:\\[^]|[^"\\])*"))*(?:\\[^]|[^\n\\])*)/gm;
const PART = /[ \t]*(?:'([^']*)'|"((?:\\[^]|[^"\\])*)"|((?:\\[^]|[^\\])+))/gy;

function readPart([, single, double, bare = ""]: string[]): string {
  if (single !== undefined) return single;
  if (double !== undefined) return double.replace(/\\(["\\`$])|\\\n/g, "$1");
  return bare.replace(/(?<!\\)[ \t\r]+$/, "").replace(/\\\n|\\([^])/g, "$1");
}
