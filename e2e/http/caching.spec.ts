import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { paths } from "../support/paths";

const REVALIDATED = "public, max-age=0, must-revalidate";
const IMMUTABLE = "public, max-age=31536000, immutable";

for (const path of [...paths, "/robots.txt", "/sitemap.xml", "/opengraph-image"]) {
  test(`${path}: caches revalidate it at each visit`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.headers()["cache-control"]).toBe(REVALIDATED);
  });
}

test("files with a content hash in their name are cached as immutable", async ({ request }) => {
  const [island] = readdirSync("public/islands");
  const [font] = readdirSync(".next/static/media");
  for (const path of [`/islands/${island}`, `/_next/static/media/${font}`]) {
    expect((await request.get(path)).headers()["cache-control"]).toBe(IMMUTABLE);
  }
});

test("responses of the endpoint, its health check and error pages are not cached", async ({
  request,
}) => {
  const errors = ["/no/such/page", "/404", "/500", "/_not-found"];
  for (const path of ["/php/emailer.php", "/healthz", ...errors]) {
    const { "cache-control": policy } = (await request.get(path)).headers();
    expect(policy).toMatch(/no-store/);
    expect(policy).not.toContain("s-maxage");
  }
});

test("other sites may embed the preview images only", async ({ request }) => {
  const policy = async (path: string) =>
    (await request.get(path)).headers()["cross-origin-resource-policy"];
  expect(await policy("/opengraph-image")).toBe("cross-origin");
  expect(await policy("/icon.svg")).toBe("same-origin");
});

test("an address in capital letters shows the page with its own address", async ({ request }) => {
  for (const [typed, path] of [
    ["/PRICING", "/pricing"],
    ["/Contact-Us", "/contact-us"],
    ["/IoT/TempGuard", "/iot/tempguard"],
  ] as const) {
    const response = await request.get(typed);
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(new RegExp(`rel="canonical" href="[^"]+${path}"`));
  }
});
