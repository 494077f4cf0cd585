import type { HTMLElement } from "node-html-parser";
import svgPath from "svgpath";

/** Writes the drawings of `page` shorter: relative coordinates, and no digit that no screen shows. */
export function shortenDrawings(page: HTMLElement) {
  for (const path of page.querySelectorAll("path[d]")) {
    const d = path.getAttribute("d") ?? "";
    const shorter = svgPath(d)
      .rel()
      .round(DIGITS)
      .toString()
      .replace(/(?<![\d.])0\./g, ".");
    if (shorter.length < d.length) path.setAttribute("d", shorter);
  }
  for (const shape of page.querySelectorAll("svg *")) {
    for (const [name, value] of Object.entries(shape.attributes)) {
      if (/^-?\d+\.\d{3,}%?$/.test(value)) shape.setAttribute(name, rounded(value));
    }
  }
}

/** Shapes without content need no closing tag, which React always writes. */
export function closeShapes(html: string): string {
  return html.replace(/><\/(circle|line|path|rect|use)>/g, "/>");
}

const DIGITS = 2;

function rounded(value: string): string {
  return Number(Number.parseFloat(value).toFixed(DIGITS)) + (value.endsWith("%") ? "%" : "");
}
