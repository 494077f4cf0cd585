import { spawn } from "node:child_process";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { freePort } from "../../test-support/free-port";
import { sampleQuotation, sendQuotation } from "../../test-support/quotation";
import { mailWith } from "../../test-support/read-mail";
import { startSite } from "../support/site";
import { startTestSmtpServer } from "../../test-support/test-smtp-server";

const POST = "POST /php/emailer.php HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";

test("npm run serve needs no settings, keeps this machine's e-mails in a folder, and stops on SIGTERM", async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn("npm", ["run", "serve"], {
    env: { ...process.env, SMTP_URL: "", PORT: String(port) },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
  const quotation = sampleQuotation();
  expect((await sendQuotation(url, quotation)).status).toBe(200);
  await mailWith(quotation.company_name, ".inbox");
  expect(output).toMatch(/^Mail {3}\/.+\.inbox\/.+\.html$/m);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);

  const headers = { "X-Forwarded-For": "192.0.2.1" };
  expect((await sendQuotation(url, sampleQuotation(), headers)).status).toBe(503);
  expect((await fetch(`${url}/healthz`, { headers })).status).toBe(503);
  expect(output).toMatch(/^SMTP_URL is not set: .+\.inbox.+$/m);
  child.kill();
  await expect.poll(isUp).toBe(false);
});

test("answers and delivers what is in flight before it exits on SIGTERM", async () => {
  const smtp = await startTestSmtpServer();
  smtp.setFault({ at: "message", action: "delay", milliseconds: 3_000 });
  const site = await startSite({ SMTP_URL: smtp.url });
  const idle = connect(site.port, "127.0.0.1", () =>
    idle.write("GET /pricing HTTP/1.1\r\nHost: x\r\n\r\n"),
  );
  await new Promise((resolve) => idle.once("data", resolve));
  // Nothing, half a head and half a body are sent on these.
  for (const sent of ["", "GET / HTTP/1.1\r\nHost", `${POST}Content-Length: 9\r\n\r\n{`])
    connect(site.port, "127.0.0.1")
      .on("error", () => {})
      .write(sent);
  const [answered, left] = [sampleQuotation(), sampleQuotation()];
  const visitor = new AbortController();
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify(left);
  const post = { method: "POST", headers, body, signal: visitor.signal };
  fetch(`${site.url}/php/emailer.php`, post).catch(() => {});
  const answer = sendQuotation(site.url, answered);
  await expect.poll(() => smtp.connections()).toBe(2);
  visitor.abort();
  const stopped = site.stop();
  expect((await answer).status).toBe(200);
  await stopped;
  expect(site.process.exitCode).toBe(143);
  for (const { company_name } of [answered, left]) await mailWith(company_name, smtp.folder);
  expect(site.output().match(/"outcome":"sent"/g)).toHaveLength(2);
  await smtp.close();
});

test("answers requests to upgrade as any other, and stays up", async ({ request, baseURL }) => {
  const { port, hostname } = new URL(baseURL ?? "");
  const answers = Array.from({ length: 200 }, async (_, n) => {
    const protocol = n % 2 ? "websocket" : "h2c";
    const socket = connect(Number(port), hostname);
    socket.write(
      `GET /no/such/page HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: ${protocol}\r\n\r\n`,
    );
    return (await text(socket)).slice(0, 12);
  });
  expect(new Set(await Promise.all(answers))).toEqual(new Set(["HTTP/1.1 404"]));
  expect((await request.get("/contact-us")).ok()).toBe(true);
});

test("stays up when the reader of its log exits", async () => {
  const port = await freePort();
  const shell = spawn("bash", ["-c", "node_modules/.bin/next start 2>&1 | head -8"], {
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

test("refuses to start at another address than that of the build, with a message of one line", async () => {
  const site = startSite({ SITE_URL: "https://www.example.com" });
  const message = /^The site exited with 1:[^]*^SITE_URL is https:\/\/www\.example\.com, but .+$/m;
  await expect(site).rejects.toThrow(message);
});

// A phone in the same network opens the development server by this machine's IP address.
test("npm run dev hydrates pages at every address of this machine", async ({ page }) => {
  test.setTimeout(180_000);
  const site = await startSite({ SMTP_URL: "smtp://127.0.0.1:9" }, "dev");
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
