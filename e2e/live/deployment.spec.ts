import { expect, test } from "@playwright/test";
import { load } from "cheerio";
import { contentSecurityPolicy } from "../../islands/optimize/csp";
import { indexedPages } from "../../lib/pages";
import { QUOTATION_ENDPOINT } from "../../lib/quotation/result";
import { securityHeaders } from "../../lib/security-headers";
import { islandFilesOf } from "../support/island-files";
import { mailWith } from "../../test-support/read-mail";
import { paths } from "../support/paths";
import { sendQuotation, sampleQuotation } from "../../test-support/quotation";
import { isLive } from "../support/test";

// Tests what can be missing in a deployment although the build is correct. `npm run check:live` tests a deployed site.

for (const path of [...paths, "/no/such/page"]) {
  test(`${path} is optimized and has the security headers`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(path === "/no/such/page" ? 404 : 200);
    for (const { key, value } of securityHeaders) {
      expect([key, response.headers()[key.toLowerCase()]]).toEqual([key, value]);
    }
    const html = await response.text();
    const policy = load(html)("meta[http-equiv='Content-Security-Policy']").attr("content");
    expect(policy).toBe(contentSecurityPolicy(html));
  });
}

test("every page has its own title, description and canonical address", async ({ request }) => {
  const titles = new Set<string>();
  for (const { path } of indexedPages) {
    const $ = load(await (await request.get(path)).text());
    titles.add($("title").text());
    expect($("meta[name=description]").attr("content")?.length).toBeGreaterThan(40);
    expect(new URL($("link[rel=canonical]").attr("href") ?? "").pathname).toBe(path);
    expect($("meta[property='og:image']").attr("content")).toContain("/opengraph-image");
  }
  expect(titles.size).toBe(indexedPages.length);
});

test("every address on the pages leads to a file of the expected type", async ({ request }) => {
  const found = new Map<string, string>();
  for (const path of [...paths, "/no/such/page"]) {
    const html = await (await request.get(path)).text();
    for (const [address, type] of addressesIn(html)) found.set(address, type);
  }
  expect(found.size).toBeGreaterThan(30);
  for (const [address, type] of found) {
    const response = await request.get(address);
    const { "content-type": itsType = "" } = response.headers();
    expect([address, response.status(), itsType]).toEqual([
      address,
      200,
      expect.stringContaining(type),
    ]);
    const [, id] = address.split("#");
    if (id)
      expect([address, load(await response.text())(`[id="${id}"]`).length]).toEqual([address, 1]);
  }
});

test("the sitemap lists pages, and robots.txt names the sitemap", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  expect(paths.sort()).toEqual(indexedPages.map(({ path }) => path).sort());
  expect(await (await request.get("/robots.txt")).text()).toMatch(/Sitemap: http.*\/sitemap\.xml/);
});

test("/healthz reports that a request would be delivered", async ({ request }) => {
  const response = await request.get("/healthz");
  expect(response.status()).toBe(200);
  expect(["ok", "degraded"]).toContain((await response.json()).status);
});

test("the form’s address leads to the site, and no proxy denies it", async ({ request }) => {
  // Nothing is sent, because the answers are missing.
  const response = await request.post(QUOTATION_ENDPOINT, { data: {} });
  expect(response.status()).toBe(422);
  expect(await response.json()).toMatchObject({ success: false, error: "invalid_fields" });
});

test("a quotation request is delivered", async ({ baseURL }) => {
  test.skip(isLive && !process.env.E2E_SEND, "set E2E_SEND=1");
  const marked = { your_name: "Check of the website", company_name: "CHECK, please ignore" };
  const response = await sendQuotation(baseURL ?? "", sampleQuotation(marked));
  const { success, reference } = await response.json();
  expect(success).toBe(true);
  console.log(`Sent ${reference}`);
  if (!isLive) expect((await mailWith(reference)).subject).toContain("CHECK, please ignore");
});

/**
 * Returns every address of this site in a page, its metadata and structured data, with the content type that its
 * response must have.
 */
function addressesIn(html: string): [address: string, type: string][] {
  const $ = load(html);
  const attributes = {
    "a[href]": ["href", "html"],
    "link[rel=canonical]": ["href", "html"],
    "meta[property='og:url']": ["content", "html"],
    "img[src]": ["src", "image"],
    "source[srcset]": ["srcset", "image"],
    "link[rel~=icon], link[rel=apple-touch-icon]": ["href", "image"],
    "meta[property='og:image'], meta[name='twitter:image']": ["content", "image"],
    "link[as=font]": ["href", "font"],
  };
  const found = Object.entries(attributes).flatMap(([selector, [attribute = "", type = ""]]) =>
    $(selector)
      .map((_, element) => $(element).attr(attribute)?.split(",").map(firstWord))
      .get()
      .map((address): [string, string] => [address, type]),
  );
  for (const script of $("script[type='application/ld+json']")) {
    JSON.parse($(script).text(), (name, value) => {
      const isAddress = typeof value === "string" && !name.startsWith("@");
      if (isAddress) found.push([value, /image|logo/.test(name) ? "image" : "html"]);
      return value;
    });
  }
  // The metadata of a deployment names its public host, which differs from that of the tested instance.
  const site = new URL($("link[rel=canonical]").attr("href") ?? "http://host").origin;
  return [...found, ...islandFilesOf(html).map((file): [string, string] => [file, "javascript"])]
    .map(([address, type]): [string, string] => [address.replace(site, "") || "/", type])
    .filter(([address]) => address.startsWith("/"));
}

function firstWord(text: string): string {
  return text.trim().split(" ", 1).join();
}
