import { type ChildProcess, spawn } from "node:child_process";
import { freePort } from "../../test-support/free-port";
import { until } from "../../test-support/until";

export type Site = {
  url: string;
  port: number;
  process: ChildProcess;
  /** Everything that the site has written to stdout and stderr. */
  output: () => string;
  stop: () => Promise<void>;
};

/** Starts an instance of the production build, or with "dev" the development server. */
export async function startSite(
  settings: Record<string, string>,
  command: "start" | "dev" = "start",
): Promise<Site> {
  const port = await freePort();
  const child = spawn(process.execPath, ["node_modules/next/dist/bin/next", command], {
    env: { ...process.env, RATE_LIMIT_MAX: "1000000", ...settings, PORT: String(port) },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  }
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let isEnded = false;
  // Unlike "exit", "close" is emitted when the output is complete.
  child.once("close", () => (isEnded = true));
  const url = `http://127.0.0.1:${port}`;
  const isUp = () => fetch(`${url}/contact-us`).catch(() => undefined);
  await until(`an answer of the site on port ${port}`, async () => isEnded || isUp(), 60);
  if (isEnded) throw new Error(`The site exited with ${child.exitCode}:\n${output}`);
  return {
    url,
    port,
    process: child,
    output: () => output,
    stop: () => {
      child.kill("SIGTERM");
      return exited;
    },
  };
}
