import type { CheerioAPI } from "cheerio";
import { PurgeCSS } from "purgecss";

/**
 * The rules of `css` that page `$` can come to use: for its own elements, or for those that the `code` of its islands
 * draws later, whose class names stand in that code as strings. A rule is never dropped for states and attributes that
 * browsers and scripts set (`:focus`, `[hidden]`), only for a `data-` name that neither the page nor its code has.
 */
export async function usedStyles(css: string, $: CheerioAPI, code: string[]): Promise<string> {
  const names = $("*").map((_, element) => [
    $(element).prop("tagName")?.toLowerCase() ?? "",
    ...($(element).attr("class")?.split(/\s+/) ?? []),
  ]);
  const mentions = [$.html(), ...code].join(" ");
  const isMentioned = (name: string) =>
    mentions.includes(name) || mentions.includes(name.replace("data-", "dataset."));
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...names, ...code].join(" "), extension: "" }],
    css: [{ raw: css }],
    // An element's class may have quotes in it; in code they end its name.
    defaultExtractor: (content) => [...content.split(/\s+/), ...content.split(/["'`\s]+/)],
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !name.startsWith("data-") || isMentioned(name)),
    safelist: [/^:/],
    keyframes: true,
    variables: true,
  });
  if (!result) throw new Error("No rule is left");
  return withoutUnusedProperties(result.css);
}

/** PurgeCSS drops variables that nothing uses, but keeps their registrations, of which Tailwind writes many. */
function withoutUnusedProperties(css: string): string {
  return css.replace(/@property (--[\w-]+)\s*\{[^}]*\}/g, (registration, name: string) =>
    css.split(new RegExp(`${name}(?![\\w-])`)).length > 2 ? registration : "",
  );
}
