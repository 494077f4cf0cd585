import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { contentSecurityPolicy } from "./csp";
import { type Islands, loaderSource } from "../bundle";
import { usedStyles } from "./styles";

const BUILD = ".next";
/** Pages as Next built them, for tests and benches: the same site, only heavier. */
export const PLAIN_PAGES = join(BUILD, "cache/plain");

type PageParts = {
  islands: Islands;
  loader: string;
  /** The content of a built file by its address. */
  readFile: (address: string) => string;
};

/**
 * Finishes every prerendered page of the build, wherever this version of Next or a host's adapter put it, copies
 * included. Why and how: `islands/optimize/README.md`. Throws where a page cannot be finished, and where there is none.
 */
export async function finishPages(islands: Islands): Promise<void> {
  const files = readdirSync(BUILD, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".html") && !/(^|\/)(cache|dev|node_modules)\//.test(file),
  );
  if (files.length === 0) throw new Error(`No page to finish in ${BUILD}`);

  const readFile = (address: string) => {
    const isBuilt = address.startsWith("/_next/");
    return readFileSync(join(isBuilt ? BUILD : "public", address.replace("/_next/", "")), "utf8");
  };
  const parts = { islands, loader: await loaderSource(), readFile };
  for (const file of files) {
    cpSync(join(BUILD, file), join(PLAIN_PAGES, file));
    const html = readFileSync(join(BUILD, file), "utf8");
    const finished = await finishPage(html, parts).catch((error: unknown) => {
      throw new Error(`Cannot finish ${file}`, { cause: error });
    });
    writeFileSync(join(BUILD, file), finished);
  }
  console.log(`Finished ${files.length} pages: styles inline, no framework script, a policy each.`);
}

/** Prerendered `html`, finished. Throws for a style attribute, which no policy allows, and for an unknown island. */
export async function finishPage(html: string, parts: PageParts): Promise<string> {
  const $ = load(html);
  mendErrorPage($);
  if ($("[style]").length > 0) throw new Error("A style attribute, which the policy forbids");
  removeFramework($);
  const files = islandFiles($, parts.islands);
  if (files.length > 0) {
    $("body").append(`<script data-files="${files.join(" ")}">${parts.loader}</script>`);
  }
  await inlineStyles($, parts.readFile, files);
  // The policy names each inline script and style by its hash, so it is made from the page as it is written.
  const page = $.html();
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(page)}">`;
  return page.replace("<head>", () => `<head>${policy}`);
}

/** Next's own page for status 500 names no language and has style attributes, which here become a style sheet. */
function mendErrorPage($: CheerioAPI) {
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

/** The files of the page's islands, each after those that it needs. */
function islandFiles($: CheerioAPI, islands: Islands): string[] {
  const files = $("[data-island]").map((_, element) => {
    const name = $(element).attr("data-island") ?? "";
    const own = islands.get(name);
    if (!own) throw new Error(`No island "${name}" in islands/registry.ts`);
    $(element).attr("data-entry", own.at(-1));
    return own;
  });
  return [...new Set(files.get())];
}

async function inlineStyles($: CheerioAPI, readFile: PageParts["readFile"], files: string[]) {
  const sheets = $("link[rel=stylesheet]");
  const css = sheets.map((_, sheet) => {
    const address = $(sheet).attr("href") ?? "";
    // Relative addresses in a sheet are relative to the sheet.
    return readFile(address).replace(
      /url\((?!data:|\/)([^)]+)\)/g,
      (_, url: string) => `url(${new URL(url, `http://host${address}`).pathname})`,
    );
  });
  const code = [...files.map(readFile), ...$("script").map((_, script) => $(script).text())];
  const styles = await usedStyles(css.get().join(""), $, code);
  sheets.first().before(`<style>${styles}</style>`);
  sheets.remove();
}
