import { spawn } from "node:child_process";
import { MAIL_FOLDER } from "./mail";
import { emptyFolder, startTestSmtpServer } from "./test-smtp-server";

// The production build as visitors get it, with a mail server that the tests can read.
const peer = await startTestSmtpServer(emptyFolder(MAIL_FOLDER));
const site = spawn("npx", ["tsx", "scripts/serve.ts"], {
  stdio: "inherit",
  env: {
    ...process.env,
    SMTP_URL: `smtp://127.0.0.1:${peer.port}`,
    RATE_LIMIT_MAX: "1000000",
  },
});
site.on("exit", (code) => process.exit(code ?? 1));
process.on("SIGTERM", () => site.kill("SIGTERM"));
process.on("SIGINT", () => site.kill("SIGINT"));
