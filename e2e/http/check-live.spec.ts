import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { facts } from "../../lib/facts";
import { listenOnFreePort } from "../support/free-port";

test.describe.configure({ timeout: 240_000 });

test("passes on a sound site to which nothing may be sent", async ({ baseURL }) => {
  const specs = ["e2e/live", "e2e/form.spec.ts", "e2e/no-script.spec.ts"];
  const projects = ["--project=live", "--project=desktop"];
  const { code, output } = await checkLive(baseURL ?? "", ...projects, ...specs);
  expect(output).not.toMatch(/\d+ failed/);
  expect(code).toBe(0);
  const missing = Object.entries(facts).filter(([, fact]) => fact === undefined);
  const named = /^Missing in lib\/facts\.ts: (.+)$/m.exec(output)?.[1]?.split(", ") ?? [];
  expect(named).toEqual(missing.map(([name]) => name));
});

test("names a missing header and a page with a foreign script", async ({ baseURL }) => {
  const lacking = createServer(async (request, response) => {
    const original = await fetch(new URL(request.url ?? "/", baseURL));
    const body = await original.text();
    const headers = Object.fromEntries(original.headers);
    delete headers["content-encoding"];
    delete headers["content-length"];
    if (request.url === "/pricing") delete headers["x-frame-options"];
    const isPatched = request.url === "/contact-us";
    response.writeHead(original.status, headers);
    response.end(isPatched ? body.replace("<main", "<script>1</script><main") : body);
  });
  const url = `http://127.0.0.1:${await listenOnFreePort(lacking)}`;
  const pages = "--grep=(pricing|contact-us|demo) is";
  const { code, output } = await checkLive(url, "--project=live", "--reporter=list", pages);
  lacking.close();
  expect(code).toBe(1);
  expect(output).toMatch(/✘.+\/pricing is a whole page/);
  expect(output).toContain("X-Frame-Options");
  expect(output).toMatch(/✘.+\/contact-us is a whole page/);
  expect(output).toMatch(/✓.+\/demo is a whole page/);
});

for (const address of [[], ["localhost:5185"], ["--send"]]) {
  test(`asks for an address in place of ${address.join() || "nothing"}`, async () => {
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
