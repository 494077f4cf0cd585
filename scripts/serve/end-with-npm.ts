import { isStartedByNpm } from "../../lib/config/env";

/** Calls `stop` once the npm that started this process is gone: killed, it passes nothing on. */
export function endWithNpm(stop: () => void): void {
  if (!isStartedByNpm()) return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    stop();
  }, 250);
  timer.unref();
}
