import { execFileSync } from "node:child_process";

/** Commits all that is in `folder`, which becomes a checkout where it is none. */
export function commitAll(folder: string): void {
  const who = ["-c", "user.name=test", "-c", "user.email=test@example.com"];
  for (const command of ["init -q", "add -A", "commit -qm change"]) {
    execFileSync("git", [...who, ...command.split(" ")], { cwd: folder });
  }
}
