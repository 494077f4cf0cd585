import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { type CheerioAPI, load } from "cheerio";
import { HtmlValidate } from "html-validate";
import { islandFilesOf } from "../support/island-files";
import { siteCharacters } from "../../scripts/subset-font";

/** The maximum size of each document in bytes, with gzip. A limit was set up to 1 kB above the size of that time. */
const DOCUMENT_LIMITS: Record<string, number> = {
  index: 17_400,
  "iot/tempguard": 17_000,
  demo: 12_600,
  pricing: 11_400,
  "contact-us": 11_500,
  iot: 10_000,
};
const OTHER_DOCUMENT_LIMIT = 8_900;
/** The loader of the islands accounts for half of it. */
const INLINE_SCRIPT_LIMIT = 900;
/** Some crawlers read the first 32 kB only. */
const METADATA_LIMIT = 8_192;
const FONT_LIMIT = 16_000;
/** React accounts for 74,000. The two pages below also load the simulation of the cold room. */
const ISLANDS_LIMIT = 79_300;
const SIMULATION_LIMIT = 84_100;
const SIMULATION_PAGES = ["index", "demo"];
const ELEMENTS_LIMIT = 600;

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

test("all routes are static except the endpoint and its health check", () => {
  const routes: Record<string, string> = readJson(".next/app-path-routes-manifest.json");
  const prerendered = Object.keys(readJson(".next/prerender-manifest.json").routes);
  const dynamic = Object.values(routes).filter((route) => !prerendered.includes(route));
  expect(dynamic.sort()).toEqual(["/healthz", "/php/emailer.php"]);
  expect(builtPages().length).toBeGreaterThan(9);
});

for (const { name, html } of builtPages()) {
  const $ = load(html);

  test(`${name} is light`, () => {
    expect($("link[rel=stylesheet], link[rel=modulepreload], script[src]")).toHaveLength(0);
    expect($("link[rel=preload]:not([as=font], [as=image])")).toHaveLength(0);
    const limit = DOCUMENT_LIMITS[name] ?? OTHER_DOCUMENT_LIMIT;
    expect(gzipSync(html).length).toBeLessThanOrEqual(limit);
    expect(gzipSync(inlineScripts($)).length).toBeLessThanOrEqual(INLINE_SCRIPT_LIMIT);
    expect($("*").length).toBeLessThanOrEqual(ELEMENTS_LIMIT);

    const files = islandFilesOf(html);
    expect(files.length > 0).toBe($("[data-island]").length > 0);
    const weights = files.map((file) => gzipSync(readFileSync(join("public", file))).length);
    const islandsLimit = SIMULATION_PAGES.includes(name) ? SIMULATION_LIMIT : ISLANDS_LIMIT;
    expect(sum(weights)).toBeLessThanOrEqual(islandsLimit);
  });

  test(`${name} is valid HTML, with its metadata before the styles`, async () => {
    const report = await validator.validateString(html);
    const messages = report.results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, selector }) => [ruleId, message, selector])).toEqual(
      [],
    );
    expect(html).not.toMatch(/@keyframes [\w-]+\{\}/);

    const metadata = $("title, meta, link, script[type='application/ld+json']");
    const elements = metadata.get().map((element) => $.html(element));
    const end = Math.max(...elements.map((element) => html.lastIndexOf(element)));
    expect(end).toBeGreaterThan(0);
    expect(end).toBeLessThan(Math.min(METADATA_LIMIT, html.indexOf("<style")));
  });
}

test("browsers compile React in the background, while it arrives", () => {
  const files = readdirSync("public/islands").map((file) => readFileSync(`public/islands/${file}`));
  // Only a function in parentheses of its own is compiled before it is called: `x=e((e=>{…}))`, not `x=e((e)=>{…})`.
  const eager = /=[\w$]+\(\((?:[\w$]+|\([\w$,]*\))=>\{/g;
  const modules = files.flatMap((file) => file.toString().match(eager) ?? []);
  // React, its JSX runtime, React DOM with its client, and the scheduler.
  expect(modules.length).toBeGreaterThanOrEqual(5);
});

test("the site's font contains every character of the pages", () => {
  for (const { name, html } of builtPages()) {
    const $ = load(html);
    $("script, style").remove();
    const missing = [...$("body").text().replace(/\s/g, "")].filter(
      (c) => !siteCharacters.includes(c),
    );
    expect([name, missing]).toEqual([name, []]);
  }
});

test("the fonts together stay within their size limit", () => {
  const folder = ".next/static/media";
  const fonts = readdirSync(folder).filter((file) => file.endsWith(".woff2"));
  expect(fonts.length).toBeGreaterThan(0);
  expect(sum(fonts.map((file) => readFileSync(join(folder, file)).length))).toBeLessThanOrEqual(
    FONT_LIMIT,
  );
});

/** Returns the name and the HTML of every prerendered page of the build. */
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
