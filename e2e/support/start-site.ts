import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { MAIL_FOLDER } from "../../test-support/read-mail";
import { startTestSmtpServer } from "../../test-support/test-smtp-server";

// Starts the production build, or the site that E2E_COMMAND starts, with an SMTP server whose messages the tests read.
const { E2E_COMMAND = "node_modules/.bin/next start" } = process.env;
const [command = "", ...options] = E2E_COMMAND.split(" ");
rmSync(MAIL_FOLDER, { recursive: true, force: true });
mkdirSync(MAIL_FOLDER, { recursive: true });
const smtp = await startTestSmtpServer({ folder: MAIL_FOLDER });
const site = spawn(command, options, {
  stdio: "inherit",
  env: { ...process.env, SMTP_URL: smtp.url, RATE_LIMIT_MAX: "1000000" },
});
process.on("SIGTERM", () => site.kill());
site.on("exit", () => process.exit());
