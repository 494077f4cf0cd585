import { type HTMLElement, NodeType, parse } from "node-html-parser";
import type { Islands } from "./islands";
import { closeShapes, shortenDrawings } from "./drawings";
import { contentSecurityPolicy } from "./csp";
import { shortenClasses } from "./classes";
import { usedStyles } from "./styles";

export type PageParts = {
  islands: Islands;
  loader: string;
  /** The content of a built file by its address. */
  readFile: (address: string) => string;
};

/** What prerendered `html` becomes. */
export function finishPage(html: string, parts: PageParts): string {
  const page = parse(html, { comment: true });
  const head = page.querySelector("head");
  const body = page.querySelector("body");
  if (!head || !body) throw new Error("No <head> or no <body>");

  const frameworkError = page.querySelector("html#__next_error__");
  if (frameworkError) {
    frameworkError.setAttribute("lang", "en");
    moveStyleAttributes(page);
  }
  if (page.querySelector("[style]")) throw new Error("A style attribute, which the policy forbids");
  removeFramework(page);
  removeMarkers(page);
  removeRepeatedMetadata(page);
  shortenDrawings(page);
  inlineStyles(page, parts);
  body.insertAdjacentHTML("beforeend", `<script type="speculationrules">${speculation}</script>`);
  const files = islandFiles(page, parts.islands);
  if (files.length > 0) {
    body.insertAdjacentHTML(
      "beforeend",
      `<script data-files="${files.join(" ")}">${parts.loader}</script>`,
    );
  }

  head.insertAdjacentHTML(
    "afterbegin",
    `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(page)}">`,
  );
  return closeShapes(page.toString());
}

/** Links to our own pages are fetched and drawn when a visitor is about to follow them. */
const speculation = JSON.stringify({
  prerender: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

function removeFramework(page: HTMLElement) {
  for (const script of page.querySelectorAll("script:not([type])")) {
    const isFlight = /^\(?self\.__next_/.test(script.rawText);
    if (script.hasAttribute("src") || script.id === "_R_" || isFlight) script.remove();
  }
  for (const hint of page.querySelectorAll("link[as=script],meta[name=next-size-adjust]")) {
    hint.remove();
  }
}

/** Next's own error page is written with style attributes; the policy wants them as rules. */
function moveStyleAttributes(page: HTMLElement) {
  const rules = page.querySelectorAll("[style]").map((element, index) => {
    const rule = `.style-${index}{${element.getAttribute("style") ?? ""}}`;
    element.removeAttribute("style");
    element.classList.add(`style-${index}`);
    return rule;
  });
  page.querySelector("head")?.insertAdjacentHTML("beforeend", `<style>${rules.join("")}</style>`);
}

/** X reads the Open Graph tags for what its own ones would say again. */
function removeRepeatedMetadata(page: HTMLElement) {
  for (const tag of page.querySelectorAll('meta[name^="twitter:"]')) {
    if (tag.getAttribute("name") !== "twitter:card") tag.remove();
  }
}

/** React's comments outside of islands tell nobody anything. */
function removeMarkers(element: HTMLElement) {
  for (const node of [...element.childNodes]) {
    if (node.nodeType === NodeType.COMMENT_NODE) node.remove();
  }
  for (const child of element.children) {
    if (!child.hasAttribute("data-island")) removeMarkers(child);
  }
}

function inlineStyles(page: HTMLElement, { islands, readFile }: PageParts) {
  const sheets = page.querySelectorAll("link[rel=stylesheet]");
  const css = sheets.map((sheet) => {
    const address = sheet.getAttribute("href") ?? "";
    // Relative addresses in a sheet are relative to the sheet.
    return readFile(address).replace(
      /url\((?!data:|\/)([^)]+)\)/g,
      (_, url: string) => `url(${new URL(url, `http://host${address}`).pathname})`,
    );
  });
  const code = islandFiles(page, islands).map(readFile);
  const styles = shortenClasses(page, usedStyles(css.join(""), page, code), code);
  sheets[0]?.replaceWith(`<style>${styles}</style>`);
  for (const sheet of sheets) sheet.remove();
}

function islandFiles(page: HTMLElement, islands: Islands): string[] {
  const files = page.querySelectorAll("[data-island]").flatMap((element) => {
    const name = element.getAttribute("data-island") ?? "";
    const own = islands.get(name);
    if (!own) throw new Error(`No islands/${name}.tsx for the island "${name}"`);
    return own;
  });
  return [...new Set(files)];
}
