import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { createServer, type IncomingMessage, request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { failures } from "../../lib/quotation/outcomes";
import { clientAddress } from "../../lib/quotation/client-address";
import { securityHeaders } from "../../lib/security-headers";
import { MAIL_FOLDER, readMail } from "../support/read-mail";
import { hasBrotli, hasIpv6, hasNginx, startNginx } from "../support/nginx";
import { pages } from "../support/pages";
import { isPlain } from "../support/plain-pages";
import { someQuotation } from "../support/quotation";
import { freePort, listenOnFreePort } from "../support/free-port";
import { startSite, type Site } from "../support/site";
import { emptyFolder, startTestSmtpServer, type TestSmtpServer } from "../support/test-smtp-server";

test.skip(!hasNginx && !process.env.CI, "nginx is not installed");
test.skip(isPlain, "only finished pages are given to nginx");
test.describe.configure({ mode: "serial" });

let root: string;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let site: Site;
let peer: TestSmtpServer;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  execFileSync("npm", ["run", "-s", "static"]);
  root = mkdtempSync(join(tmpdir(), "srv-"));
  symlinkSync(process.cwd(), join(root, "current"));
  symlinkSync(join(process.cwd(), ".next/www"), join(root, "assets"));
  peer = await startTestSmtpServer(emptyFolder(`${MAIL_FOLDER}-nginx`));
  site = await startSite({
    SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
    TRUST_PROXY_HOPS: "1",
    RATE_LIMIT_MAX: "3",
  });
  // The second copy is away, as it is while it restarts.
  nginx = await startNginx(root, [site.port, await freePort()]);
});

test.afterAll(async () => {
  nginx?.stop();
  await site?.stop();
  await peer?.close();
});

test("pages are the build's own, in gzip and plain", async () => {
  for (const path of pages) {
    const html = builtPage(path);
    const [gzip, plain] = await Promise.all(
      ["gzip", "identity"].map((encoding) => nginx.ask(path, { "Accept-Encoding": encoding })),
    );
    expect([gzip?.status, plain?.status]).toEqual([200, 200]);
    expect(gzip?.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-encoding": "gzip",
      "cache-control": "public, max-age=0, must-revalidate",
      vary: "Accept-Encoding",
    });
    expect(gunzipSync(gzip?.body ?? "").equals(html)).toBe(true);
    expect(plain?.body.equals(html)).toBe(true);
    expect(html.toString()).toContain('<meta http-equiv="Content-Security-Policy"');
  }
});

test("pages and files come in Brotli where nginx knows it", async () => {
  test.skip(!hasBrotli && !process.env.CI, "nginx's Brotli module is not installed");
  const chunk = readdirSync(".next/static/chunks").find((name) => name.endsWith(".js")) ?? "";
  const file = `/_next/static/chunks/${chunk}`;
  const [page, script] = await Promise.all([nginx.ask("/pricing"), nginx.ask(file)]);
  expect(page.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
  expect(brotliDecompressSync(page.body).equals(builtPage("/pricing"))).toBe(true);
  expect(script.headers["content-encoding"]).toBe("br");
});

test("every answer carries the headers that the site sends", async () => {
  const [island] = readdirSync("public/islands");
  const paths = ["/", "/pricing", "/none", "/pricing/", `/islands/${island}`, "/islands/none.js"];
  paths.push("/images/probe-640.avif", "/icon.svg", "/manifest.webmanifest", "/sitemap.xml");
  for (const path of [...paths, "/php/emailer.php", "/healthz"]) {
    const { headers } = await nginx.ask(path);
    for (const { key, value } of securityHeaders) {
      expect([path, key, headers[key.toLowerCase()]]).toEqual([path, key, value]);
    }
  }
});

test("files have the types that the site gives them, and come whole", async () => {
  const folder = ".next/server/app";
  const bodies = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".body"),
  );
  expect(bodies.length).toBeGreaterThan(10);
  for (const file of bodies) {
    const path = `/${file.replace(/\.body$/, "")}`;
    const { status, headers, body } = await nginx.ask(path, { "Accept-Encoding": "identity" });
    expect(status).toBe(200);
    expect(body.equals(readFileSync(join(folder, file)))).toBe(true);
    const meta = readFileSync(join(folder, file.replace(/body$/, "meta")), "utf8");
    const type: string = JSON.parse(meta).headers["content-type"];
    // The same by RFC 7303.
    const expected =
      type === "application/xml"
        ? /^(application|text)\/xml/
        : new RegExp(`^${type.replace("+", "\\+")}`);
    expect(headers["content-type"]).toMatch(expected);
  }
});

