import { CURRENCY, formatPrice, HEADLINE_PRICE, priceRange } from "../lib/pricing";
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

test("structured data matches the pages", async ({ page }) => {
  const data = async (type: string) => {
    const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
    return blocks.map((block) => JSON.parse(block)).find((block) => block["@type"] === type);
  };
  await page.goto("/iot/tempguard");
  const { offers } = await data("Product");
  await expect(page.getByText(priceRange())).toBeVisible();
  expect((await data("BreadcrumbList")).itemListElement).toHaveLength(3);

  await page.goto("/");
  expect((await data("Product")).offers).toEqual(offers);
  expect((await data("Organization")).contactPoint.telephone).toMatch(/\d/);
  await expect(page.getByRole("heading", { name: formatPrice(HEADLINE_PRICE) })).toBeVisible();

  await page.goto("/pricing");
  for (const { name, price, priceCurrency } of (await data("Product")).offers) {
    expect(priceCurrency).toBe(CURRENCY);
    const plan = page.getByRole("listitem").filter({ hasText: name });
    await expect(plan).toContainText(formatPrice(price));
  }
});
