import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { someQuotation } from "../support/quotation";
import { freePort, listenOnFreePort } from "../support/free-port";
import { serveSite, type Site } from "../support/site";

test.describe.configure({ mode: "serial" });

let site: Site | undefined;
let [folder, inbox] = ["", ""];

test.beforeAll(async () => {
  test.setTimeout(90_000);
  folder = mkdtempSync(join(tmpdir(), "inbox-"));
  const port = await freePort();
  inbox = `http://127.0.0.1:${port}`;
  site = await serveSite({ SMTP_URL: "", INBOX_DIR: folder, INBOX_PORT: String(port) });
  expect(site.output()).toContain(`http://localhost:${port}`);
  expect(site.output()).toContain(`http://localhost:${site.port}`);
});
test.afterAll(() => site?.stop());

test("without a mail server, a local inbox shows what was sent", async ({ request }) => {
  const quotation = someQuotation({ your_name: `<img src=x onerror="alert(1)">` });
  const post = await request.post(`${site?.url}/php/emailer.php`, { data: quotation });
  expect(post.status()).toBe(200);
  expect(readdirSync(folder).filter((file) => file.endsWith(".eml"))).toHaveLength(1);

  const list = await (await request.get(inbox)).text();
  expect(list).toContain(quotation.company_name.replace("&", "&#38;"));
  expect(list).toContain("1 message.");
  expect(list).not.toContain("<img");
  const path = /href="(\/2[^"]+)"/.exec(list)?.[1] ?? "";
  expect(await (await request.get(inbox + path)).text()).not.toContain("<img");
  const letter = await request.get(`${inbox}${path}/letter`);
  expect(letter.headers()["content-security-policy"]).toMatch(/^sandbox .*default-src 'none'/);
  expect(await letter.text()).toMatch(/^<!doctype html><base target="_blank">/);
  // Without an address of its own the site is where it listens.
  const links = (await letter.text()).match(/http:\/\/localhost:\d+/g);
  expect([...new Set(links)]).toEqual([`http://localhost:${site?.port}`]);
  const source = await request.get(`${inbox}${path}/source`);
  expect(source.headers()["content-type"]).toBe("message/rfc822");
  expect(await source.text()).toContain("Quotation request");

  for (const hostile of ["/../package.json", "/%2e%2e%2fpackage.json", `${path}x`, "/x/letter"]) {
    expect((await request.get(inbox + hostile)).status()).toBe(404);
  }
  expect(await rawStatus("//")).toBe(404);
  const renamed = await request.get(inbox, { headers: { Host: "rebound.example" } });
  expect(renamed.status()).toBe(403);
  expect((await request.post(inbox)).status()).toBe(405);
});

test("every message is counted, and the newest are listed", async ({ request }) => {
  for (let n = 1; n < 120; n++) keep(n, `Subject: Number ${n}.\r\n\r\nText`);
  const list = await (await request.get(inbox)).text();
  expect(list).toContain("120 messages, the newest 100 of them here.");
  expect(list.match(/Number \d+\./g)).toHaveLength(100);
  expect(list).toContain("Number 119.");
});

test("a file whose name is no time is none of the messages", async ({ request }) => {
  writeFileSync(join(folder, "9999-99-99T99-99-99-999Z-00000000.eml"), "Subject: No time\r\n\r\n");
  const list = await request.get(inbox);
  expect(list.status()).toBe(200);
  expect(await list.text()).not.toContain("No time");
});

test("a message for which the disk has no room is refused, and leaves nothing behind", () => {
  const empty = mkdtempSync(join(tmpdir(), "inbox-"));
  const add = `import { MessageStore } from "./scripts/inbox/store.ts";
    const store = await MessageStore.open(process.argv[1]);
    await store.add(Buffer.alloc(100_000)).catch(({ code }) => console.log(code));`;
  const node = `node --import tsx --input-type=module -e '${add}' ${empty}`;
  // No file may be larger than 50 KB: the file system's other way to say no.
  expect(execFileSync("bash", ["-c", `ulimit -f 50; ${node}`], { encoding: "utf8" })).toBe(
    "EFBIG\n",
  );
  expect(readdirSync(empty)).toEqual([]);
});

test("a letter opens no connection, whatever it asks for", async ({ page }) => {
  let connections = 0;
  const foreign = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  const url = `http://127.0.0.1:${await listenOnFreePort(foreign)}`;
  const hints = ["preconnect", "dns-prefetch", "prefetch", "preload", "stylesheet", "icon"];
  const links = hints.map((rel) => `<LINK rel=${rel} href="${url}/${rel}" as=image>`).join("");
  const letter = `${links}<link/rel=preconnect href=${url}><img src="${url}/i"><p>The letter</p>`;
  const id = keep(300, `Subject: Hints\r\nContent-Type: text/html\r\n\r\n${letter}`);

  await page.goto(`${inbox}/${id}`);
  await expect(page.frameLocator("iframe").getByText("The letter")).toBeVisible();
  await page.goto(`${inbox}/${id}/letter`);
  await page.waitForTimeout(500);
  expect(connections).toBe(0);
  foreign.close();
});

/** As if it had arrived `second` seconds into a later day than today. */
function keep(second: number, raw: string): string {
  const time = new Date(Date.UTC(2099, 0, 1) + second * 1_000).toISOString();
  const id = `${time.replace(/[:.]/g, "-")}-00000000`;
  writeFileSync(join(folder, `${id}.eml`), raw);
  return id;
}

/** For a path that a client would otherwise tidy up. */
function rawStatus(path: string): Promise<number | undefined> {
  const { port } = new URL(inbox);
  return new Promise((resolve, reject) => {
    httpRequest({ port, path, host: "127.0.0.1" }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end();
  });
}
