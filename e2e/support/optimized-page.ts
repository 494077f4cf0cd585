import { load } from "cheerio";
import { contentSecurityPolicy } from "../../islands/optimize/csp";

/** Returns a phrase that says how a page differs from an optimized one. Undefined if it does not. */
export function problemOf(html: string): string | undefined {
  const $ = load(html);
  const policy = $("meta[http-equiv='Content-Security-Policy']").attr("content");
  if (policy === undefined) return "has no policy";
  if (policy !== contentSecurityPolicy(html)) return "has a policy that is not its own";
  return $("script[src]").length > 0 ? "loads the framework" : undefined;
}

/** Returns the URL paths of the files of a page's islands. */
export function islandFilesOf(html: string): string[] {
  const $ = load(html);
  const files = $("[data-files]").map((_, island) => $(island).attr("data-files")?.split(" "));
  return [...new Set(files.get())];
}
