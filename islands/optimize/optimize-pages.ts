import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import type { IslandFiles } from "../bundle";
import { contentSecurityPolicy } from "./csp";
import { usedStyles } from "./styles";

const BUILD = ".next";

type PageParts = {
  islands: IslandFiles;
  loader: string;
  /** Returns the content of a built file by its URL path. */
  readFile: (path: string) => string;
};

/**
 * The post-build step: optimizes every prerendered page below `.next`. Searches all folders, because the location
 * depends on the version of Next and on the host's adapter. `islands/optimize/README.md` explains why and how. Throws
 * if a page cannot be optimized or if there is no page.
 */
export async function optimizePages(islands: IslandFiles, loader: string): Promise<void> {
  const files = readdirSync(BUILD, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".html") && !/(?:^|[\\/])(?:cache|dev|node_modules)[\\/]/.test(file),
  );
  if (files.length === 0) throw new Error(`No page to optimize in ${BUILD}`);

  const readFile = (path: string) => {
    const isBuilt = path.startsWith("/_next/");
    return readFileSync(join(isBuilt ? BUILD : "public", path.replace("/_next/", "")), "utf8");
  };
  const parts = { islands, loader, readFile };
  for (const file of files) {
    const html = readFileSync(join(BUILD, file), "utf8");
    const optimized = await optimizePage(html, parts).catch((error: unknown) => {
      throw new Error(`Cannot optimize ${file}`, { cause: error });
    });
    writeFileSync(join(BUILD, file), optimized);
  }
  console.log(
    `Optimized ${files.length} pages: inline styles, no framework script, a policy each.`,
  );
}

/**
 * Returns the prerendered `html` without the framework's scripts, with inlined used styles, and with a content security
 * policy. Throws if a page has a style attribute, which the policy forbids, or an unknown island.
 */
export async function optimizePage(html: string, parts: PageParts): Promise<string> {
  const $ = load(html);
  fixErrorPage($);
  if ($("[style]").length > 0) throw new Error("A style attribute, which the policy forbids");
  removeFramework($);
  const files = addIslandFiles($, parts.islands);
  if (files.length > 0) $("body").append(`<script>${parts.loader}</script>`);
  await inlineStyles($, parts.readFile, files);
  orderHead($);
  // Last, because the policy contains the hash of each inline script and style.
  const page = $.html();
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(page)}">`;
  return page.replace("<head>", () => `<head>${policy}`);
}

/** Fixes Next's own page for status 500, which lacks a language. Moves its style attributes to a style sheet. */
function fixErrorPage($: CheerioAPI) {
  const page = $("html#__next_error__").attr("lang", "en");
  page.find("[style]").each((index, element) => {
    $("head").append(`<style>.style-${index}{${$(element).attr("style")}}</style>`);
    $(element).removeAttr("style").addClass(`style-${index}`);
  });
}

function removeFramework($: CheerioAPI) {
  const scripts = $("script:not([type])");
  scripts.filter("[src], #_R_").remove();
  scripts.filter((_, script) => /^\(?self\.__next_/.test($(script).text())).remove();
  $("link[as=script], meta[name=next-size-adjust]").remove();
}

/** Writes the files of each island to its `data-files` attribute. Returns the files of all islands of the page. */
function addIslandFiles($: CheerioAPI, islands: IslandFiles): string[] {
  const files = $("[data-island]").map((_, element) => {
    const name = $(element).attr("data-island") ?? "";
    const own = islands.get(name);
    if (!own) throw new Error(`No island "${name}" in islands/registry.ts`);
    $(element).attr("data-files", own.join(" "));
    return own;
  });
  return [...new Set(files.get())];
}

/**
 * Moves the metadata and the structured data before the styles, because some crawlers read the start of a page only.
 * Removes the Twitter metadata that repeats Open Graph's, which Twitter reads too.
 */
function orderHead($: CheerioAPI) {
  const structuredData = $("script[type='application/ld+json']");
  $("head").append(structuredData, $("head > style"), $("head > script:not([type])"));
  $("meta[name^='twitter:']").not("[name='twitter:card'], [name='twitter:image:alt']").remove();
}

async function inlineStyles($: CheerioAPI, readFile: PageParts["readFile"], files: string[]) {
  const sheets = $("link[rel=stylesheet]");
  const css = sheets.map((_, sheet) => {
    // A deployment with an ID adds it as a query.
    const { pathname: path } = new URL($(sheet).attr("href") ?? "", "http://host");
    // URLs in a sheet are relative to the sheet.
    return readFile(path).replace(
      /url\((?!data:|\/)([^)]+)\)/g,
      (_, url: string) => `url(${new URL(url, `http://host${path}`).pathname})`,
    );
  });
  const code = [...files.map(readFile), ...$("script").map((_, script) => $(script).text())];
  const styles = await usedStyles(css.get().join(""), $, code);
  sheets.first().before(`<style>${styles}</style>`);
  sheets.remove();
}
