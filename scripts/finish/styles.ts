import postcss, { type Root } from "postcss";
import { PurgeCSS } from "purgecss";

/**
 * The rules of `css` that a page can come to use: `contents` are its HTML and the code of its islands, whose strings
 * hold the classes of whatever they show later.
 */
export async function usedStyles(css: string, contents: string[]): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: contents.map((raw) => ({ raw: unescape(raw), extension: "html" })),
    // Class names hold nearly any character, tags and attributes only words.
    defaultExtractor: (text) => text.match(/[^\s"'`]+/g)?.concat(text.match(/[\w-]+/g) ?? []) ?? [],
    dynamicAttributes: ["open"],
    keyframes: true,
  });
  if (!purged) throw new Error("No stylesheet came back");
  const root = postcss.parse(purged.css);
  removeUnusedVariables(root, contents.join());
  return root.toString();
}

function unescape(html: string): string {
  return html.replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

/** Until nothing changes: a variable may be used by another one only. */
function removeUnusedVariables(root: Root, contents: string) {
  for (let before = -1; before !== root.toString().length;) {
    before = root.toString().length;
    const used = new Set(`${root.toString()}${contents}`.match(/(?<=var\()\s*--[\w-]+/g));
    root.walkDecls(/^--/, (declaration) => {
      if (!used.has(declaration.prop)) declaration.remove();
    });
    root.walkAtRules("property", (rule) => {
      if (!used.has(rule.params)) rule.remove();
    });
  }
}
