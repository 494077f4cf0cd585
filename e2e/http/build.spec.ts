import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { type CheerioAPI, load } from "cheerio";
import { HtmlValidate } from "html-validate";
import { islandFilesOf } from "../../islands/optimize/check";
import { siteCharacters } from "../../scripts/subset-font";

// Bytes, not clocks. In Brotli, as both documented hosts serve it, most pages are one congestion window.
const PAGE_LIMIT = { br: 14_250, gzip: 16_200 };
// These draw most of their page: a chart that runs, ten figures, a whole night twice.
const DRAWN_LIMITS: Record<string, typeof PAGE_LIMIT> = {
  demo: { br: 15_600, gzip: 18_110 },
  "iot/tempguard": { br: 16_700, gzip: 19_680 },
  index: { br: 20_400, gzip: 24_000 },
  pricing: { br: 15_050, gzip: 17_340 },
};
/** The loader is about 1,200 of it, theme and menu 550, the header that follows 250. */
const INLINE_SCRIPT_LIMIT = 2_350;
const FONT_LIMIT = 16_000;
/** React is 74,000 of it. */
const ISLANDS_LIMIT = 82_000;
// A night that the visitor plays; four rooms and all that happens in them.
const DRAWN_ISLANDS_LIMITS: Record<string, number> = { index: 88_000, demo: 93_500 };
const ELEMENTS_LIMIT = 800;

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

test("all routes are static but the endpoint and its health", () => {
  const routes: Record<string, string> = readJson(".next/app-path-routes-manifest.json");
  const prerendered = Object.keys(readJson(".next/prerender-manifest.json").routes);
  const dynamic = Object.values(routes).filter((route) => !prerendered.includes(route));
  expect(dynamic.sort()).toEqual(["/healthz", "/php/emailer.php"]);
  expect(builtPages().length).toBeGreaterThan(9);
});

for (const { name, html } of builtPages()) {
  const $ = load(html);

  test(`${name}: weight of the document`, () => {
    expect($("link[rel=stylesheet]")).toHaveLength(0);
    const limit = DRAWN_LIMITS[name] ?? PAGE_LIMIT;
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(limit.br);
    expect(gzipSync(html).length).toBeLessThanOrEqual(limit.gzip);
    expect($("*").length).toBeLessThanOrEqual(ELEMENTS_LIMIT);
  });

  test(`${name}: script before anything is used`, () => {
    expect($("script[src], link[rel=modulepreload]")).toHaveLength(0);
    expect($("link[rel=preload]:not([as=font], [as=image])")).toHaveLength(0);
    expect(gzipSync(inlineScripts($)).length).toBeLessThanOrEqual(INLINE_SCRIPT_LIMIT);
  });

  test(`${name}: script once something is used`, () => {
    const files = islandFilesOf(html);
    expect(files.length > 0).toBe($("[data-island]").length > 0);
    const weights = files.map((file) => gzipSync(readFileSync(join("public", file))).length);
    expect(sum(weights)).toBeLessThanOrEqual(DRAWN_ISLANDS_LIMITS[name] ?? ISLANDS_LIMIT);
  });

  test(`${name}: valid HTML`, async () => {
    const report = await validator.validateString(html);
    const messages = report.results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, selector }) => [ruleId, message, selector])).toEqual(
      [],
    );
  });
}

test("the site's font has every character of the pages", () => {
  const characters = siteCharacters();
  for (const { name, html } of builtPages()) {
    const $ = load(html);
    $("script, style").remove();
    const missing = [...$("body").text().replace(/\s/g, "")].filter((c) => !characters.includes(c));
    expect([name, missing]).toEqual([name, []]);
  }
});

test("the fonts together", () => {
  const folder = ".next/static/media";
  const fonts = readdirSync(folder).filter((file) => file.endsWith(".woff2"));
  expect(fonts.length).toBeGreaterThan(0);
  expect(sum(fonts.map((file) => readFileSync(join(folder, file)).length))).toBeLessThanOrEqual(
    FONT_LIMIT,
  );
});

/** Every prerendered page as it was built: its name and its HTML. */
function builtPages(): { name: string; html: string }[] {
  const folder = ".next/server/app";
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({
      name: file.replace(/\.html$/, ""),
      html: readFileSync(join(folder, file), "utf8"),
    }));
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, "utf8"));
}

function inlineScripts($: CheerioAPI): string {
  return $("script:not([src], [type='application/ld+json'], [type=speculationrules])")
    .map((_, script) => $(script).text())
    .get()
    .join("\n");
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
