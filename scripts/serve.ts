import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { format } from "node:util";
import nextEnv from "@next/env";
import { changeEnvironment, ConfigError, type Env, isStartedByNpm } from "../lib/env";
import { describeBug, log } from "../lib/log";
import { SHUTDOWN_GRACE_MS } from "../lib/time-limits";
import { guarded } from "./serve/guard";
import { listen } from "./serve/listen";
import { waitForNoReader } from "./serve/output";
import { checkForStart, loadSettings } from "./settings";

/** Site and local inbox in this one process, so that nothing is left when it ends, however it ends. */
const isDevelopment = process.argv[2] === "dev";

waitForNoReader();
try {
  changeEnvironment({
    NODE_ENV: isDevelopment ? "development" : "production",
    NEXT_TELEMETRY_DISABLED: "1",
  });
  const settings = loadSettings(isDevelopment);
  if (isDevelopment) {
    const { writeFont } = await import("./subset-font");
    await writeFont();
  } else if (!existsSync(".next/COMPLETE")) {
    throw new ConfigError("There is no whole build to serve: npm run build makes it");
  }
  checkForStart(settings);
  const server = await listen(settings);
  await openInbox(settings);
  if (!isDevelopment) console.error = console.warn = reportInLog;
  // Imported only now, because Next reads the environment as soon as it is loaded.
  const { default: next } = await import("next");
  const site = next({
    dev: isDevelopment,
    hostname: settings.HOST,
    port: settings.PORT,
    // Next closes the connection of every request with an Upgrade header that reaches the server it is given. This one
    // never listens, so Node answers such requests like any other.
    ...(!isDevelopment && { httpServer: createServer() }),
  });
  await site.prepare();
  const handler = site.getRequestHandler();
  server.answerWith(isDevelopment ? handler : guarded(handler));
  console.log(`Site   http://localhost:${settings.PORT}`);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_GRACE_MS);
    await server.close();
    // Waits for what is being delivered, also where its visitor has gone away.
    await site.close();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  if (isStartedByNpm()) endWithParent(stop);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** A mail server on this machine that keeps every message in a folder, and a web page that shows them. */
async function openInbox({ SMTP_URL, INBOX_DIR, INBOX_PORT }: Env) {
  if (SMTP_URL.length > 0) return;
  const { startMailServer } = await import("./inbox/mail-server");
  const { MessageStore } = await import("./inbox/store");
  const { startWebServer } = await import("./inbox/web-server");
  const store = await MessageStore.open(INBOX_DIR);
  const url = await startWebServer(store, INBOX_PORT);
  const { port } = await startMailServer((raw) => store.add(raw));
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}` };
  // Next keeps these when it reads a changed .env again.
  nextEnv.updateInitialEnv(settings);
  changeEnvironment(settings);
  console.log(`Inbox  ${url}`);
}

/** What Next reports, as one line of the log: its own words can quote visitors, line breaks included. */
function reportInLog(...parts: unknown[]) {
  const error = parts.find((part) => part instanceof Error);
  if (error) log({ event: "site failed", ...describeBug(error) });
  else log({ event: "site reports", message: format(...parts) });
}

/** Calls `stop` once npm, which started this process, is gone: an npm that is killed sends its child no signal. */
function endWithParent(stop: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 250);
  timer.unref();
}
