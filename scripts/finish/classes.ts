import type { HTMLElement } from "node-html-parser";
import postcss from "postcss";
import selectorParser from "postcss-selector-parser";

/**
 * Renames the classes of `page` and of its rules in `css` to the shortest names, the most frequent first; gives the
 * renamed rules. What the page's scripts and the `code` of its islands may name keeps its name.
 */
export function shortenClasses(page: HTMLElement, css: string, code: string[] = []): string {
  const scripts = page.querySelectorAll("script").map(({ rawText }) => rawText);
  const names = shortNames(page, new Set(wordsIn([...scripts, ...code])));

  for (const element of page.querySelectorAll("[class]")) {
    const classes = classesOf(element).map((name) => names.get(name) ?? name);
    element.setAttribute("class", classes.join(" "));
  }
  const root = postcss.parse(css);
  const taken = new Set(names.values());
  const rename = selectorParser((selectors) => {
    selectors.walkClasses((node) => {
      const name = names.get(node.value);
      if (!name && taken.has(node.value)) throw new Error(`The class "${node.value}" is too short`);
      node.value = name ?? node.value;
    });
  });
  root.walkRules((rule) => {
    rule.selector = rename.processSync(rule.selector);
  });
  return root.toString();
}

/** As written in the source: `classList` would leave them encoded. */
export function classesOf(element: HTMLElement): string[] {
  return element.getAttribute("class")?.split(/\s+/).filter(Boolean) ?? [];
}

/** What may be the name of a class in a string of `code`. */
export function wordsIn(code: string[]): string[] {
  return code.flatMap((text) => text.match(/[^\s"'`]+/g) ?? []);
}

function shortNames(page: HTMLElement, fixed: Set<string>): Map<string, string> {
  const counts = new Map<string, number>();
  for (const element of page.querySelectorAll("[class]")) {
    for (const name of classesOf(element)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const renamed = [...counts].filter(([name]) => !fixed.has(name)).sort(([, a], [, b]) => b - a);
  return new Map(renamed.map(([name], index) => [name, shortName(index)]));
}

/** a to z, then aa, ab and so on. */
function shortName(index: number): string {
  const rest = Math.floor(index / 26);
  const letter = String.fromCharCode(97 + (index % 26));
  return rest === 0 ? letter : shortName(rest - 1) + letter;
}
