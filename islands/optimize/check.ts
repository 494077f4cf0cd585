import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { contentSecurityPolicy } from "./csp";

/** The pages below `folder`, and what is wrong with the first that has not gone through `finish`. */
export function inspectPages(folder: string): { pages: string[]; problem?: string } {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const pages = files.filter((file) => file.endsWith(".html"));
  for (const page of pages) {
    const problem = problemOf(readFileSync(join(folder, page), "utf8"));
    if (problem) return { pages, problem: `${page} ${problem}` };
  }
  return { pages };
}

/** What is wrong with a page that should have gone through `finish`, in a phrase. */
export function problemOf(html: string): string | undefined {
  const $ = load(html);
  const policy = $("meta[http-equiv='Content-Security-Policy']").attr("content");
  if (policy === undefined) return "has no policy";
  if (policy !== contentSecurityPolicy(html)) return "has a policy that is not its own";
  return $("script[src]").length > 0 ? "loads the framework" : undefined;
}

/** The addresses of the files that the islands of a page are made of. */
export function islandFilesOf(html: string): string[] {
  return load(html)("script[data-files]").attr("data-files")?.split(" ") ?? [];
}
