import { optimizePage } from "./optimize-pages";

const parts = {
  islands: new Map([["calculator", ["/islands/shared.js", "/islands/calculator.js"]]]),
  loader: "load()",
  readFile: (address: string) =>
    address.endsWith(".css") ? "p{top:0;background:url(../media/a.png)}" : "",
};

const page = (body: string, head = "") =>
  `<!DOCTYPE html><html><head>${head}<link rel="stylesheet" href="/_next/static/chunks/a.css"/>` +
  `<script src="/_next/x.js" async=""></script><script>theme()</script></head><body>${body}` +
  `<script id="_R_">x</script><script>self.__next_f.push([1,"a"])</script></body></html>`;

test("adds the loader to pages with an island and rejects an unknown island", async () => {
  expect(await optimizePage(page("<p>Hello</p>"), parts)).not.toContain("load()");
  const html = await optimizePage(page('<div data-island="calculator"></div>'), parts);
  expect(html).toContain('data-files="/islands/shared.js /islands/calculator.js"');
  await expect(optimizePage(page('<div data-island="other"></div>'), parts)).rejects.toThrow(
    "islands/registry.ts",
  );
});

test("rejects a style attribute", async () => {
  await expect(optimizePage(page('<p style="top:0">Hello</p>'), parts)).rejects.toThrow(
    "style attribute",
  );
});
