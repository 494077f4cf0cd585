import { existsSync } from "node:fs";
import nextEnv from "@next/env";
import { changeEnvironment, ConfigError, env, type Env } from "../lib/config/env";
import { startMailServer } from "./inbox/mail-server";
import { MessageStore } from "./inbox/store";
import { startWebServer } from "./inbox/web-server";
import { checkSettings } from "./serve/check-settings";
import { answeringInOnePiece } from "./serve/endpoint";
import { endWithNpm } from "./serve/end-with-npm";
import { listen } from "./serve/listen";
import { refusingMethods } from "./serve/refuse-method";

/** Site and local inbox in this one process, so that nothing is left when it ends, however it ends. */
const isDevelopment = process.argv[2] === "dev";

try {
  changeEnvironment({
    NODE_ENV: isDevelopment ? "development" : "production",
    NEXT_TELEMETRY_DISABLED: "1",
  });
  nextEnv.loadEnvConfig(process.cwd(), isDevelopment, { info: () => {}, error: console.error });
  const settings = env();
  if (isDevelopment) {
    const { writeFont } = await import("./subset-font");
    await writeFont();
  }
  if (!isDevelopment && !existsSync(".next/BUILD_ID")) {
    throw new ConfigError("There is no build to serve: npm run build makes it");
  }
  checkSettings(settings);
  const server = await listen(settings);
  await openInbox(settings);
  // Only now, because it looks at the environment as soon as it is loaded.
  const { default: next } = await import("next");
  const site = next({ dev: isDevelopment, hostname: settings.HOST, port: settings.PORT });
  await site.prepare();
  const handler = site.getRequestHandler();
  server.answerWith(isDevelopment ? handler : refusingMethods(answeringInOnePiece(handler)));
  console.log(`Site   http://localhost:${settings.PORT}`);

  process.on("SIGTERM", server.stop);
  process.on("SIGINT", server.stop);
  endWithNpm(server.stop);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** A mail server on this machine that keeps every message in a folder, and a web page that shows them. */
async function openInbox({ SMTP_URL, INBOX_DIR, INBOX_PORT }: Env) {
  if (SMTP_URL.length > 0) return;
  const store = await MessageStore.open(INBOX_DIR);
  const url = await startWebServer(store, INBOX_PORT);
  const { port } = await startMailServer((raw) => store.add(raw));
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}` };
  // Also for the day when Next reads a changed .env anew.
  nextEnv.updateInitialEnv(settings);
  changeEnvironment(settings);
  console.log(`Inbox  ${url}`);
}