test("hashed files stay with the browser for good, pictures for a week", async () => {
  const chunk = readdirSync(".next/static/chunks").find((name) => name.endsWith(".js")) ?? "";
  const [island] = readdirSync("public/islands");
  for (const path of [`/_next/static/chunks/${chunk}`, `/islands/${island}`]) {
    const { status, headers } = await nginx.ask(path);
    expect(status).toBe(200);
    expect(headers["content-encoding"]).toMatch(/^(br|gzip)$/);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
  const { headers, body } = await nginx.ask("/images/probe-640.avif");
  expect(headers["content-type"]).toBe("image/avif");
  expect(headers["cache-control"]).toBe("public, max-age=604800");
  expect(body.equals(readFileSync("public/images/probe-640.avif"))).toBe(true);
});

test("what is refused of a file is not kept like the file", async () => {
  const [island] = readdirSync("public/islands");
  const paths = [`/islands/${island}`, "/images/probe-640.avif"];
  const refused: [path: string, headers: Record<string, string>, body?: string][] = paths.flatMap(
    (path) => [
      [`${path}.none`, {}],
      [path, {}, "a post"],
      [path, { "If-Match": '"another"' }],
    ],
  );
  const answers = await Promise.all(refused.map((request) => nginx.ask(...request)));
  expect(answers.map(({ status }) => status)).toEqual([404, 405, 412, 404, 405, 412]);
  for (const { headers } of answers) {
    expect(headers["cache-control"] ?? "no-store").toBe("no-store");
  }
  for (const path of paths) {
    const range = { Range: "bytes=99999999-", "Accept-Encoding": "identity" };
    const { status, body } = await nginx.ask(path, range);
    expect([status, body.equals(readFileSync(join("public", path)))]).toEqual([200, true]);
  }
});

test("what is not there is the site's own page, with status 404", async () => {
  const missing = ["/none", "/_next/static/none.js", "/pricing.html", "/pricing.html.br"];
  missing.push("/404", "/index", "/images/", "/islands/", "/_next/static/");
  const [island] = readdirSync("public/islands");
  missing.push(`/islands/${island}.gz`, `/islands/${island}.br`, "/icon.svg.gz");
  for (const path of missing) {
    const { status, headers, body } = await nginx.ask(path, { "Accept-Encoding": "identity" });
    expect([path, status]).toEqual([path, 404]);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.equals(readFileSync(".next/server/app/_not-found.html"))).toBe(true);
  }
  const { status, headers } = await nginx.ask("/iot/tempguard/?a=b");
  expect([status, headers.location]).toEqual([301, "/iot/tempguard?a=b"]);
});

test("nobody is led to another host", async () => {
  for (const path of [
    "/%5Cevil.example/",
    "/%5C%5Cevil.example/",
    "//evil.example/",
    "/%2Fevil/",
  ]) {
    const { location = "/none" } = (await nginx.ask(path)).headers;
    expect([path, location]).toEqual([path, expect.stringMatching(/^\/[\w-]+$/)]);
  }
  const { headers } = await askPlainly("/pricing?a=b", { Host: "evil.example" });
  expect(headers.location).toBe("https://localhost/pricing?a=b");
});

test("it answers by IPv6 too", async () => {
  test.skip(!hasIpv6, "this machine has no IPv6");
  expect((await askPlainly("/", {}, "::1")).statusCode).toBe(301);
});

