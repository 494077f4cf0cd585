import { spawnSync } from "node:child_process";
import { findChromium, findHeadlessShell } from "./browser";

// Installs Chromium if it is missing: Playwright's download or, if that is blocked, the distribution's package.
const attempts = [
  ["npx", "playwright", "install", "--with-deps", "chromium"],
  ["apt-get", "update", "-qq"],
  ["apt-get", "install", "-y", "--no-install-recommends", "chromium"],
];

for (const [command = "", ...args] of attempts) {
  if (findChromium()) break;
  console.log(`No Chromium, trying: ${command} ${args.join(" ")}`);
  spawnSync(command, args, { stdio: "inherit", timeout: 300_000 });
}

const found = findHeadlessShell() ?? findChromium();
if (found) {
  console.log(`Browser: ${found}`);
} else {
  console.error("No Chromium found. Install one, or name it in PLAYWRIGHT_CHROMIUM_PATH.");
  process.exit(1);
}
