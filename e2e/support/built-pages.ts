import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = ".next/server/app";

/** Every prerendered page as it was built: its name and its HTML. */
export function builtPages(): { name: string; html: string }[] {
  return readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({
      name: file.replace(/\.html$/, ""),
      html: readFileSync(join(FOLDER, file), "utf8"),
    }));
}
