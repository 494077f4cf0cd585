import { execFile, execFileSync, spawn, type StdioOptions } from "node:child_process";
import {
  closeSync,
  constants,
  cpSync,
  mkdtempSync,
  openSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { request as httpRequest, type RequestOptions } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { freePort, listenOnFreePort } from "../support/free-port";
import { serveSite, type Site } from "../support/site";

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
  const refusal = async (method: string, path: string, headers: Record<string, string> = {}) => {
    const { status, body } = await ask(site, path, { method, headers });
    return { status, error: JSON.parse(body).error };
  };
  const endpoint = "/php/emailer.php";
  const action = { "Next-Action": "7f00000000000000000000000000000000000000ff" };
  const form = { "Content-Type": "multipart/form-data; boundary=x" };
  const json = { "Content-Type": "application/json" };
  const refused = { status: 405, error: "method_not_allowed" };
  expect(await refusal("TRACE", endpoint)).toEqual(refused);
  expect(await refusal("PROPFIND", endpoint)).toEqual(refused);
  expect(await refusal("POST", "*")).toEqual(refused);
  expect(await refusal("POST", "/contact-us", action)).toEqual(refused);
  expect(await refusal("POST", "/contact-us", { ...action, ...form })).toEqual(refused);
  const unreadable = { status: 400, error: "unreadable_body" };
  expect(await refusal("POST", endpoint, { ...action, ...json })).toEqual(unreadable);
  expect(await refusal("POST", `http://anything.example${endpoint}`, json)).toEqual(unreadable);
  const lost = { status: 400, error: "unreadable_address" };
  expect(await refusal("GET", "http://%")).toEqual(lost);
  await site.stop();
  expect(loggedBy(site).map(({ outcome }) => outcome)).toEqual([
    ...Array<string>(5).fill("method_not_allowed"),
    "unreadable_body",
    "unreadable_body",
    "unreadable_address",
  ]);
});

test("whatever a visitor asks for, there is no error of the server's own, and no line of it in the log", async () => {
  const site = await serveSite({ SMTP_URL: "smtp://127.0.0.1:9" });
  const forged = encodeURIComponent('/x\n{"event":"quotation request","outcome":"sent"}');
  const asked: [string, number, Record<string, string>?][] = [
    [`/_next/image?url=${forged}&w=640&q=75`, 404],
    ["/_next/image?url=/%&w=640&q=75", 404],
    ["/_global-error", 404],
    ["http://anything.example/pricing", 200],
    ["other://anything.example", 200],
    ["/pricing", 200, { Connection: "Upgrade, close", Upgrade: "h2c" }],
    ["/images/probe-640.avif", 200, { Range: "bytes=99999999-" }],
    ["/images/probe-640.avif", 200, { "If-Match": '"x"' }],
  ];
  for (const [path, status, headers] of asked) {
    expect([path, (await ask(site, path, { headers })).status]).toEqual([path, status]);
  }
  await site.stop();
  expect(loggedBy(site)).toEqual([]);
});

test("what Next reports is one line of the log, whatever it quotes", async () => {
  const report = `process.on("SIGUSR2", () => console.error("Failed for\\n{}", new Error("x\\n{}")))`;
  const site = await serveSite({
    SMTP_URL: "smtp://127.0.0.1:9",
    NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(report)}"`,
  });
  site.process.kill("SIGUSR2");
  await expect.poll(() => loggedBy(site)).toHaveLength(1);
  expect(loggedBy(site)).toMatchObject([{ event: "site failed", error: "Error" }]);
  await site.stop();
});

const hungReader = aPipe();
const silences: [string, (site: Site) => unknown, StdioOptions?][] = [
  [
    "has gone away",
    ({ process: { stdout, stderr } }) => [stdout, stderr].map((stream) => stream?.destroy()),
  ],
  ["hangs", () => fillPipe(hungReader), ["ignore", ...Array(2).fill(openSync(hungReader, "r+"))]],
  ["is a disk without room", () => {}, ["ignore", ...Array(2).fill(openSync("/dev/full", "w"))]],
];
for (const [name, silence, stdio] of silences) {
  test(`the site stays up and can be stopped when the reader of its log ${name}`, async () => {
    test.setTimeout(60_000);
    const site = await serveSite({ SMTP_URL: "smtp://127.0.0.1:9" }, { stdio });
    await silence(site);
    for (let n = 0; n < 20; n++) {
      const signal = AbortSignal.timeout(5_000);
      const answer = await fetch(`${site.url}/php/emailer.php`, { method: "PROPFIND", signal });
      expect(answer.status).toBe(405);
    }
    expect((await fetch(site.url, { signal: AbortSignal.timeout(5_000) })).status).toBe(200);
    await site.stop();
    expect(site.process.exitCode).toBe(0);
  });
}

