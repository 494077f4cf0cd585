import { spawnSync } from "node:child_process";
import { findChromium, findHeadlessShell } from "./browser";

// Playwright's own download first; where that is blocked, the distribution's package.
const attempts = [
  ["npx", "playwright", "install", "--with-deps", "chromium"],
  ["apt-get", "update", "-qq"],
  ["apt-get", "install", "-y", "--no-install-recommends", "chromium"],
];

for (const [command = "", ...args] of attempts) {
  if (findChromium()) break;
  console.log(`No Chromium yet, trying: ${command} ${args.join(" ")}`);
  spawnSync(command, args, { stdio: "inherit", timeout: 300_000 });
}

// The tests run without it too, in twice the time.
if (!findHeadlessShell() && process.getuid?.() === 0) {
  const install = ["install", "-y", "--no-install-recommends", "chromium-headless-shell"];
  spawnSync("apt-get", install, { stdio: "ignore", timeout: 120_000 });
}

const found = findHeadlessShell() ?? findChromium();
if (found) {
  console.log(`Browser: ${found}`);
} else {
  console.error("No Chromium found. Install one, or name it in PLAYWRIGHT_CHROMIUM_PATH.");
  process.exit(1);
}
