import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../e2e/support/free-port";
import { mailWith } from "../e2e/support/read-mail";
import { startTestSmtpServer } from "../e2e/support/test-smtp-server";
import { until } from "../e2e/support/until";

/**
 * Tests a site that the given command starts, such as `tsx scripts/smoke-test.ts next start`. The command gets its
 * settings from the environment. Checks that the site starts, passes the live tests, delivers one request by e-mail and
 * exits on SIGTERM.
 */
const [command = "", ...options] = process.argv.slice(2);
const smtp = await startTestSmtpServer();
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const mail = { SMTP_URL: smtp.url, MAIL_FROM: "website@ci.test", MAIL_TO: "sales@ci.test" };
const env = { ...process.env, ...mail, PORT: String(port) };

const site = spawn(command, options, { stdio: "inherit", env });
const exit = once(site, "exit");
try {
  await until("the site", async () => (await fetch(`${url}/healthz`)).ok, 60);
  const tests = ["playwright", "test", "--project=live"];
  const live = { ...process.env, E2E_URL: url, E2E_SEND: "1" };
  const [failed] = await once(spawn("npx", tests, { stdio: "inherit", env: live }), "exit");
  if (failed) throw new Error("The tests failed");
  await mailWith("CHECK, please ignore", smtp.folder);
} finally {
  site.kill("SIGTERM");
}
const [code] = await exit;
await smtp.close();
if (code !== 143) throw new Error(`The site ended with ${code}`);
