/** @jest-environment node */
import { parse } from "node-html-parser";
import { usedStyles } from "./styles";

const css = (rules: string, page: string, ...code: string[]) =>
  usedStyles(rules, parse(page), code).replace(/\s+/g, "");

test("keeps what the page or its islands name, and drops the rest", () => {
  const rules = ".a{color:red}.b{color:blue}.c{color:green}table{margin:0}";
  expect(css(rules, '<p class="a">', 'x({className:"b"})')).toBe(".a{color:red}.b{color:blue}");
});

test("keeps rules of states and attributes, whatever the page says", () => {
  const rules =
    ":focus-visible{top:0}[hidden]{top:1px}*::before{top:2px}p:not(.gone):nth-child(odd){top:3px}";
  expect(css(rules, "<p>")).toBe(rules.replace(/\s+/g, ""));
});

test("keeps one alternative of several and drops the impossible selector of a list", () => {
  expect(css("p:is(.a,.gone){top:0}.a,.gone{top:0}", '<p class="a">')).toBe(
    "p:is(.a,.gone){top:0}.a{top:0}",
  );
});

test("reads escaped class names as they stand in HTML", () => {
  expect(css(".\\[\\&\\>p\\]\\:m>p{top:0}", '<p class="[&amp;&gt;p]:m">')).toContain("top:0");
});

test("drops variables and animations that nothing uses, through chains", () => {
  const rules = `:root{--a:1px;--b:var(--c);--c:2px}p{top:var(--a);animation:in 1s}
    @keyframes in{from{top:0}}@keyframes out{from{top:0}}`;
  const used = css(rules, "<p>");
  expect(used).toContain("--a:1px");
  expect(used).not.toContain("--c");
  expect(used).toContain("@keyframesin");
  expect(used).not.toContain("out");
});

test("writes what no rule changes as its value, and needs no fallback for it", () => {
  const rules = `@layer properties{@supports (a:b){*{--still:solid;--moved:0}}}
    .a{border-style:var(--still);left:var(--moved)}.b{--moved:1px}
    @property --still{syntax:"*";inherits:false;initial-value:solid}
    @property --moved{syntax:"*";inherits:false;initial-value:0}`;
  const used = css(rules, '<p class="a b">');
  expect(used).toContain(".a{border-style:solid;left:var(--moved)}");
  expect(used).toContain("{*{--moved:0}}");
  expect(used).not.toContain("--still");
});
