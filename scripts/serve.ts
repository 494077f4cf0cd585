import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { ConfigError, type Env, setEnv } from "../lib/env";
import { prepareOutput } from "../lib/log";
import { BUILD_SETTINGS, checkStart, exitOnConfigError, withBuildSettings } from "../lib/start";
import { checkPort } from "./listen";
import { loadSettings } from "./settings";

// Runs `next start`, or `next dev` with the argument `dev`. Also starts a local inbox if `SMTP_URL` is empty.

const isDevelopment = process.argv[2] === "dev";

prepareOutput();
try {
  const own = loadSettings();
  if (isDevelopment) {
    const { writeFont } = await import("./subset-font");
    await writeFont();
  } else if (!existsSync(BUILD_SETTINGS)) {
    throw new ConfigError("There is no complete build to serve: run npm run build");
  }
  const settings = isDevelopment ? own : withBuildSettings(own);
  checkStart(settings);
  await checkPort(settings);
  if (settings.SMTP_URL.length === 0) await startInbox(settings);
  await runNext(settings);
} catch (error) {
  exitOnConfigError(error);
}

/**
 * Starts a mail server on this machine that stores every message in a folder, and a web page that lists the messages.
 */
async function startInbox({ INBOX_DIR, INBOX_PORT }: Env): Promise<void> {
  const { startMailServer } = await import("./inbox/mail-server");
  const { MessageStore } = await import("./inbox/store");
  const { startWebServer } = await import("./inbox/web-server");
  const store = await MessageStore.open(INBOX_DIR);
  const url = await startWebServer(store, INBOX_PORT);
  const { port } = await startMailServer((raw) => store.add(raw));
  setEnv({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  console.log(`Inbox  ${url}`);
}

/** Runs Next's command line in this process, so that stopping the process stops both the site and its inbox. */
async function runNext({ HOST, PORT }: Env): Promise<void> {
  setEnv({ NEXT_TELEMETRY_DISABLED: "1" });
  // Longer than reverse proxies keep idle connections, or one could reuse a connection just as Next closes it.
  const keepAlive = ["--keepAliveTimeout", "75000"];
  const mode = isDevelopment ? ["dev"] : ["start", ...keepAlive];
  const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
  process.argv = [process.execPath, next, ...mode, "-H", HOST, "-p", String(PORT)];
  await import(next);
}
