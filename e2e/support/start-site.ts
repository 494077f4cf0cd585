import { MAIL_FOLDER } from "./read-mail";
import { emptyFolder, startTestSmtpServer } from "./test-smtp-server";

// The production build as visitors get it, with a mail server that the tests can read, in one process.
const peer = await startTestSmtpServer(emptyFolder(MAIL_FOLDER));
process.env.SMTP_URL = `smtp://127.0.0.1:${peer.port}`;
process.env.RATE_LIMIT_MAX = "1000000";
await import("../../scripts/serve");
