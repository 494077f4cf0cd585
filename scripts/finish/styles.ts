import type { HTMLElement } from "node-html-parser";
import postcss, { type Root } from "postcss";
import selectorParser, { type Node, type Selector } from "postcss-selector-parser";
import { classesOf, wordsIn } from "./classes";

/**
 * The rules of `css` that a page can come to use: by its own elements, or by what the code of its islands shows later,
 * whose strings hold the names. Only classes and elements are looked at, so that a state or an attribute never costs a
 * rule.
 */
export function usedStyles(css: string, page: HTMLElement, code: string[]): string {
  const root = postcss.parse(css);
  const names = new Set([...namesIn(page), ...wordsIn(code)]);
  root.walkRules((rule) => {
    // The steps of an animation.
    if (/^(from|to|[\d.]+%)/.test(rule.selector)) return;
    selectorParser((selectors) => {
      for (const selector of [...selectors.nodes]) {
        if (!canMatch(selector, names)) selector.remove();
      }
      if (selectors.nodes.length === 0) rule.remove();
      else rule.selector = selectors.toString();
    }).processSync(rule.selector);
  });
  writeConstants(root);
  removeUnusedNames(root, [page.toString(), ...code].join());
  removeEmptyRules(root);
  return root.toString();
}

function namesIn(page: HTMLElement): string[] {
  return page
    .querySelectorAll("*")
    .flatMap((element) => [element.rawTagName, ...classesOf(element)]);
}

function canMatch(selector: Selector, names: Set<string>): boolean {
  return selector.nodes.every((node: Node) => {
    if (node.type === "class" || node.type === "tag") return names.has(node.value);
    if (node.type !== "pseudo" || !/^:(is|where|has)$/.test(node.value)) return true;
    return node.nodes.some((alternative) => canMatch(alternative, names));
  });
}

/** A registered variable that no rule changes is what it starts as, also where a browser does not know `@property`. */
function writeConstants(root: Root) {
  const constants = new Map<string, string>();
  root.walkAtRules("property", (rule) => {
    rule.walkDecls("initial-value", ({ value }) => void constants.set(rule.params, value));
  });
  root.walkDecls(/^--/, ({ prop, value }) => {
    if (value !== constants.get(prop)) constants.delete(prop);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+)\)/g,
      (use, name: string) => constants.get(name) ?? use,
    );
  });
}

/** Variables and animations; until nothing changes, as a variable may be used by another one only. */
function removeUnusedNames(root: Root, contents: string) {
  for (let before = -1; before !== root.toString().length;) {
    const css = root.toString();
    before = css.length;
    const variables = new Set(`${css}${contents}`.match(/(?<=var\()\s*--[\w-]+/g));
    const animations = new Set(
      css
        .match(/(?<=animation[\w-]*:)[^;}]+/g)
        ?.join(" ")
        .split(/[\s,]+/),
    );
    root.walkDecls(/^--/, (declaration) => {
      if (!variables.has(declaration.prop)) declaration.remove();
    });
    root.walkAtRules((rule) => {
      if (rule.name === "property" && !variables.has(rule.params)) rule.remove();
      if (rule.name === "keyframes" && !animations.has(rule.params)) rule.remove();
    });
  }
}

function removeEmptyRules(root: Root) {
  for (let before = -1; before !== root.toString().length;) {
    before = root.toString().length;
    root.walk((node) => {
      if ("nodes" in node && node.nodes?.length === 0) node.remove();
    });
  }
}
