import { indexedPaths } from "./support/paths";
import { expect, test } from "./support/test";

test("every page has its own title, description and canonical address", async ({ page }) => {
  const titles = new Set<string>();
  for (const path of indexedPaths) {
    await page.goto(path);
    titles.add(await page.title());
    const content = (selector: string, name = "content") =>
      page.locator(selector).first().getAttribute(name);
    expect((await content("meta[name=description]"))?.length).toBeGreaterThan(40);
    const canonical = await content("link[rel=canonical]", "href");
    expect(new URL(canonical ?? "").pathname).toBe(path);
    expect(await content("meta[property='og:image']")).toContain("/opengraph-image");
  }
  expect(titles.size).toBe(indexedPaths.length);
});

test("the sitemap lists pages, and robots.txt names the sitemap", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  expect(paths.sort()).toEqual([...indexedPaths].sort());
  expect(await (await request.get("/robots.txt")).text()).toMatch(/Sitemap: http.*\/sitemap\.xml/);
});