test("what is offered to both copies has the same key at both", async () => {
  const keys: unknown[] = [];
  const copies = Array.from({ length: 2 }, () =>
    createServer((request, response) => {
      keys.push(request.headers["idempotency-key"]);
      // As one that is killed before it has answered.
      if (keys.length % 2 === 1) request.socket.destroy();
      else response.end("{}");
    }),
  );
  const [one = 0, two = 0] = await Promise.all(copies.map(listenOnFreePort));
  const proxy = await startNginx(root, [one, two]);
  const form = "application/x-www-form-urlencoded";
  const sent: [type: string, headers: Record<string, string>, key: RegExp | undefined][] = [
    ["application/json", {}, /./],
    ["application/json ; charset=utf-8", {}, /./],
    ["text/plain", { "Idempotency-Key": "mine" }, /^mine$/],
    [form, { Accept: "*/*" }, /./],
    // The site knows its repeats by what is in them.
    [form, { Accept: "text/html,*/*" }, undefined],
  ];
  for (const [type, headers, key] of sent) {
    await proxy.ask("/php/emailer.php", { "Content-Type": type, ...headers }, "a=b");
    const [first, second] = keys.splice(0);
    expect([type, second]).toEqual([type, first]);
    expect(first).toEqual(key && expect.stringMatching(key));
  }
  proxy.stop();
  for (const copy of copies) copy.close();
});