test("lines that nobody reads wait, and those for which there is no room are counted", async () => {
  const lines = 20_000;
  const write = `for (let n = 0; n < ${lines}; n++) console.log("x".repeat(99))`;
  const site = await serveSite({
    SMTP_URL: "smtp://127.0.0.1:9",
    NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(`process.on("SIGUSR2", () => { ${write} })`)}"`,
  });
  site.process.stdout?.pause();
  site.process.kill("SIGUSR2");
  expect((await fetch(site.url, { signal: AbortSignal.timeout(5_000) })).status).toBe(200);
  site.process.stdout?.resume();
  await expect.poll(() => site.output()).toContain('"event":"log lines lost"');
  await site.stop();
  const written = site.output().match(/^x{99}$/gm)?.length ?? 0;
  expect(written).toBeGreaterThan(1_000);
  expect(site.output()).toContain(`"lines":${lines - written}`);
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
    "the inbox's folder cannot be made",
    { SMTP_URL: "", INBOX_DIR: "/proc/inbox" },
    /^INBOX_DIR should be a folder to write to \(.+\)$/,
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

test("refuses to start in one line when a login in .env is cut short by a $, and takes it escaped", async () => {
  const folder = anotherCheckout();
  const start = (line: string) => {
    writeFileSync(join(folder, ".env"), line);
    return serve({}, folder);
  };
  const { code, output } = await start("SMTP_URL='smtps://user:pa$word9@mail.example.com'");
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^\.env: SMTP_URL loses what follows its \$, so write it as \\\$$/);
  const escaped = await start("SMTP_URL=smtps://user:pa\\$word9@mail.example.com");
  expect(escaped.output).not.toContain("SMTP_URL");
});

test("refuses to serve a build that has not come to its end", async () => {
  const folder = anotherCheckout();
  cpSync(".next/BUILD_ID", join(folder, ".next/BUILD_ID"));
  const { code, output } = await serve({}, folder);
  expect(code).toBe(1);
  expect(output.trim()).toMatch(/^There is no whole build to serve: .+$/);
});

/** A folder from which the site can be started, without a build. */
function anotherCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), "checkout-"));
  for (const part of ["node_modules", "scripts", "lib", "package.json", "tsconfig.json"]) {
    symlinkSync(resolve(part), join(folder, part));
  }
  return folder;
}

type Answer = { status?: number; body: string };

/** For what a client such as fetch would tidy up. */
function ask({ port }: Site, path: string, options: RequestOptions = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest({ host: "127.0.0.1", port, path, ...options }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    })
      .on("error", reject)
      .end();
  });
}

/** What the site has written since it started, a line of JSON each. Throws where a line is none. */
function loggedBy(site: Site): Record<string, unknown>[] {
  const [, lines = ""] = site.output().split(/^Site .*\n/m);
  return lines
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

function serve(
  settings: Record<string, string>,
  cwd = process.cwd(),
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["--import", "tsx", "scripts/serve.ts"],
      { cwd, env: { ...process.env, ...settings }, timeout: 20_000 },
      (_error, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

function aFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), "file-")), "file");
  writeFileSync(file, "");
  return file;
}

/** A pipe that the site writes to and nobody reads. */
function aPipe(): string {
  const pipe = join(mkdtempSync(join(tmpdir(), "pipe-")), "pipe");
  execFileSync("mkfifo", [pipe]);
  return pipe;
}

/** Leaves no room in it for another line. */
function fillPipe(pipe: string): void {
  const end = openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK);
  try {
    for (;;) writeSync(end, Buffer.alloc(65_536));
  } catch {
    closeSync(end);
  }
}
