import { readFileSync } from "node:fs";
import { isStartedByNpm } from "../../lib/config/env";

/**
 * Calls `stop` once the npm that started this process, or the shell in between, is gone. npm passes a SIGTERM to that
 * shell only, and passes nothing on when it is killed.
 */
export function endWithNpm(stop: () => void): void {
  if (!isStartedByNpm()) return;
  const shell = process.ppid;
  const npm = parentOf(shell);
  const timer = setInterval(() => {
    if (process.ppid === shell && parentOf(shell) === npm) return;
    clearInterval(timer);
    stop();
  }, 250);
  timer.unref();
}

// Where there is no /proc, the shell has made way for us, and npm is our parent.
function parentOf(pid: number): string | undefined {
  try {
    return /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1];
  } catch {
    return undefined;
  }
}
