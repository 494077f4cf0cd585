import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { mailWith } from "../support/mail";
import { isPlain } from "../support/plain-pages";
import { listenOnFreePort } from "../support/site";

test.skip(isPlain, "it asks for finished pages");
test.setTimeout(180_000);

test("a site that is up passes, and shows that a request gets through", async ({ baseURL }) => {
  const { code, output } = await check(baseURL ?? "", "--send");
  expect(output).not.toContain("✗");
  expect(code).toBe(0);
  const reference = /Sent (TG-\S+)/.exec(output)?.[1] ?? "none";
  const email = await mailWith(reference);
  expect(email.subject).toContain("CHECK, please ignore");
});

test("what a deployment lacks is named", async ({ baseURL }) => {
  const lacking = createServer(async (request, response) => {
    const original = await fetch(new URL(request.url ?? "/", baseURL));
    const type = original.headers.get("content-type") ?? "";
    const body = Buffer.from(await original.arrayBuffer());
    response.writeHead(original.status, { "Content-Type": type });
    response.end(
      type.includes("html") ? body.toString().replace("<main", "<script>1</script><main") : body,
    );
  });
  const port = await listenOnFreePort(lacking);
  const { code, output } = await check(`http://127.0.0.1:${port}`);
  lacking.close();
  expect(code).toBe(1);
  expect(output).toContain("✗ /pricing has a policy that is not its own");
  expect(output).toContain('✗ / X-Frame-Options is "null"');
  expect(output).toMatch(/✗ journeys in Chromium .*Content Security Policy/);
});

function check(...options: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["--import", "tsx", "scripts/check/live.ts", ...options],
      (_error, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}
