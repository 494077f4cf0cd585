import type { CheerioAPI } from "cheerio";
import { PurgeCSS } from "purgecss";

/**
 * The rules of `css` that page `$` can come to use: by its own elements, or by what the `code` of its islands shows
 * later, whose strings hold the names. An attribute never costs a rule, as scripts and browsers set them; but one of
 * `data-` that the page does not have is set by islands alone.
 */
export async function usedStyles(css: string, $: CheerioAPI, code: string[]): Promise<string> {
  const names = $("*").map((_, element) => [
    $(element).prop("tagName")?.toLowerCase() ?? "",
    ...($(element).attr("class")?.split(/\s+/) ?? []),
  ]);
  const attributes = [...css.matchAll(/\[([\w-]+)/g)].map(([, name = ""]) => name);
  const canCome = (name: string) =>
    !name.startsWith("data-") || $(`[data-island], [${name}]`).length > 0;
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...names, ...code].join(" "), extension: "" }],
    css: [{ raw: css }],
    defaultExtractor: (content) => content.split(/[\s"'`]+/),
    dynamicAttributes: attributes.filter(canCome),
    safelist: [/^:/],
    keyframes: true,
    variables: true,
  });
  if (!result) throw new Error("No rule is left");
  return withoutUnusedProperties(result.css).replace(/@[^@{}]+\{\s*\}/g, "");
}

/** Purging variables leaves their registrations, of which Tailwind writes many. */
function withoutUnusedProperties(css: string): string {
  return css.replace(/@property (--[\w-]+)\s*\{[^}]*\}/g, (registration, name: string) =>
    css.split(new RegExp(`${name}(?![\\w-])`)).length > 2 ? registration : "",
  );
}
