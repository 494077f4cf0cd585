import { execFile } from "node:child_process";
import { createServer, request } from "node:http";
import { expect, test } from "@playwright/test";
import { facts } from "../../lib/facts";
import { listenOnFreePort } from "../support/free-port";
import { readMail } from "../support/read-mail";
import { startSite } from "../support/site";
import { startTestSmtpServer } from "../support/test-smtp-server";

test.describe.configure({ timeout: 240_000 });

test("passes on a working site without sending a request", async () => {
  const smtp = await startTestSmtpServer();
  // An instance of its own, whose health no other test changes.
  const site = await startSite({ SMTP_URL: smtp.url });
  const specs = ["e2e/live", "e2e/form.spec.ts", "e2e/no-script.spec.ts"];
  const projects = ["--project=live", "--project=desktop"];
  const { code, output } = await checkLive(site.url, ...projects, ...specs);
  expect(output).not.toMatch(/\d+ failed/);
  expect(code).toBe(0);
  const missing = Object.entries(facts).filter(([, fact]) => fact === undefined);
  const named = /^Missing in lib\/facts\.ts: (.+)$/m.exec(output)?.[1]?.split(", ") ?? [];
  expect(named).toEqual(missing.map(([name]) => name));
  expect(await readMail(smtp.folder)).toEqual([]);
  await site.stop();
  await smtp.close();
});

test("finds a proxy that denies the form’s address", async ({ baseURL }) => {
  const proxy = createServer(({ method, url }, response) => {
    if (url?.endsWith(".php")) return response.writeHead(404).end("<h1>Not Found</h1>");
    const { hostname, port } = new URL(baseURL ?? "");
    request({ hostname, port, method, path: url }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    }).end();
  });
  const address = `http://127.0.0.1:${await listenOnFreePort(proxy)}`;
  const { code, output } = await checkLive(address, "--project=live", "e2e/live");
  expect(output).toMatch(/\b1 failed/);
  expect(output).toContain("no proxy denies it");
  expect(code).toBe(1);
  proxy.close();
});

for (const address of [[], ["localhost:5185"], ["--send"]]) {
  test(`prints its usage when the address is ${address.join() || "missing"}`, async () => {
    const { code, output } = await checkLive(...address);
    expect(output.trim()).toMatch(/^Usage: .+https?:\/\/.+$/);
    expect(code).toBe(2);
  });
}

function checkLive(...options: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["--import", "tsx", "scripts/check-live.ts", ...options],
      (_error, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}
