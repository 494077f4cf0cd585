import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { type HTMLElement, parse } from "node-html-parser";
import { builtPages } from "../support/built-pages";

// Bytes, not clocks. A page is one congestion window.
const PAGE_LIMIT = 14_600;
const HOME_LIMIT = 20_000;
const INLINE_SCRIPT_LIMIT = 1_500;
const FONT_LIMIT = 40_000;
const ISLANDS_LIMIT = 142_000;
const ELEMENTS_LIMIT = 800;
const REQUESTS_LIMIT = 3;

test.skip(process.env.E2E_BUILD === "plain", "the finish keeps the budgets");

const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

test("all pages were built", () => {
  expect(builtPages().length).toBeGreaterThan(9);
});

for (const { name, html } of builtPages()) {
  const page = parse(html);

  test(`${name}: weight of the document`, () => {
    expect(page.querySelectorAll("link[rel=stylesheet]")).toEqual([]);
    expect(gzipSync(html).length).toBeLessThanOrEqual(name === "index" ? HOME_LIMIT : PAGE_LIMIT);
    expect(page.querySelectorAll("*").length).toBeLessThanOrEqual(ELEMENTS_LIMIT);
  });

  test(`${name}: script before anything is used`, () => {
    expect(page.querySelectorAll("script[src], link[rel=modulepreload]")).toEqual([]);
    const inline = inlineScripts(page).map(({ rawText }) => rawText);
    expect(gzipSync(inline.join("\n")).length).toBeLessThanOrEqual(INLINE_SCRIPT_LIMIT);
    const early = page.querySelectorAll("link[rel=preload]:not([as=font]):not([as=image])");
    expect(1 + early.length).toBeLessThanOrEqual(REQUESTS_LIMIT);
  });

  test(`${name}: script once something is used`, () => {
    const files = page
      .querySelectorAll("script[data-files]")
      .flatMap((script) => script.getAttribute("data-files")?.split(" ") ?? []);
    expect(files.length > 0).toBe(page.querySelector("[data-island]") !== null);
    const weights = files.map((file) => gzipSync(readFileSync(join("public", file))).length);
    expect(sum(weights)).toBeLessThanOrEqual(ISLANDS_LIMIT);
  });

  test(`${name}: valid HTML`, async () => {
    const report = await validator.validateString(html);
    const messages = report.results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, selector }) => [ruleId, message, selector])).toEqual(
      [],
    );
  });
}

test("the fonts together", () => {
  const folder = ".next/static/media";
  const fonts = readdirSync(folder).filter((file) => file.endsWith(".woff2"));
  expect(fonts.length).toBeGreaterThan(0);
  expect(sum(fonts.map((file) => readFileSync(join(folder, file)).length))).toBeLessThanOrEqual(
    FONT_LIMIT,
  );
});

function inlineScripts(page: HTMLElement) {
  return page
    .querySelectorAll("script:not([src])")
    .filter(
      (script) =>
        !["application/ld+json", "speculationrules"].includes(script.getAttribute("type") ?? ""),
    );
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
