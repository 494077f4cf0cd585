import { type ChildProcess, spawn, type StdioOptions } from "node:child_process";
import { readFileSync } from "node:fs";
import { freePort } from "./free-port";
import { untilItAnswers } from "./until";

export type Site = {
  url: string;
  port: number;
  process: ChildProcess;
  output: () => string;
  stop: () => Promise<void>;
};

/** Another copy of the production build, with settings of its own. */
export async function startSite(settings: Record<string, string>): Promise<Site> {
  const port = Number(settings.PORT ?? (await freePort()));
  return start([NEXT, "start", "-H", "127.0.0.1", "-p", String(port)], settings, port);
}

/** The same as `npm run serve` starts it, in `folder`; or as `npm run dev` does. */
export async function serveSite(
  settings: Record<string, string>,
  {
    folder = process.cwd(),
    isDevelopment = false,
    stdio = "pipe",
  }: { folder?: string; isDevelopment?: boolean; stdio?: StdioOptions } = {},
): Promise<Site> {
  const port = Number(settings.PORT ?? (await freePort()));
  return start(commandOf(isDevelopment ? "dev" : "serve"), settings, port, folder, stdio);
}

/** What `npm run serve` gives Node, its limits of memory included. */
function commandOf(script: "serve" | "dev"): string[] {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  return scripts[script].replace("exec node ", "").split(" ");
}

const NEXT = "node_modules/next/dist/bin/next";

async function start(
  command: string[],
  settings: Record<string, string>,
  port: number,
  cwd = process.cwd(),
  stdio: StdioOptions = "pipe",
): Promise<Site> {
  const child = spawn(process.execPath, command, {
    cwd,
    stdio,
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      RATE_LIMIT_MAX: "1000000",
      ...settings,
      PORT: String(port),
    },
  });
  let output = "";
  child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(child, () => fetch(`${url}/contact-us`), 60);
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
