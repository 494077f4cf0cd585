import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { facts } from "../../lib/facts";
import { listenOnFreePort } from "../support/free-port";

test("what a deployment and its facts lack is named", async ({ baseURL }) => {
  test.setTimeout(120_000);
  const lacking = createServer(async (request, response) => {
    const original = await fetch(new URL(request.url ?? "/", baseURL));
    const type = original.headers.get("content-type") ?? "";
    const body = Buffer.from(await original.arrayBuffer());
    const headers = Object.fromEntries(original.headers);
    delete headers["content-encoding"];
    delete headers["content-length"];
    if (request.url === "/pricing") delete headers["x-frame-options"];
    response.writeHead(original.status, headers);
    const isPage = type.includes("html") && request.url === "/contact-us";
    response.end(isPage ? body.toString().replace("<main", "<script>1</script><main") : body);
  });
  const url = `http://127.0.0.1:${await listenOnFreePort(lacking)}`;
  const { code, output } = await new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [
        ...["--import", "tsx", "scripts/check-live.ts", url],
        ...[
          "--project=live",
          "--reporter=list",
          "--grep=(pricing|contact-us|demo) is|gets through",
        ],
      ],
      (_error, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
  lacking.close();
  expect(code).toBe(1);
  expect(output).toMatch(/✘.+\/pricing is a whole page/);
  expect(output).toContain("X-Frame-Options");
  expect(output).toMatch(/✘.+\/contact-us is a whole page/);
  expect(output).toContain("has a policy that is not its own");
  expect(output).toMatch(/✓.+\/demo is a whole page/);
  expect(output).toMatch(/-.+a request gets through/);
  const named = /^Not given in lib\/facts\.ts: (.+)$/m.exec(output)?.[1]?.split(", ") ?? [];
  const missing = Object.entries(facts).filter(([, fact]) => fact === undefined);
  expect(named).toEqual(missing.map(([name]) => name));
});
