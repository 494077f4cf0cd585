import { type CheerioAPI, load } from "cheerio";
import { contentSecurityPolicy } from "./csp";
import type { Islands } from "./islands";
import { usedStyles } from "./styles";

export type PageParts = {
  islands: Islands;
  loader: string;
  /** Those that the site's font is made for. */
  characters: string;
  /** The content of a built file by its address. */
  readFile: (address: string) => string;
};

/** What prerendered `html` becomes. */
export async function finishPage(html: string, parts: PageParts): Promise<string> {
  const $ = load(html);
  mendFrameworkError($);
  if ($("[style]").length > 0) throw new Error("A style attribute, which the policy forbids");
  removeFramework($);
  removeMarkers($);
  checkCharacters($, parts.characters);
  const files = islandFiles($, parts.islands);
  await inlineStyles($, parts.readFile, files);
  $("body").append(`<script type="speculationrules">${speculation}</script>`);
  if (files.length > 0) {
    $("body").append(`<script data-files="${files.join(" ")}">${parts.loader}</script>`);
  }
  // Last, over the text that is written: a browser reads the same.
  const page = $.html();
  const policy = `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(page)}">`;
  return page.replace("<head>", () => `<head>${policy}`);
}

/** Links to our own pages are fetched and drawn when a visitor is about to follow them. */
const speculation = JSON.stringify({
  prerender: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

/** Next's own error page says no language, and has style attributes; the policy wants them as rules. */
function mendFrameworkError($: CheerioAPI) {
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
  // X reads the Open Graph tags for what its own ones would say again.
  $('meta[name^="twitter:"]:not([name="twitter:card"])').remove();
}

/** React's markers between texts: an island needs its own to start, nothing else does. */
function removeMarkers($: CheerioAPI) {
  $("*:not([data-island], [data-island] *)")
    .contents()
    .filter((_, node) => node.type === "comment")
    .remove();
}

function checkCharacters($: CheerioAPI, characters: string) {
  const text = $("body").clone().find("script, style").remove().end().text();
  const missing = [...text.replace(/\s/g, "")].filter((each) => !characters.includes(each));
  if (missing.length > 0) throw new Error(`Not in scripts/subset-font.ts: ${missing.join("")}`);
}

/** The files of the page's islands, each after those that it needs. */
function islandFiles($: CheerioAPI, islands: Islands): string[] {
  const files = $("[data-island]").map((_, element) => {
    const name = $(element).attr("data-island") ?? "";
    const own = islands.get(name);
    if (!own) throw new Error(`No islands/entries/${name}.tsx for the island "${name}"`);
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
