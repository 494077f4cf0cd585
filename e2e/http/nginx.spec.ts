import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { request as httpsRequest } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { securityHeaders } from "../../lib/security-headers";
import { certificateFor } from "../support/certificate";
import { MAIL_FOLDER, readMail } from "../support/mail";
import { someQuotation } from "../support/quotation";
import { freePort, startSite, type Site } from "../support/site";
import { emptyFolder, startTestSmtpServer, type TestSmtpServer } from "../support/test-smtp-server";

const hasNginx = spawnSync("nginx", ["-v"]).status === 0;
test.skip(!hasNginx && !process.env.CI, "nginx is not installed");
test.describe.configure({ mode: "serial" });

const HEADERS_OF_FILES = [
  "Strict-Transport-Security",
  "X-Content-Type-Options",
  "Cross-Origin-Resource-Policy",
];
let folder = "";
let [nginx, site, peer, port]: [ChildProcess?, Site?, TestSmtpServer?, number?] = [];

test.beforeAll(async () => {
  execFileSync("deploy/precompress.sh");
  peer = await startTestSmtpServer(emptyFolder(`${MAIL_FOLDER}-nginx`));
  site = await startSite({
    SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
    TRUST_PROXY_HOPS: "1",
    RATE_LIMIT_MAX: "3",
  });
  port = await freePort();
  nginx = await startNginx(port, site.port);
});

test.afterAll(async () => {
  nginx?.kill("SIGTERM");
  await site?.stop();
  await peer?.close();
});

test("hashed files come compressed from the disk and stay with the browser for good", async () => {
  const file = readdirSync(".next/static/chunks").find((name) => name.endsWith(".js")) ?? "";
  const { status, headers, body } = await get(`/_next/static/chunks/${file}`);
  expect(status).toBe(200);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["content-encoding"]).toBe("gzip");
  expect(body.equals(readFileSync(`.next/static/chunks/${file}.gz`))).toBe(true);
  expect((await get("/_next/static/none.js")).status).toBe(404);
});

test("files from the disk carry the headers that the site sends with them", async () => {
  const file = readdirSync(".next/static/chunks").find((name) => name.endsWith(".js")) ?? "";
  const picture = "/images/probe-640.avif";
  for (const path of [`/_next/static/chunks/${file}`, picture]) {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    for (const { key, value } of securityHeaders) {
      if (HEADERS_OF_FILES.includes(key)) expect(headers[key.toLowerCase()]).toBe(value);
    }
  }
  const { headers, body } = await get(picture);
  expect(headers["content-type"]).toBe("image/avif");
  expect(headers["cache-control"]).toBe("public, max-age=604800");
  expect(body.equals(readFileSync(`public${picture}`))).toBe(true);
});

test("pages come compressed from the cache, with the site's own headers", async () => {
  const first = await get("/pricing");
  const again = await get("/pricing");
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.headers["x-cache"]).toBe("HIT");
  expect(again.headers["content-encoding"]).toBe("gzip");
  expect(again.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(again.body.equals(first.body)).toBe(true);
  expect((await get("/pricing", { "Accept-Encoding": "identity" })).body.toString()).toContain(
    "MVR",
  );
});

test("requests are delivered, and nobody can claim another address", async () => {
  const send = (claimed: string) =>
    get(
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
    get("/php/emailer.php", { Origin: origin, "Content-Type": "application/json" }, "{}");
  expect((await from(`https://localhost:${port}`)).status).toBe(422);
  expect((await from("https://evil.example")).status).toBe(403);
});

test("a body without end is refused before it reaches the site", async () => {
  const { status, headers, body } = await get(
    "/php/emailer.php",
    { "Content-Type": "application/json" },
    "x".repeat(100_000),
  );
  expect(status).toBe(413);
  expect(headers["content-type"]).toBe("application/json");
  expect(JSON.parse(body.toString())).toEqual({ success: false, error: "body_too_large" });
});

test("what nginx refuses of a form without script leads to a page", async () => {
  const { status, headers } = await postWithoutScript("your_name=".padEnd(100_000, "x"));
  expect(status).toBe(303);
  expect(headers.location).toBe("/contact-us/not-sent");
  expect((await get("/contact-us/not-sent")).status).toBe(200);
});

test("a flood is refused before it reaches the site", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get("/healthz")));
  const [refused] = answers.filter(({ status }) => status === 429);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(refused?.headers["content-type"]).toBe("application/json");
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
  expect(JSON.parse(String(refused?.body))).toEqual({ success: false, error: "too_many_requests" });
});

