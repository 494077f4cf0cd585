import { parseArgs } from "node:util";
import { load } from "cheerio";
import { sendQuotation, someQuotation } from "../../e2e/support/quotation";
import { securityHeaders } from "../../lib/security-headers";
import { indexedPages, pages } from "../../lib/site";
import { islandFilesOf, unfinishedIn } from "./finished";
import { walkThrough } from "./journeys";

/**
 * Looks at a site that is up: `npm run check:live -- https://preview.example.com`. Every page, what pages point to, and
 * the journeys up to the send; with `--send` also one request, which sales can see to be a check.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { send: { type: "boolean", default: false } },
});
const [address = ""] = positionals;
if (!URL.canParse(address)) {
  console.error("Say which site: npm run check:live -- https://preview.example.com [--send]");
  process.exit(2);
}
const origin = new URL(address).origin;
let problems = 0;

const found = await checkPages();
await checkFiles(found.files);
await checkFragments(found.fragments);
await checkIndex();
report("journeys in Chromium", await walkThrough(origin));
if (values.send) await sendRequest();
console.log(problems ? `${problems} problems` : `${origin} is as it should be.`);
process.exitCode = problems ? 1 : 0;

async function checkPages() {
  const files = new Map<string, string>();
  const fragments = new Set<string>();
  for (const path of [...pages.map((page) => page.path), "/no-such-page"]) {
    const { status, headers, text } = await get(path);
    const $ = load(text);
    const wanted = path === "/no-such-page" ? 404 : 200;
    report(path, [
      status !== wanted && `answers ${status} instead of ${wanted}`,
      !/^text\/html/.test(headers.get("content-type") ?? "") && "is not HTML",
      ...securityHeaders.map(
        ({ key, value }) => headers.get(key) !== value && `${key} is "${headers.get(key)}"`,
      ),
      ...unfinishedIn(text),
      $("title").text() === "" && "has no title",
      $("h1").length !== 1 && `has ${$("h1").length} main headings`,
    ]);
    for (const file of islandFilesOf(text)) files.set(file, "javascript");
    $("a[href^='/']").each((_, link) => addLink($(link).attr("href") ?? "", files, fragments));
    $("img[src], source[srcset], link[rel~=icon], link[rel=apple-touch-icon]").each(
      (_, element) => {
        for (const url of addressesOf($(element).attr() ?? {})) files.set(url, "image");
      },
    );
    $("link[rel=preload][as=font]").each(
      (_, font) => void files.set($(font).attr("href") ?? "", "font"),
    );
    $("link[rel=manifest]").each(
      (_, link) => void files.set($(link).attr("href") ?? "", "manifest"),
    );
    const picture = $("meta[property='og:image']").attr("content");
    if (picture) files.set(pathOf(picture), "image");
    else if (wanted === 200) report(path, ["has no Open Graph picture"]);
  }
  return { files, fragments };
}

function addLink(href: string, files: Map<string, string>, fragments: Set<string>) {
  const { pathname, hash } = new URL(href, origin);
  files.set(pathname, "html");
  if (hash) fragments.add(pathname + hash);
}

async function checkFiles(files: Map<string, string>) {
  for (const [path, type] of files) {
    const { status, headers } = await get(path);
    const itsType = headers.get("content-type") ?? "no type";
    report(path, [
      status !== 200 && `answers ${status}`,
      status === 200 && !itsType.includes(type) && `is ${itsType} instead of ${type}`,
    ]);
  }
  console.log(`${files.size} links, pictures, islands and fonts`);
}

async function checkFragments(fragments: Set<string>) {
  for (const fragment of fragments) {
    const [path = "", id = ""] = fragment.split("#");
    const $ = load((await get(path)).text);
    report(fragment, [$(`[id="${id}"]`).length === 0 && "leads nowhere"]);
  }
}

async function checkIndex() {
  const sitemap = load((await get("/sitemap.xml")).text, { xml: true });
  const listed = sitemap("loc")
    .map((_, loc) => pathOf(sitemap(loc).text()))
    .get();
  const missing = indexedPages.filter(({ path }) => !listed.includes(path));
  report(
    "/sitemap.xml",
    missing.map(({ path }) => `does not list ${path}`),
  );
  const robots = (await get("/robots.txt")).text;
  report("/robots.txt", [!/^sitemap: .+\/sitemap\.xml$/im.test(robots) && "names no sitemap"]);
  const manifest = (await get("/manifest.webmanifest")).text;
  const icons = /^{/.test(manifest) ? (JSON.parse(manifest).icons ?? []) : [];
  report("/manifest.webmanifest", [icons.length === 0 && "has no icons"]);
  for (const { src } of icons) {
    report(src, [(await get(src)).status !== 200 && "is missing"]);
  }
  const health = await get("/healthz");
  report("/healthz", [health.status !== 200 && `answers ${health.status} ${health.text}`]);
}

async function sendRequest() {
  const quotation = someQuotation({
    your_name: "Check of the website",
    company_name: "CHECK, please ignore",
    qty: 1,
  });
  const response = await sendQuotation(origin, quotation, {
    "Idempotency-Key": crypto.randomUUID(),
  });
  const answer = await response.json().catch(() => ({}));
  report("request", [
    answer.success !== true && `answered ${response.status} ${JSON.stringify(answer)}`,
  ]);
  if (answer.success) console.log(`Sent ${answer.reference}`);
}

async function get(path: string) {
  const response = await fetch(new URL(path, origin)).catch((error: Error) => {
    console.error(`${origin} does not answer: ${error.cause ?? error.message}`);
    process.exit(1);
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Addresses may name the public site, of which this one is a preview. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url, origin);
  return pathname + search;
}

function addressesOf({ src, srcset, href }: Record<string, string>): string[] {
  const candidates = srcset?.split(",").map((part) => part.trim().split(" ")[0] ?? "") ?? [];
  return [src, href, ...candidates].flatMap((url) => (url?.startsWith("/") ? url : []));
}

function report(subject: string, found: (string | false)[]) {
  for (const problem of found.filter((text) => text !== false)) {
    problems++;
    console.error(`✗ ${subject} ${problem}`);
  }
}
