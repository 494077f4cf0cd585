import { PurgeCSS } from "purgecss";

/**
 * The rules of `css` that a page can come to use: `contents` are its HTML and the code of its islands, whose strings
 * hold the classes of whatever they show later.
 */
export async function usedStyles(css: string, contents: string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: contents.map((raw) => ({
      raw: raw.replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
      extension: "html",
    })),
    defaultExtractor: (text) => [
      ...(text.match(/[^\s"'`<>=]+/g) ?? []),
      ...(text.match(/[\w-]+/g) ?? []),
      ...(text.match(/[^\s"'`]+/g) ?? []),
    ],
    dynamicAttributes: ["open"],
    keyframes: true,
  });
  if (!result) throw new Error("No stylesheet came back");
  return result.css;
}
