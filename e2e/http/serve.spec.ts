import { execFile, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort, listenOnFreePort } from "../support/free-port";
import { sendQuotation } from "../support/quotation";
import { startDevelopmentSite, startSite } from "../support/site";

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  test(`npm run serve ends site and inbox on ${signal}`, async () => {
    const [port, inboxPort] = [await freePort(), await freePort()];
    const child = spawn("npm", ["run", "serve"], {
      stdio: "ignore",
      env: {
        ...process.env,
        SMTP_URL: "",
        PORT: String(port),
        INBOX_PORT: String(inboxPort),
        INBOX_DIR: mkdtempSync(join(tmpdir(), "inbox-")),
      },
    });
    const isUp = (port: number) =>
      fetch(`http://127.0.0.1:${port}/`).then(
        ({ ok }) => ok,
        () => false,
      );
    const areUp = () => Promise.all([isUp(port), isUp(inboxPort)]);
    await expect.poll(areUp, { timeout: 60_000 }).toEqual([true, true]);
    child.kill(signal);
    await expect.poll(areUp).toEqual([false, false]);
  });
}

test("stays up when the reader of its log exits", async () => {
  const port = await freePort();
  const serve = `"${process.execPath}" --import tsx scripts/serve.ts 2>&1 | head -1`;
  const shell = spawn("bash", ["-c", serve], {
    detached: true,
    stdio: "ignore",
    env: { ...process.env, PORT: String(port), SMTP_URL: "smtp://127.0.0.1:9" },
  });
  const post = async () => (await sendQuotation(`http://127.0.0.1:${port}`)).status;
  try {
    for (let n = 0; n < 3; n++) {
      await expect.poll(() => post().catch(() => 0), { timeout: 30_000 }).toBe(503);
    }
  } finally {
    if (shell.pid && shell.exitCode === null) process.kill(-shell.pid);
  }
});

test("answers requests and stops while the reader of its log has stopped reading", async () => {
  test.slow();
  const site = await startSite({ SMTP_URL: "smtp://127.0.0.1:9" });
  site.process.stdout?.pause();
  const put = () => fetch(`${site.url}/php/emailer.php`, { method: "PUT" });
  for (let n = 0; n < 40; n++) {
    const answers = await Promise.all(Array.from({ length: 50 }, put));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(405));
  }
  await site.stop();
});

const refusals: [string, Record<string, string>, RegExp][] = [
  [
    "a public site that was built for this machine",
    { SITE_URL: "https://www.example.com", SMTP_URL: "" },
    /^The pages were built with another SITE_URL: .+$/,
  ],
  ["a wrong setting", { SMTP_URL: "mail.example.com" }, /^Wrong settings: SMTP_URL should be .+$/],
  [
    "an address of another machine",
    { HOST: "192.0.2.1", SMTP_URL: "smtp://127.0.0.1:9" },
    /^HOST should be .+$/,
  ],
  [
    "an inbox without a folder to write to",
    { SMTP_URL: "", INBOX_DIR: "/proc/inbox" },
    /^INBOX_DIR should be a folder to write to \(.+\)$/,
  ],
];
for (const [name, settings, message] of refusals) {
  test(`refuses to start with a message of one line: ${name}`, async () => {
    const { code, output } = await serve({ ...settings, PORT: String(await freePort()) });
    expect(output.trim()).toMatch(message);
    expect(code).toBe(1);
  });
}

test("refuses to start with a message of one line: a taken INBOX_PORT", async () => {
  const busy = createServer();
  const taken = String(await listenOnFreePort(busy));
  const settings = { SMTP_URL: "", PORT: String(await freePort()), INBOX_PORT: taken };
  const { code, output } = await serve(settings);
  expect(output.trim()).toMatch(new RegExp(`^Port ${taken} .+INBOX_PORT.+$`));
  expect(code).toBe(1);
  busy.close();
});

test("of two that start at once on one PORT, one refuses with a message of one line", async () => {
  const PORT = String(await freePort());
  const settings = { PORT, HOST: "127.0.0.1", SMTP_URL: "smtp://127.0.0.1:9" };
  const started = await Promise.all([serve(settings), serve(settings)]);
  const refused = started.filter(({ code }) => code === 1);
  expect(refused.map(({ output }) => output.trim())).toEqual([
    expect.stringMatching(new RegExp(`^Port ${PORT} .+ PORT .+$`)),
  ]);
});

// A phone in the same network opens the development server by this machine's IP address.
test("npm run dev hydrates pages at every address of this machine", async ({ page }) => {
  test.setTimeout(180_000);
  const site = await startDevelopmentSite({ SMTP_URL: "smtp://127.0.0.1:9", HOST: "0.0.0.0" });
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const external = own.find(({ internal, family }) => !internal && family === "IPv4");
  for (const host of ["127.0.0.1", external?.address].filter(Boolean)) {
    await page.goto(`http://${host}:${site.port}/pricing`);
    await expect(async () => {
      await page.getByRole("button", { name: "Increase number of devices" }).first().click();
      await expect(page.getByRole("slider")).not.toHaveValue("2", { timeout: 500 });
    }).toPass({ timeout: 60_000 });
  }
  await site.stop();
});

function serve(
  settings: Record<string, string>,
  signal?: AbortSignal,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["--import", "tsx", "scripts/serve.ts"],
      { env: { ...process.env, ...settings }, timeout: 30_000, signal },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}
