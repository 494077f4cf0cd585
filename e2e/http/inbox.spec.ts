import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort, listenOnFreePort } from "../support/free-port";
import { sampleQuotation, sendQuotation } from "../support/quotation";
import { startSite, type Site } from "../support/site";

const folder = mkdtempSync(join(tmpdir(), "inbox-"));
let site: Site;
let inbox = "";
test.beforeAll(async () => {
  const port = await freePort();
  inbox = `http://127.0.0.1:${port}`;
  site = await startSite({ SMTP_URL: "", INBOX_DIR: folder, INBOX_PORT: String(port) });
  await expect.poll(site.output).toContain(`http://localhost:${port}`);
});
test.afterAll(() => site.stop());

test("shows a quotation request as a list entry, an HTML body and a file", async ({ request }) => {
  const quotation = sampleQuotation({ your_name: `<img src=x onerror="alert(1)">` });
  expect((await sendQuotation(site.url, quotation)).status).toBe(200);
  const files = readdirSync(folder).filter((file) => file.endsWith(".eml"));
  expect(files).toHaveLength(1);

  const list = await (await request.get(inbox)).text();
  expect(list).toContain(quotation.company_name.replace("&", "&#38;"));
  const path = /href="(\/2[^"]+)"/.exec(list)?.[1] ?? "";
  const message = await (await request.get(inbox + path)).text();
  for (const html of [list, message]) expect(html).not.toContain("<img");
  expect(message).toContain(join(folder, String(files[0])));
  const body = await request.get(`${inbox}${path}/html`);
  // Without SITE_URL the links contain the address on which the site listens.
  const links = (await body.text()).match(/http:\/\/localhost:\d+/g);
  expect([...new Set(links)]).toEqual([`http://localhost:${site.port}`]);
});

test("serves no other file, host or method", async ({ request }) => {
  for (const path of ["/../package.json", "/%2e%2e%2fpackage.json", "/x/html"]) {
    expect((await request.get(inbox + path)).status()).toBe(404);
  }
  const rebound = await request.get(inbox, { headers: { Host: "rebound.example" } });
  expect(rebound.status()).toBe(403);
  expect((await request.post(inbox)).status()).toBe(405);
});

test("opens no connection for an HTML body", async ({ page }) => {
  let connections = 0;
  const foreign = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  const url = `http://127.0.0.1:${await listenOnFreePort(foreign)}`;
  const hints = ["preconnect", "dns-prefetch", "prefetch", "preload", "stylesheet", "icon"];
  const links = hints.map((rel) => `<LINK rel=${rel} href="${url}/${rel}" as=image>`).join("");
  const body = `${links}<link/rel=preconnect href=${url}><img src="${url}/i"><p>The body</p>`;
  const id = "2099-01-01T00-00-00-000Z-00000000";
  const message = `Subject: Hints\r\nContent-Type: text/html\r\n\r\n${body}`;
  writeFileSync(join(folder, `${id}.eml`), message);

  await page.goto(`${inbox}/${id}`);
  await expect(page.frameLocator("iframe").getByText("The body")).toBeVisible();
  await page.goto(`${inbox}/${id}/html`);
  await page.waitForLoadState("networkidle");
  expect(connections).toBe(0);
  foreign.close();
});
