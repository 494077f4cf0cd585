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
  return withoutUnusedProperties(result.css);
}

/**
 * Purging variables leaves their registrations, of which Tailwind writes many, once more for old browsers, and animations
 * that only an unused variable named. A variable that nothing sets is what it is registered as.
 */
function withoutUnusedProperties(css: string): string {
  const [forOldBrowsers = ""] = /@layer properties\s*\{.*?\}\s*\}\s*\}/s.exec(css) ?? [];
  let rest = css.replace(forOldBrowsers, "");
  let isNeeded = false;
  for (const [registration, name = "", body] of css.matchAll(
    /@property (--[\w-]+)\s*(\{[^}]*\})/g,
  )) {
    const isSet = new RegExp(`[{;\\s]${name}:`).test(rest);
    isNeeded ||= isSet;
    if (isSet) continue;
    const initial = /initial-value:\s*([^;}]+)/.exec(body ?? "")?.[1] ?? "";
    rest = rest.replace(registration, "").replaceAll(`var(${name})`, initial);
  }
  return (isNeeded ? forOldBrowsers + rest : rest).replace(
    /@keyframes ([\w-]+)\s*\{(?:[^{}]*\{[^}]*\})*\s*\}/g,
    (keyframes, name: string) => (rest.split(name).length > 2 ? keyframes : ""),
  );
}
