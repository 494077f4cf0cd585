/** @jest-environment node */
import { parse } from "node-html-parser";
import { classesOf, shortenClasses } from "./classes";

test("renames classes alike in the page and in its rules", () => {
  const page = parse('<p class="mt-2 sm:mt-[2.5rem]"><b class="mt-2"></b></p>');
  const css = shortenClasses(page, ".mt-2>p{top:0}.sm\\:mt-\\[2\\.5rem\\]:where(.mt-2 *){top:0}");
  expect(page.toString()).toBe('<p class="a b"><b class="a"></b></p>');
  expect(css).toBe(".a>p{top:0}.b:where(.a *){top:0}");
});

test("gives every class a name of its own, however many there are", () => {
  const classes = Array.from({ length: 800 }, (_, index) => `long-name-${index}`);
  const page = parse(`<p class="${classes.join(" ")}"></p>`);
  shortenClasses(page, "");
  const short = page.querySelectorAll("p").flatMap(classesOf);
  expect(new Set(short).size).toBe(800);
  expect(short.every((name) => /^[a-z]{1,3}$/.test(name))).toBe(true);
});

test("leaves a class alone that a script of the page sets", () => {
  const page = parse('<p class="dark wide"></p><script>x.toggle("dark")</script>');
  expect(shortenClasses(page, ".dark .wide{top:0}")).toBe(".dark .a{top:0}");
});

test("leaves a class alone that the code of an island names", () => {
  const page = parse('<p class="flex mt-2"></p>');
  const css = shortenClasses(page, ".flex{top:0}.mt-2{top:0}", ['x({className:"p-4 flex"})']);
  expect(page.toString()).toBe('<p class="flex a"></p>');
  expect(css).toBe(".flex{top:0}.a{top:0}");
});

test("refuses a class that is as short as the new names", () => {
  const page = parse('<p class="flex"></p>');
  expect(() => shortenClasses(page, ".flex{top:0}.a{top:0}", ['"a"'])).toThrow('"a"');
});
