import { load } from "cheerio";

/** Returns the URL paths of the files of a page's islands. */
export function islandFilesOf(html: string): string[] {
  const $ = load(html);
  const files = $("[data-files]").map((_, island) => $(island).attr("data-files")?.split(" "));
  return [...new Set(files.get())];
}
