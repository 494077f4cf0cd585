import { execFile, execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { listenOnFreePort } from "../support/site";

// The way of a release through deploy/roll-out.sh, step by step, with an npm and copies that do as they are told. With
// real ones: npm run test:rollout.

const STEPS = ["ci", "run build", "run static"];

for (const step of STEPS) {
  test(`where npm ${step} fails, nothing is rolled out, and nothing is left of it`, async () => {
    const machine = await Machine.start();
    expect(await machine.rollOut()).toMatchObject({ code: 0 });
    const before = machine.state();
    machine.npmFailsAt(step);
    const { code, output } = await machine.rollOut();
    expect(code).not.toBe(0);
    expect(output.trim()).toMatch(/The build failed: nothing was changed$/);
    expect(machine.state()).toEqual(before);
    machine.stop();
  });
}

test("the build gets the settings of systemd's file, and nothing of the operator's shell", async () => {
  const machine = await Machine.start();
  await machine.rollOut(undefined, { CONTACT_PHONE: "+960 300 2222" });
  const [build = ""] = machine.npmCalls().filter((call) => call.startsWith("run build"));
  expect(build).toMatch(/^run build -- --settings \S+settings.env\n/);
  expect(build).not.toContain("CONTACT_PHONE");
  machine.stop();
});

test("a site that is down is mended, its dead copy first where only one is", async () => {
  const machine = await Machine.start();
  machine.copies.forEach((copy) => (copy.isHealthy = false));
  expect(await machine.rollOut()).toMatchObject({ code: 0 });
  expect(machine.restarts).toEqual([0, 1]);
  const [first, second] = machine.copies;
  if (second) second.isHealthy = false;
  expect(await machine.rollOut(machine.state().current)).toMatchObject({ code: 0 });
  expect(machine.restarts.slice(2)).toEqual([1, 0]);
  expect(first?.isHealthy).toBe(true);
  machine.stop();
});

test("what nginx does not take is taken back", async () => {
  const machine = await Machine.start();
  await machine.rollOut();
  const before = machine.state();
  const { code, output } = await machine.rollOut(before.releases[0], { RELOAD: "false" });
  expect(code).toBe(1);
  expect(output).toContain(`going back to releases/${before.releases[0]}`);
  expect(machine.state()).toEqual(before);
  machine.stop();
});

test("three releases stay, and one roll-out at a time", async () => {
  const machine = await Machine.start();
  for (const name of ["a", "b", "c"]) machine.makeRelease(name);
  await machine.rollOut("a");
  await machine.rollOut();
  const { releases, current } = machine.state();
  expect(releases).toHaveLength(3);
  expect(releases).toContain(current);
  const second = await machine.rollOut(current, {}, ["flock", machine.lock]);
  expect(second.code).toBe(1);
  expect(second.output).toContain("Another roll-out is under way");
  machine.stop();
});

test("a page that was not finished is not put where nginx serves from", () => {
  const folder = mkdtempSync(join(tmpdir(), "static-"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  for (const part of ["public", ".next/static", ".next/server/app"]) {
    mkdirSync(join(folder, part), { recursive: true });
  }
  writeFileSync(join(folder, ".next/prerender-manifest.json"), '{"routes":{"/":{}}}');
  writeFileSync(join(folder, ".next/server/app/index.html"), "<!DOCTYPE html><title>Home</title>");
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", resolve("scripts/static-files.ts")],
    { cwd: folder, encoding: "utf8" },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/^index\.html has no policy/);
  expect(existsSync(join(folder, ".next/www"))).toBe(false);
});

/** A machine to roll out on: a checkout, a folder for releases, two copies and an npm. */
class Machine {
  readonly copies: { isHealthy: boolean; server: Server; port: number }[] = [];
  /** Which copy was restarted, in order. */
  readonly restarts: number[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), "machine-"));
  private readonly root = join(this.folder, "srv");
  readonly lock = join(this.root, "lock");
  private restarter: Server | undefined;
  private restarterPort = 0;

  static async start(): Promise<Machine> {
    const machine = new Machine();
    await machine.open();
    return machine;
  }

  private async open() {
    mkdirSync(join(this.folder, "bin"));
    mkdirSync(join(this.folder, "source/deploy"), { recursive: true });
    cpSync("deploy/roll-out.sh", join(this.folder, "source/deploy/roll-out.sh"));
    for (const command of ["init -q", "add -A", "commit -qm start"]) this.git(command);
    this.npmFailsAt("nothing");
    for (let n = 0; n < 2; n++) {
      const copy = { isHealthy: true, port: 0, server: createServer() };
      copy.server.on("request", (_, response) =>
        response.writeHead(copy.isHealthy ? 200 : 503).end(),
      );
      copy.port = await listenOnFreePort(copy.server);
      this.copies.push(copy);
    }
    this.restarter = createServer((request, response) => {
      const n = this.copies.findIndex(({ port }) => request.url === `/${port}`);
      this.restarts.push(n);
      const copy = this.copies[n];
      if (copy) copy.isHealthy = true;
      response.end();
    });
    this.restarterPort = await listenOnFreePort(this.restarter);
  }

  /** An npm that notes how it was called, and makes just what is rolled out. */
  npmFailsAt(step: string) {
    const file = join(this.folder, "bin/npm");
    const log = join(this.folder, "npm.log");
    writeFileSync(
      file,
      `#!/bin/sh
{ echo "call $*"; env; } >> ${log}
case "$*" in "${step}"*) exit 1 ;; "run static"*) mkdir -p .next/www/_next .next/www/islands ;; esac
`,
    );
    chmodSync(file, 0o755);
  }

  npmCalls(): string[] {
    return readFileSync(join(this.folder, "npm.log"), "utf8").split(/^call /m);
  }

  makeRelease(name: string) {
    for (const part of ["_next", "islands"]) {
      mkdirSync(join(this.root, "releases", name, ".next/www", part), { recursive: true });
    }
  }

  rollOut(
    release = "",
    settings: Record<string, string> = {},
    [command = "env", ...options]: string[] = [],
  ): Promise<{ code: number | null; output: string }> {
    return new Promise((resolve) => {
      const child = execFile(
        command,
        [...options, join(this.folder, "source/deploy/roll-out.sh"), release],
        {
          env: {
            ...process.env,
            PATH: `${this.folder}/bin:${process.env.PATH}`,
            ROOT: this.root,
            SETTINGS: join(this.folder, "settings.env"),
            OWNER: userInfo().username,
            COPIES: this.copies.map(({ port }) => port).join(" "),
            RESTART: `curl -fsS http://127.0.0.1:${this.restarterPort}/`,
            RELOAD: "true",
            ...settings,
          },
        },
        (_error, stdout, stderr) => resolve({ code: child.exitCode, output: stdout + stderr }),
      );
    });
  }

  state() {
    const current = join(this.root, "current");
    return {
      current: existsSync(current) ? readlinkSync(current).replace("releases/", "") : undefined,
      releases: readdirSync(join(this.root, "releases")),
      restarts: this.restarts.length,
    };
  }

  stop() {
    this.restarter?.close();
    for (const { server } of this.copies) server.close();
  }

  private git(command: string) {
    const who = ["-c", "user.name=test", "-c", "user.email=test@example.com"];
    execFileSync("git", [...who, ...command.split(" ")], { cwd: join(this.folder, "source") });
  }
}
