import { execFile, spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { freePort, listenOnFreePort, serveSite } from "../support/site";

const npm = ["npm", "run", "serve"];
const node = [process.execPath, "--import", "tsx", "scripts/serve.ts"];
for (const [[command = "", ...options], signal] of [
  [npm, "SIGTERM"],
  [npm, "SIGINT"],
  [npm, "SIGHUP"],
  [npm, "SIGKILL"],
  [node, "SIGKILL"],
] as const) {
  test(`site and inbox end with ${basename(command)} on ${signal}`, async () => {
    test.setTimeout(90_000);
    const [port, inboxPort] = [await freePort(), await freePort()];
    const child = spawn(command, options, {
      stdio: "ignore",
      env: {
        ...process.env,
        SMTP_URL: "",
        PORT: String(port),
        INBOX_PORT: String(inboxPort),
        INBOX_DIR: mkdtempSync(join(tmpdir(), "inbox-")),
      },
    });
    const status = (port: number) =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (response) => response.status,
        () => undefined,
      );
    const statuses = () => Promise.all([status(port), status(inboxPort)]);
    await expect.poll(statuses, { timeout: 60_000 }).toEqual([200, 200]);
    child.kill(signal);
    await expect.poll(statuses, { timeout: 10_000 }).toEqual([undefined, undefined]);
  });
}

test("starts without a word too many", async () => {
  const site = await serveSite({ SMTP_URL: "smtp://127.0.0.1:9" });
  await site.stop();
  expect(site.output().trim().split("\n")).toEqual([
    expect.stringContaining("next.config.ts"),
    `Site   http://localhost:${site.port}`,
  ]);
});

test("what no page and no route takes gets an answer of the table and one line of the log", async () => {
  const site = await serveSite({ SMTP_URL: "smtp://127.0.0.1:9" });
  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status?: number; error: string }>((resolve, reject) => {
      const { port } = site;
      const request = httpRequest(
        { host: "127.0.0.1", port, method, path, headers },
        (response) => {
          text(response).then(
            (body) => resolve({ status: response.statusCode, error: JSON.parse(body).error }),
            reject,
          );
        },
      );
      request.on("error", reject).end();
    });
  const endpoint = "/php/emailer.php";
  const action = { "Next-Action": "7f00000000000000000000000000000000000000ff" };
  const form = { "Content-Type": "multipart/form-data; boundary=x" };
  const json = { "Content-Type": "application/json" };
  const refused = { status: 405, error: "method_not_allowed" };
  expect(await ask("TRACE", endpoint)).toEqual(refused);
  expect(await ask("PROPFIND", endpoint)).toEqual(refused);
  expect(await ask("POST", "*")).toEqual(refused);
  expect(await ask("POST", "/contact-us", action)).toEqual(refused);
  expect(await ask("POST", "/contact-us", { ...action, ...form })).toEqual(refused);
  const unreadable = { status: 400, error: "unreadable_body" };
  expect(await ask("POST", endpoint, { ...action, ...json })).toEqual(unreadable);
  await site.stop();
  const lines = site
    .output()
    .split("\n")
    .filter((line) => /^\s*([{⨯]|at |\w*Error)/.test(line));
  expect(lines.map((line) => JSON.parse(line).outcome)).toEqual([
    ...Array<string>(5).fill("method_not_allowed"),
    "unreadable_body",
  ]);
});

const refusals: [string, Record<string, string>, RegExp][] = [
  [
    "a public site has no mail server",
    { SITE_URL: "https://www.example.com", SMTP_URL: "" },
    /^SMTP_URL is missing: .+smtps:\/\/.+$/,
  ],
  [
    "a setting is wrong",
    { SMTP_URL: "mail.example.com" },
    /^Wrong settings: SMTP_URL should be .+$/,
  ],
  [
    "it should listen on another machine's address",
    { HOST: "192.0.2.1" },
    /^HOST should be an address of this machine \(.+\)$/,
  ],
  [
    "the inbox's folder is a file",
    { SMTP_URL: "", INBOX_DIR: aFile() },
    /^INBOX_DIR should be a folder to write to \(.+\)$/,
  ],
];
for (const [name, settings, message] of refusals) {
  test(`refuses to start in one line when ${name}`, async () => {
    const { code, output } = await serve({ ...settings, PORT: String(await freePort()) });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(message);
  });
}

for (const key of ["PORT", "INBOX_PORT"]) {
  test(`names ${key} in one line when that port is taken`, async () => {
    const busy = createServer();
    const taken = await listenOnFreePort(busy);
    const ports = { PORT: String(await freePort()), INBOX_PORT: String(await freePort()) };
    const { code, output } = await serve({ SMTP_URL: "", ...ports, [key]: String(taken) });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(new RegExp(`^Port ${taken} .+ set ${key} to a free one$`));
    busy.close();
  });
}

function serve(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["--import", "tsx", "scripts/serve.ts"],
      { env: { ...process.env, ...settings }, timeout: 20_000 },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

function aFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), "file-")), "file");
  writeFileSync(file, "");
  return file;
}
