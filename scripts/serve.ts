import { existsSync } from "node:fs";
import nextEnv from "@next/env";
import { changeEnvironment, ConfigError, env, type Env } from "../lib/config/env";
import { isLoopback } from "../lib/config/relay";
import { startInbox } from "./inbox/start";
import { endWithNpm } from "./serve/end-with-npm";
import { listen } from "./serve/listen";

/** Site and local inbox in this one process, so that nothing is left when it ends, however it ends. */
const isDevelopment = process.argv[2] === "dev";

try {
  changeEnvironment({
    NODE_ENV: isDevelopment ? "development" : "production",
    NEXT_TELEMETRY_DISABLED: "1",
  });
  nextEnv.loadEnvConfig(process.cwd(), isDevelopment, { info: () => {}, error: console.error });
  const settings = env();
  if (!isDevelopment && !existsSync(".next/BUILD_ID")) {
    throw new ConfigError("There is no build to serve: npm run build makes it");
  }
  const server = await listen(settings);
  await openInbox(settings);
  // Only now, because it looks at the environment as soon as it is loaded.
  const { default: next } = await import("next");
  const site = next({ dev: isDevelopment, hostname: settings.HOST, port: settings.PORT });
  await site.prepare();
  server.answerWith(site.getRequestHandler());
  console.log(`Site   http://localhost:${settings.PORT}`);

  process.on("SIGTERM", server.stop);
  process.on("SIGINT", server.stop);
  endWithNpm(server.stop);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}

async function openInbox({ SMTP_URL, SITE_URL, INBOX_DIR, INBOX_PORT }: Env) {
  if (SMTP_URL.length > 0) return;
  if (!isLoopback(new URL(SITE_URL).hostname)) {
    throw new ConfigError(
      `SMTP_URL is missing: ${SITE_URL} is public, so its quotation requests need a mail server such as smtps://user:password@smtp.example.com:465`,
    );
  }
  const inbox = await startInbox(INBOX_DIR, INBOX_PORT);
  // Also for the day when Next reads a changed .env anew.
  nextEnv.updateInitialEnv({ SMTP_URL: inbox.smtpUrl });
  changeEnvironment({ SMTP_URL: inbox.smtpUrl });
  console.log(`Inbox  ${inbox.webUrl}`);
}
