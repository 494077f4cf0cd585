import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { someQuotation } from "../support/quotation";
import { freePort, serveSite } from "../support/site";

test("without a mail server, a local inbox shows what was sent", async ({ playwright }) => {
  const folder = mkdtempSync(join(tmpdir(), "inbox-"));
  const inboxPort = await freePort();
  const site = await serveSite({ SMTP_URL: "", INBOX_DIR: folder, INBOX_PORT: String(inboxPort) });
  expect(site.output()).toContain(`http://localhost:${inboxPort}`);
  expect(site.output()).toContain(`http://localhost:${site.port}`);

  const quotation = someQuotation({ your_name: `<img src=x onerror="alert(1)">` });
  const request = await playwright.request.newContext({ baseURL: site.url });
  expect((await request.post("/php/emailer.php", { data: quotation })).status()).toBe(200);
  expect(readdirSync(folder).filter((file) => file.endsWith(".eml"))).toHaveLength(1);

  const inbox = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${inboxPort}` });
  const list = await (await inbox.get("/")).text();
  expect(list).toContain(quotation.company_name.replace("&", "&#38;"));
  expect(list).not.toContain("<img");
  const path = /href="(\/2[^"]+)"/.exec(list)?.[1] ?? "";
  expect(await (await inbox.get(path)).text()).not.toContain("<img");
  const letter = await inbox.get(`${path}/html`);
  expect(letter.headers()["content-security-policy"]).toMatch(/^sandbox .*default-src 'none'/);
  expect(await letter.text()).toMatch(/^<!doctype html><base target="_blank">/);
  expect(await (await inbox.get(`${path}/source`)).text()).toContain("Quotation request");

  for (const hostile of ["/../package.json", "/%2e%2e%2fpackage.json", `${path}x`, "/x/html"]) {
    expect((await inbox.get(hostile)).status()).toBe(404);
  }
  const renamed = await inbox.get("/", { headers: { Host: "rebound.example" } });
  expect(renamed.status()).toBe(403);
  expect((await inbox.post("/")).status()).toBe(405);
  await site.stop();
});

const refusals: [string, Record<string, string>, RegExp][] = [
  [
    "a public site has no mail server",
    { SITE_URL: "https://www.example.com", SMTP_URL: "" },
    /^SMTP_URL is missing: .+smtps:\/\/.+$/,
  ],
  [
    "a setting is wrong",
    { SMTP_URL: "mail.example.com" },
    /^Wrong settings: SMTP_URL should be .+$/,
  ],
  [
    "it should listen on another machine's address",
    { HOST: "192.0.2.1" },
    /^HOST should be an address of this machine \(.+\)$/,
  ],
];
for (const [name, settings, message] of refusals) {
  test(`refuses to start in one line when ${name}`, async () => {
    const { code, output } = await serve({ ...settings, PORT: String(await freePort()) });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(message);
  });
}

for (const key of ["PORT", "INBOX_PORT"]) {
  test(`names ${key} in one line when that port is taken`, async () => {
    const busy = createServer();
    await new Promise<void>((resolve) => busy.listen(0, resolve));
    const address = busy.address();
    const taken = address && typeof address === "object" ? address.port : 0;
    const ports = { PORT: String(await freePort()), INBOX_PORT: String(await freePort()) };
    const { code, output } = await serve({ SMTP_URL: "", ...ports, [key]: String(taken) });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(new RegExp(`^Port ${taken} .+ set ${key} to a free one$`));
    busy.close();
  });
}

function serve(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["--import", "tsx", "scripts/serve.ts"],
      { env: { ...process.env, ...settings }, timeout: 20_000 },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}