test("requests are delivered, and nobody can claim another address", async () => {
  const send = (claimed: string) =>
    nginx.ask(
      "/php/emailer.php",
      { "X-Forwarded-For": claimed, "Content-Type": "application/json" },
      JSON.stringify(someQuotation()),
    );
  const statuses = [];
  for (let n = 0; n < 4; n++) statuses.push((await send(`192.0.2.${n}`)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await readMail(`${MAIL_FOLDER}-nginx`)).toHaveLength(3);
});

test("a page of this site may post, another site's may not", async () => {
  const from = (origin: string) =>
    nginx.ask("/php/emailer.php", { Origin: origin, "Content-Type": "application/json" }, "{}");
  expect((await from(`https://localhost:${nginx.port}`)).status).toBe(422);
  expect((await from("https://evil.example")).status).toBe(403);
});

test("a body without end is refused before it reaches the site", async () => {
  const { status, headers, body } = await nginx.ask(
    "/php/emailer.php",
    { "Content-Type": "application/json" },
    "x".repeat(100_000),
  );
  expect(status).toBe(413);
  expect(headers["content-type"]).toMatch(/^application\/json/);
  expect(JSON.parse(body.toString())).toEqual({ success: false, error: "body_too_large" });
});

test("what nginx refuses of a form without script leads to a page", async () => {
  const { status, headers } = await postWithoutScript("your_name=".padEnd(100_000, "x"));
  expect(status).toBe(303);
  expect(headers.location).toBe("/contact-us/not-sent?reason=body_too_large#body_too_large");
});

test("a flood is refused before it reaches the site", async () => {
  const ask = () => nginx.ask("/healthz");
  // The requests of the tests before count too, for as long as they are young.
  await expect.poll(async () => (await ask()).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  const [refused] = answers.filter(({ status }) => status === 429);
  expect(refused?.headers["content-type"]).toMatch(/^application\/json/);
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
  expect(JSON.parse(String(refused?.body))).toEqual({ success: false, error: "too_many_requests" });
  const post = () => postWithoutScript("your_name=A");
  const forms = await Promise.all(Array.from({ length: 30 }, post));
  expect(forms.map(({ headers }) => headers.location)).toContain(
    "/contact-us/not-sent?reason=too_many_requests#too_many_requests",
  );
});

test("a request that a copy took and did not answer may have been sent", async () => {
  const copy = createServer(() => {});
  const port = await listenOnFreePort(copy);
  const proxy = await startNginx(root, [port, port], (text) =>
    text.replace("proxy_read_timeout 20s", "proxy_read_timeout 200ms"),
  );
  const { status, body } = await proxy.ask("/php/emailer.php", {}, "{}");
  expect([status, JSON.parse(body.toString())]).toEqual([
    failures.no_answer.status,
    { success: false, error: "no_answer" },
  ]);
  const { headers } = await postWithoutScript("your_name=A", proxy.ask);
  expect(headers.location).toBe("/contact-us/not-sent?reason=no_answer#no_answer");
  proxy.stop();
  copy.closeAllConnections();
  copy.close();
});

test("one client has all addresses of its IPv6 network, as the site itself counts", async () => {
  const proxy = await startNginx(root, [site.port, await freePort()], (text) =>
    text
      .replace("rate=5r/s", "rate=1r/m")
      .replace("server_tokens off;", "set_real_ip_from 127.0.0.1; real_ip_header X-Real-IP;"),
  );
  const settings = { VERCEL: false, TRUST_PROXY_HOPS: 1 };
  const flooded = new Set<string | undefined>();
  for (const address of [
    ...["2001:db8:5::1:1:1", "2001:db8:5::2", "2001:0DB8:5:0:ffff:1:2:3", "2001:db8:5:1::1"],
    ...["2001:db8::1:0:0:1", "2001:db8::2", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::6"],
    ...["::1", "::2", "::1:2:3:4", "::1:2:3:4:5", "fe80::1", "fe80:0:0:1::1"],
    ...["192.0.2.1", "192.0.2.2", "::ffff:192.0.2.1", "::ffff:c000:202", "::ffff:192.0.2.3"],
    // Bytes that end lines.
    ...["10.10.10.10", "a0a:a0a:a0a:a0a:a0a:a0a:a0a:a0a", "a0a:a0a:a0a:a0a::"],
  ]) {
    const ask = () => proxy.ask("/healthz", { "X-Real-IP": address });
    const network = clientAddress(new Headers({ "X-Forwarded-For": address }), settings);
    const { status } = await ask();
    expect([address, status === 429]).toEqual([address, flooded.has(network)]);
    await Promise.all(Array.from({ length: 10 }, ask));
    flooded.add(network);
  }
  proxy.stop();
});

test("the logs name neither addresses nor queries", async () => {
  await nginx.ask("/contact-us/sent?ref=TG-AAAA-BBBB");
  const log = () => nginx.log("temp-guard.log");
  await expect.poll(log).toMatch(/^\S+ GET "\/contact-us\/sent(\.html)?" 200 \d+ [\d.]+$/m);
  expect(log()).toContain(" 429 ");
  expect(log() + nginx.log("temp-guard-error.log")).not.toMatch(/127\.0\.0\.1|TG-AAAA/);
});

test("without the site pages still come, and a request is told at once that it was not sent", async () => {
  await site.stop();
  expect((await nginx.ask("/contact-us")).status).toBe(200);
  const { status, body } = await nginx.ask(
    "/php/emailer.php",
    { "Content-Type": "application/json" },
    JSON.stringify(someQuotation()),
  );
  expect(status).toBe(503);
  expect(JSON.parse(body.toString())).toEqual({ success: false, error: "site_unavailable" });
  const { headers } = await postWithoutScript("your_name=A");
  expect(headers.location).toBe("/contact-us/not-sent?reason=site_unavailable#site_unavailable");
});

function builtPage(path: string): Buffer {
  return readFileSync(`.next/server/app/${path === "/" ? "index" : path}.html`);
}

/** Asks the server on port 80, which leads to the one with TLS. */
function askPlainly(
  path: string,
  headers: Record<string, string>,
  host = "127.0.0.1",
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    httpRequest({ host, port: nginx.plainPort, path, headers }, (response) => {
      response.resume();
      resolve(response);
    })
      .on("error", reject)
      .end();
  });
}

function postWithoutScript(body: string, ask = nginx.ask) {
  return ask(
    "/php/emailer.php",
    { Accept: "text/html,*/*", "Content-Type": "application/x-www-form-urlencoded" },
    body,
  );
}
