import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { securityHeaders } from "../../lib/security-headers";
import { inspectPages, islandFilesOf } from "../../islands/optimize/check";

/**
 * Builds the site with Vercel's own command line and looks at what would be deployed: the finished pages, their
 * policies, the headers and the islands. Its tools live in a cache folder outside the project.
 */
const TOOLS = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "temp-guard-vercel");
const OUTPUT = ".vercel/output";
const PROJECT = ".vercel/project.json";

installTools();
build();
checkPages();
checkConfiguration();
console.log("What Vercel would deploy is what was built.");

function installTools() {
  if (existsSync(join(TOOLS, "node_modules/.bin/vercel"))) return;
  mkdirSync(TOOLS, { recursive: true });
  writeFileSync(join(TOOLS, "package.json"), "{}");
  const install = ["install", "--no-audit", "--no-fund"];
  // The host runs Node 24, which this package brings.
  run("npm", [...install, "node@24"], TOOLS);
  run("npm", [...install, "--ignore-scripts", "vercel@60.0.0"], TOOLS);
}

function build() {
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(".vercel", { recursive: true });
  const settings = {
    framework: "nextjs",
    installCommand: "true",
    buildCommand: "npm run build",
    nodeVersion: "24.x",
  };
  restoreAtExit(PROJECT);
  writeFileSync(PROJECT, JSON.stringify({ projectId: "prj_x", orgId: "team_x", settings }));
  run(join(TOOLS, "node_modules/.bin/vercel"), ["build", "--yes", "--token", "x"], ".");
}

/** Puts `file` back as it was, as a developer's checkout may be linked to a real project. */
function restoreAtExit(file: string) {
  const content = existsSync(file) ? readFileSync(file) : undefined;
  process.on("exit", () =>
    content ? writeFileSync(file, content) : rmSync(file, { force: true }),
  );
  // Without a listener, an interrupt would end this process at once, before the file is put back.
  process.on("SIGINT", () => process.exit(130));
}

function checkPages() {
  const { pages, problem } = inspectPages(OUTPUT);
  check(pages.length > 9, `only ${pages.length} pages`);
  check(problem === undefined, `${problem}`);
  for (const file of pages) {
    const html = readFileSync(join(OUTPUT, file), "utf8");
    for (const island of islandFilesOf(html)) {
      check(
        existsSync(join(OUTPUT, "static", island)),
        `${file} names ${island}, which is missing`,
      );
    }
  }
  console.log(`${pages.length} finished pages`);
}

function checkConfiguration() {
  const configuration = readFileSync(join(OUTPUT, "config.json"), "utf8");
  for (const { key, value } of securityHeaders) {
    check(configuration.includes(JSON.stringify(value)), `no header ${key}`);
  }
}

function run(command: string, args: string[], cwd: string) {
  const path = [join(TOOLS, "node_modules/node/bin"), process.env.PATH].join(delimiter);
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: "inherit",
    env: { ...process.env, PATH: path, VERCEL_TELEMETRY_DISABLED: "1" },
  });
  check(status === 0, `${command} ended with ${status}`);
}

function check(isRight: boolean, problem: string) {
  if (isRight) return;
  console.error(`check:vercel: ${problem}`);
  process.exit(1);
}