test("the logs name neither addresses nor queries", async () => {
  await get("/contact-us/sent?ref=TG-AAAA-BBBB");
  const log = () => readFileSync(join(folder, "temp-guard.log"), "utf8");
  await expect.poll(log).toMatch(/^\S+ GET "\/contact-us\/sent" 200 \d+ [\d.]+$/m);
  expect(log()).toContain(" 429 ");
  const logs = log() + readFileSync(join(folder, "temp-guard-error.log"), "utf8");
  expect(logs).not.toMatch(/127\.0\.0\.1|TG-AAAA/);
});

test("pages are still shown while the site is being restarted", async () => {
  expect((await get("/contact-us")).status).toBe(200);
  await site?.stop();
  await new Promise((resolve) => setTimeout(resolve, 10_500));
  expect((await get("/contact-us")).status).toBe(200);
});

test("without the site a request is told at once that it was not sent", async () => {
  const { status, body } = await get(
    "/php/emailer.php",
    { "Content-Type": "application/json" },
    JSON.stringify(someQuotation()),
  );
  expect(status).toBe(503);
  expect(JSON.parse(body.toString())).toEqual({ success: false, error: "no_mail_server" });

  const { headers } = await postWithoutScript("your_name=A");
  expect(headers.location).toBe("/contact-us/not-sent");
  expect((await get("/contact-us/not-sent")).status).toBe(200);
});

type Answer = { status?: number; headers: Record<string, unknown>; body: Buffer };

function get(path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpsRequest(
      `https://localhost:${port}${path}`,
      {
        method: body === undefined ? "GET" : "POST",
        rejectUnauthorized: false,
        headers: { "Accept-Encoding": "gzip, deflate, br", ...headers },
      },
      (response) =>
        buffer(response).then(
          (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
          reject,
        ),
    );
    request.on("error", reject);
    request.end(body);
  });
}

function postWithoutScript(body: string): Promise<Answer> {
  return get(
    "/php/emailer.php",
    { Accept: "text/html,*/*", "Content-Type": "application/x-www-form-urlencoded" },
    body,
  );
}

/** Runs the delivered configuration; only its names, ports and folders are those of this test. */
async function startNginx(httpsPort: number, sitePort: number): Promise<ChildProcess> {
  folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const { key, cert } = certificateFor("localhost");
  writeFileSync(join(folder, "privkey.pem"), key);
  writeFileSync(join(folder, "fullchain.pem"), cert);
  mkdirSync(join(folder, "cache"));
  const configuration = readFileSync("deploy/nginx.conf", "utf8")
    .replaceAll("/etc/letsencrypt/live/www.example.com", folder)
    .replaceAll("www.example.com", "localhost")
    .replaceAll("/srv/temp-guard", process.cwd())
    .replaceAll("/var/log/nginx", folder)
    .replace("/var/cache/nginx/site", join(folder, "cache"))
    .replace("127.0.0.1:3000", `127.0.0.1:${sitePort}`)
    .replace("listen 80;", `listen 127.0.0.1:${await freePort()};`)
    .replace("listen 443 ssl", `listen 127.0.0.1:${httpsPort} ssl`);
  const user = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(
    join(folder, "nginx.conf"),
    `${user} daemon off; pid ${folder}/pid; error_log stderr warn; events {}
http {
  include /etc/nginx/mime.types; access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  ${configuration}
}`,
  );
  const child = spawn("nginx", ["-c", join(folder, "nginx.conf"), "-p", folder, "-e", "stderr"]);
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  for (const deadline = Date.now() + 10_000; Date.now() < deadline;) {
    port = httpsPort;
    if (await get("/contact-us").catch(() => undefined)) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nginx does not answer:\n${output}`);
}
