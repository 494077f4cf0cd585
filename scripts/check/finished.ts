import { load } from "cheerio";
import { contentSecurityPolicy } from "../finish/csp";

/** What is wrong with a page that should have gone through `scripts/finish`, in a phrase each. */
export function unfinishedIn(html: string): string[] {
  const $ = load(html);
  const policy = $("meta[http-equiv='Content-Security-Policy']").attr("content");
  return [
    policy === undefined && "has no policy",
    policy !== undefined &&
      policy !== contentSecurityPolicy(html) &&
      "has a policy that is not its own",
    $("script[src]").length > 0 && "loads the framework",
  ].filter((problem) => problem !== false);
}

/** The addresses of the files that the islands of a page are made of. */
export function islandFilesOf(html: string): string[] {
  return load(html)("script[data-files]").attr("data-files")?.split(" ") ?? [];
}
