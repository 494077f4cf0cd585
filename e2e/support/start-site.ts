import { mkdirSync, rmSync } from "node:fs";
import { MAIL_FOLDER } from "./read-mail";
import { startTestSmtpServer } from "./test-smtp-server";

// Starts the production build with an SMTP server whose messages the tests read.
rmSync(MAIL_FOLDER, { recursive: true, force: true });
mkdirSync(MAIL_FOLDER, { recursive: true });
const smtp = await startTestSmtpServer({ folder: MAIL_FOLDER });
process.env.SMTP_URL = smtp.url;
process.env.RATE_LIMIT_MAX = "1000000";
await import("../../scripts/serve");
