import type { CheerioAPI } from "cheerio";
import { PurgeCSS } from "purgecss";

/**
 * The rules of `css` that page `$` can come to use: by its own elements, or by what the `code` of its islands shows
 * later, whose strings hold the names. An attribute never costs a rule: scripts and browsers set them.
 */
export async function usedStyles(css: string, $: CheerioAPI, code: string[]): Promise<string> {
  const names = $("*").map((_, element) => [
    $(element).prop("tagName")?.toLowerCase() ?? "",
    ...($(element).attr("class")?.split(/\s+/) ?? []),
  ]);
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...names, ...code].join(" "), extension: "" }],
    css: [{ raw: css }],
    defaultExtractor: (content) => content.split(/[\s"'`]+/),
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name = ""]) => name),
    safelist: [/^:/],
    keyframes: true,
    variables: true,
  });
  if (!result) throw new Error("No rule is left");
  return withoutUnusedProperties(result.css);
}

/** Purging variables leaves their registrations, of which Tailwind writes many. */
function withoutUnusedProperties(css: string): string {
  return css.replace(/@property (--[\w-]+)\s*\{[^}]*\}/g, (registration, name: string) =>
    css.split(name).length > 2 ? registration : "",
  );
}
