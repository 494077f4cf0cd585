import { spawnSync } from "node:child_process";
import { facts } from "../lib/facts";

/**
 * Runs the browser tests on a deployed site: `npm run check:live -- https://preview.example.com`. Sends no request, or
 * with `--send` one request that is marked as a check. Passes other options to Playwright. Lists the facts that are
 * missing in lib/facts.ts.
 */
const [address = "", ...options] = process.argv.slice(2);
if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
  console.error("Usage: npm run check:live -- https://preview.example.com [--send]");
  process.exit(2);
}
const projects = ["live", "desktop", "phone"].map((name) => `--project=${name}`);
const own = options.filter((option) => option !== "--send");
const tests = own.some((option) => option.startsWith("--project")) ? own : [...projects, ...own];
const { status } = spawnSync("npx", ["playwright", "test", ...tests], {
  stdio: "inherit",
  env: {
    ...process.env,
    E2E_URL: new URL(address).origin,
    E2E_SEND: options.includes("--send") ? "1" : "",
  },
});
const missing = Object.entries(facts).flatMap(([name, fact]) => (fact === undefined ? [name] : []));
if (missing.length > 0) console.log(`Missing in lib/facts.ts: ${missing.join(", ")}`);
process.exitCode = status ?? 1;
