import { execFile } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { copyWorkingTree } from "../../scripts/check/working-tree";
import { commitAll } from "./commit";

type Change = { file: string; from: string; to: string };

const commits: { name: string; change?: Change }[] = [
  {
    name: "an install that fails",
    change: { file: "package.json", from: '"zod": "', to: '"zod": "99.' },
  },
  {
    name: "a wrong type",
    change: {
      file: "app/iot/page.tsx",
      from: "export default",
      to: "const n: number = '';\nexport default",
    },
  },
  {
    name: "a page that the finish refuses",
    change: { file: "app/privacy/page.tsx", from: "<p>", to: "<p style={{ top: 0 }}>" },
  },
  { name: "a good commit" },
];

/**
 * Rolls out commits, each with an install and a build of its own: three that cannot be built, and one that can, with a
 * setting that a shell reads otherwise than systemd. Resolves to what was not as it should be.
 */
export async function rollOutCommits(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "commits-"));
  const [source, root] = [join(folder, "source"), join(folder, "srv")];
  const settings = join(folder, "settings.env");
  writeFileSync(settings, "SITE_URL=https://www.example.com\nCONTACT_PHONE=+960 300 1111\n");
  const env = { ...process.env, ROOT: root, SETTINGS: settings, OWNER: userInfo().username };
  // Nothing runs: what would be started does not matter here.
  Object.assign(env, { COPIES: " ", RELOAD: "true" });

  const problems: string[] = [];
  for (const { name, change } of commits) {
    commit(source, change);
    const started = Date.now();
    const output = await new Promise<string>((resolve) =>
      execFile(join(source, "deploy/roll-out.sh"), { env, maxBuffer: 1e8 }, (error, out, err) =>
        resolve(`${out}${err}${error ? "" : "Ended well"}`),
      ),
    );
    const seconds = Math.round((Date.now() - started) / 1_000);
    const [last = ""] = output.trim().split("\n").slice(-1);
    console.log(`${name}: ${last} (${seconds} s)`);
    const current = join(root, "current");
    const isRolledOut = existsSync(current);
    if (isRolledOut === Boolean(change)) problems.push(`${name}: ${output}`);
    if (change && (output.includes("Ended well") || readdirSync(join(root, "releases")).length > 0))
      problems.push(`${name} is called rolled out`);
    if (
      isRolledOut &&
      !readFileSync(join(current, ".next/www/contact-us.html"), "utf8").includes("+960 300 1111")
    )
      problems.push(`${readlinkSync(current)} shows another telephone number`);
  }
  return problems;
}

/** What the working tree holds, with `change`, as the one commit of a checkout of its own. */
function commit(source: string, change?: Change) {
  copyWorkingTree(source);
  if (change) {
    const file = join(source, change.file);
    writeFileSync(file, readFileSync(file, "utf8").replace(change.from, change.to));
  }
  commitAll(source);
}
