import { load } from "cheerio";
import { usedStyles } from "./styles";

const css = async (rules: string, page: string, ...code: string[]) =>
  (await usedStyles(rules, load(page), code)).replace(/\s+/g, "");

test("keeps the rules that the page or its islands use, and removes the others", async () => {
  const rules = ".a{color:red}.b{color:blue}.c{color:green}table{margin:0}";
  expect(await css(rules, '<p class="a">', 'x({className:"b"})')).toBe(
    ".a{color:red}.b{color:blue}",
  );
});

test("keeps rules for states and attributes", async () => {
  const rules =
    ":focus-visible{top:0}[hidden]{top:1px}*::before{top:2px}p:not(.gone):nth-child(odd){top:3px}";
  expect(await css(rules, "<p>")).toBe(rules.replace(/\s+/g, ""));
});

test("removes a rule for a data attribute that neither the page nor its code contains", async () => {
  const rules = "p[data-a]{top:0}p[data-b]{top:1px}p[data-c-e]{top:2px}p[data-d]{top:3px}";
  expect(await css(rules, "<p data-a>", 'x({"data-b":""})', "p.dataset.cE=1")).toBe(
    "p[data-a]{top:0}p[data-b]{top:1px}p[data-c-e]{top:2px}",
  );
});

test("recognizes escaped class names", async () => {
  expect(await css(".\\[\\&\\>p\\]\\:m>p{top:0}", '<p class="[&amp;&gt;p]:m">')).toContain("top:0");
});

test("keeps variables that other styles of the page or its code use", async () => {
  const rules = "p{--a:1px;--b:2px;--c:3px}";
  expect(await css(rules, "<style>p{top:var(--a)}</style><p>", "x(`calc(var(--b))`)")).toBe(
    "p{--a:1px;--b:2px}",
  );
});
