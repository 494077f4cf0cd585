import type { CheerioAPI } from "cheerio";
import { PurgeCSS } from "purgecss";

/**
 * Returns the rules of `css` that page `$` can use: for its own elements, and for those that the `code` of its islands
 * renders later, whose class names are strings in that code. A rule for a state or an attribute that browsers and scripts
 * set (`:focus`, `[hidden]`) stays, unless it needs a `data-` name that neither the page nor its code has.
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
    // A class name in HTML may contain quotes; in code a quote ends it.
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

/** PurgeCSS removes unused variables, but not their registrations, of which Tailwind writes many. */
function withoutUnusedProperties(css: string): string {
  return css.replace(/@property (--[\w-]+)\s*\{[^}]*\}/g, (registration, name: string) =>
    css.split(new RegExp(`${name}(?![\\w-])`)).length > 2 ? registration : "",
  );
}
