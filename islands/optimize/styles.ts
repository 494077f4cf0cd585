import type { CheerioAPI } from "cheerio";
import { PurgeCSS } from "purgecss";

/**
 * Returns the rules of `css` that page `$` can use: those that match its elements or names in `code`, because its
 * islands can render more elements later. Rules for states and attributes (`:focus`, `[hidden]`) are kept, because
 * browsers and scripts set them. A rule for a `data-` attribute is removed if neither the page nor the code contains
 * its name.
 */
export async function usedStyles(css: string, $: CheerioAPI, code: string[]): Promise<string> {
  const names = $("*").map((_, element) => [
    $(element).prop("tagName")?.toLowerCase() ?? "",
    ...($(element).attr("class")?.split(/\s+/) ?? []),
  ]);
  const mentions = [$.html(), ...code].join(" ");
  const isMentioned = (name: string) => {
    const property = name.slice("data-".length).replace(/-(.)/g, (_, c: string) => c.toUpperCase());
    return mentions.includes(name) || mentions.includes(`dataset.${property}`);
  };
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...names, ...code].join(" "), extension: "" }],
    css: [{ raw: css }],
    // A class name in HTML may contain quotes, whereas in code a quote ends it.
    defaultExtractor: (content) => [...content.split(/\s+/), ...content.split(/["'`\s]+/)],
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !name.startsWith("data-") || isMentioned(name)),
    safelist: {
      standard: [/^:/],
      variables: [...mentions.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name),
    },
    keyframes: true,
    variables: true,
  });
  if (!result) throw new Error("No rule is left");
  // Tailwind registers the properties of all utilities, including those that were removed.
  return result.css.replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) =>
    result.css.split(name).length > 2 ? rule : "",
  );
}
