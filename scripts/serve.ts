import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { createRequire } from "node:module";
import nextEnv from "@next/env";
import { childEnvironment, ConfigError, env, type Env } from "../lib/config/env";
import { isLoopback } from "../lib/config/relay";
import { startInbox } from "./inbox/start";

/** A server that was asked to stop has this long, whatever its clients do. */
const STOP_LIMIT_MS = 14_500;

/** Collects garbage early and compiles less, for half the memory under load and no limit to fail at. */
const LEAN_MEMORY = ["--heap-growing-percent=30", "--max-semi-space-size=8", "--no-maglev"];

const isDevelopment = process.argv[2] === "dev";

try {
  nextEnv.loadEnvConfig(process.cwd(), isDevelopment, { info: () => {}, error: console.error });
  const settings = env();
  await mustBeFree("PORT", settings.PORT, settings.HOST);
  const smtpUrl = await openInbox(settings);
  startSite(settings, smtpUrl);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function openInbox(settings: Env): Promise<string | undefined> {
  if (settings.SMTP_URL.length > 0) return undefined;
  if (!isLoopback(new URL(settings.SITE_URL).hostname)) {
    throw new ConfigError(
      `SMTP_URL is missing: ${settings.SITE_URL} is public, so its quotation requests need a mail server such as smtps://user:password@smtp.example.com:465`,
    );
  }
  await mustBeFree("INBOX_PORT", settings.INBOX_PORT, "127.0.0.1");
  const inbox = await startInbox(settings.INBOX_DIR, settings.INBOX_PORT);
  console.log(`Inbox  ${inbox.webUrl}`);
  return inbox.smtpUrl;
}

function startSite({ HOST, PORT }: Env, smtpUrl: string | undefined) {
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const command = isDevelopment ? [next, "dev"] : [...LEAN_MEMORY, next, "start"];
  const site = spawn(process.execPath, [...command, "-H", HOST, "-p", String(PORT)], {
    stdio: "inherit",
    env: childEnvironment({
      ...(smtpUrl && { SMTP_URL: smtpUrl }),
      ...(isDevelopment ? {} : builtConfig()),
    }),
  });
  console.log(`Site   http://localhost:${PORT}`);
  let isStopping = false;
  site.on("exit", (code, signal) =>
    process.exit(isStopping && signal !== "SIGKILL" ? 0 : (code ?? 1)),
  );
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      isStopping = true;
      site.kill(signal);
      setTimeout(() => site.kill("SIGKILL"), STOP_LIMIT_MS).unref();
    });
  }
}

/**
 * The configuration as the build has written it. Next would otherwise load its compiler, 46 MB of it, to read
 * next.config.ts once more; its own standalone server hands it over in the same variable.
 */
function builtConfig(): Record<string, string> {
  const file = ".next/required-server-files.json";
  if (!existsSync(file)) return {};
  const { config } = JSON.parse(readFileSync(file, "utf8")) as { config: unknown };
  return { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) };
}

async function mustBeFree(key: string, port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once("error", reject).listen({ port, host }, resolve);
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    if (/EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN|EINVAL/.test(reason)) {
      throw new ConfigError(`HOST should be an address of this machine (${reason})`);
    }
    throw new ConfigError(`Port ${port} cannot be used (${reason}): set ${key} to a free one`);
  });
  await new Promise((resolve) => probe.close(resolve));
}
