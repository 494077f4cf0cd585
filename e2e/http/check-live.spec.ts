import { execFile } from "node:child_process";
import { expect, test } from "@playwright/test";
import { facts } from "../../lib/facts";

test.describe.configure({ timeout: 240_000 });

test("passes on a working site without sending a request", async ({ baseURL }) => {
  const specs = ["e2e/live", "e2e/form.spec.ts", "e2e/no-script.spec.ts"];
  const projects = ["--project=live", "--project=desktop"];
  const { code, output } = await checkLive(baseURL ?? "", ...projects, ...specs);
  expect(output).not.toMatch(/\d+ failed/);
  expect(code).toBe(0);
  const missing = Object.entries(facts).filter(([, fact]) => fact === undefined);
  const named = /^Missing in lib\/facts\.ts: (.+)$/m.exec(output)?.[1]?.split(", ") ?? [];
  expect(named).toEqual(missing.map(([name]) => name));
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
