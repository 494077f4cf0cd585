import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { expect, test as base } from "@playwright/test";
import { commitAll } from "../rollout/commit";
import { listenOnFreePort } from "../support/free-port";

// The way of a release through deploy/roll-out.sh, step by step, with an npm and copies that do as they are told. With
// real ones: npm run test:rollout.

const test = base.extend<{ machine: Machine }>({
  machine: async ({}, runTest) => {
    const machine = await Machine.start();
    await runTest(machine);
    machine.stop();
  },
});

const STEPS = ["ci", "run build", "run static"];

for (const step of STEPS) {
  test(`where npm ${step} fails, nothing is rolled out, and nothing is left of it`, async ({
    machine,
  }) => {
    expect(await machine.rollOut()).toMatchObject({ code: 0 });
    const before = machine.state();
    machine.npmFailsAt(step);
    const { code, output } = await machine.rollOut();
    expect(code).not.toBe(0);
    expect(output.trim()).toMatch(/The build failed: nothing was changed$/);
    expect(machine.state()).toEqual(before);
  });
}

test("the build gets the settings of systemd's file, and nothing of the operator's shell", async ({
  machine,
}) => {
  await machine.rollOut(undefined, { CONTACT_PHONE: "+960 300 2222" });
  const [build = ""] = machine.npmCalls().filter((call) => call.startsWith("run build"));
  expect(build).toMatch(/^run build -- --settings \S+settings.env\n/);
  expect(build).not.toContain("CONTACT_PHONE");
});

test("a site that is down is mended, its dead copy first where only one is", async ({
  machine,
}) => {
  machine.copies.forEach((copy) => (copy.isHealthy = false));
  expect(await machine.rollOut()).toMatchObject({ code: 0 });
  expect(machine.restarts).toEqual([0, 1]);
  const [first, second] = machine.copies;
  if (second) second.isHealthy = false;
  expect(await machine.rollOut(machine.state().current)).toMatchObject({ code: 0 });
  expect(machine.restarts.slice(2)).toEqual([1, 0]);
  expect(first?.isHealthy).toBe(true);
});

test("what nginx does not take is taken back", async ({ machine }) => {
  await machine.rollOut();
  const before = machine.state();
  const { code, output } = await machine.rollOut(before.releases[0], { RELOAD: "false" });
  expect(code).toBe(1);
  expect(output).toContain(`going back to releases/${before.releases[0]}`);
  expect(machine.state()).toEqual(before);
});

test("three releases that were healthy stay, whatever has failed since", async ({ machine }) => {
  for (const name of ["a", "b", "c"]) {
    await machine.release(name);
  }
  for (const name of ["bad", "worse", "worst"]) {
    machine.makeRelease(name);
    expect(await machine.rollOut(name, { RELOAD: "false" })).toMatchObject({ code: 1 });
  }
  await machine.rollOut();
  const { releases, current } = machine.state();
  expect(releases.sort()).toEqual([current, "b", "c"].sort());
});

test("one roll-out at a time", async ({ machine }) => {
  await machine.rollOut();
  const second = await machine.rollOut(machine.state().current, {}, ["flock", machine.lock]);
  expect(second.code).toBe(1);
  expect(second.output).toContain("Another roll-out is under way");
});

test("a copy that is well, but serves no page, is taken back", async ({ machine }) => {
  await machine.release("a");
  machine.makeRelease("b");
  rmSync(machine.file("releases/b/.next/www/index.html"));
  expect(await machine.rollOut("b")).toMatchObject({ code: 1 });
  expect(machine.state().current).toBe("a");
});

test.describe("hashed files", () => {
  const island = "islands/a-12345678.js";

  test("one that an earlier roll-out has left broken is mended", async ({ machine }) => {
    await machine.release("a");
    const file = machine.file(`assets/${island}`);
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, 100));
    chmodSync(file, 0o600);
    expect(await machine.rollOut("a")).toMatchObject({ code: 0 });
    expect(readFileSync(file).equals(whole)).toBe(true);
    expect(modeOf(file)).toBe(0o644);
  });

  test("a full disk changes nothing, and leaves no half of one", async ({ machine }) => {
    await machine.release("a");
    machine.makeRelease("b");
    const big = Buffer.alloc(3_000_000, "b");
    writeFileSync(machine.file("releases/b/.next/www/islands/b.js"), big);
    const before = machine.state();
    const onFullDisk = ["bash", "-c", 'ulimit -f 1000; exec "$@"', "-"];
    expect((await machine.rollOut("b", {}, onFullDisk)).code).not.toBe(0);
    expect(machine.state()).toEqual(before);
    const file = machine.file("assets/islands/b.js");
    expect(existsSync(file)).toBe(false);
    expect(await machine.rollOut("b")).toMatchObject({ code: 0 });
    expect(readFileSync(file).equals(big)).toBe(true);
  });

  test("the web server can read them, whatever files the operator's shell makes", async ({
    machine,
  }) => {
    const strict = ["bash", "-c", 'umask 077; exec "$@"', "-"];
    expect(await machine.rollOut("", {}, strict)).toMatchObject({ code: 0 });
    const { current } = machine.state();
    for (const folder of ["releases", `releases/${current}/.next/www`, "assets", "assets/islands"])
      expect([folder, modeOf(machine.file(folder))]).toEqual([folder, 0o755]);
    expect(modeOf(machine.file(`assets/${island}`))).toBe(0o644);
  });
});

test.describe("a roll-out that ends while a release is linked that does not get healthy", () => {
  for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"] as const) {
    test(`${signal} leads back to the last one that was healthy`, async ({ machine }) => {
      await machine.release("a");
      machine.makeRelease("bad");
      machine.unhealthyRelease = "bad";
      const bad = machine.rollOut("bad", { PATIENCE: "60" });
      await expect.poll(() => machine.restarts.length).toBe(3);
      machine.interrupt(signal);
      expect(await bad).toMatchObject({ code: 1 });
      expect(machine.state().current).toBe("a");
      expect(machine.restarts.slice(2)).toEqual([0, 0]);
      expect(machine.copies.every(({ isHealthy }) => isHealthy)).toBe(true);
    });
  }

  test("one that was killed is not what the next goes back to", async ({ machine }) => {
    await machine.release("a");
    machine.makeRelease("bad");
    machine.unhealthyRelease = "bad";
    const bad = machine.rollOut("bad", { PATIENCE: "60" });
    await expect.poll(() => machine.restarts.length).toBe(3);
    machine.interrupt("SIGKILL");
    await bad;
    expect(machine.state().current).toBe("bad");
    expect(await machine.rollOut("", { RELOAD: "false" })).toMatchObject({ code: 1 });
    expect(machine.state().current).toBe("a");
    expect(machine.copies.every(({ isHealthy }) => isHealthy)).toBe(true);
  });
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

/** What the build makes for a web server: a page, and the file that it names. */
function writePages(folder: string) {
  mkdirSync(join(folder, "_next"), { recursive: true });
  mkdirSync(join(folder, "islands"));
  writeFileSync(
    join(folder, "index.html"),
    '<script data-files="/islands/a-12345678.js"></script>',
  );
  writeFileSync(join(folder, "islands/a-12345678.js"), "a".repeat(3_000));
}

function modeOf(file: string): number {
  return statSync(file).mode & 0o777;
}

/** A machine to roll out on: a checkout, a folder for releases, two copies and an npm. */
class Machine {
  readonly copies: { isHealthy: boolean; server: Server; port: number }[] = [];
  /** Which copy was restarted, in order. */
  readonly restarts: number[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), "machine-"));
  private readonly root = join(this.folder, "srv");
  readonly lock = join(this.root, "lock");
  /** Copies that are restarted with it linked do not get healthy. */
  unhealthyRelease: string | undefined;
  private restarter: Server | undefined;
  private restarterPort = 0;
  private rollingOut: ChildProcess | undefined;

  static async start(): Promise<Machine> {
    const machine = new Machine();
    await machine.open();
    return machine;
  }

  private async open() {
    mkdirSync(join(this.folder, "bin"));
    writePages(this.file("www"));
    mkdirSync(join(this.folder, "source/deploy"), { recursive: true });
    cpSync("deploy/roll-out.sh", join(this.folder, "source/deploy/roll-out.sh"));
    commitAll(join(this.folder, "source"));
    this.npmFailsAt("nothing");
    for (let n = 0; n < 2; n++) {
      const copy = { isHealthy: true, port: 0, server: createServer() };
      copy.server.on("request", ({ url }, response) => {
        const page = url === "/" ? "/index.html" : url;
        const file = this.file(`current/.next/www${page}`);
        const isThere = url === "/healthz" || existsSync(file);
        response.writeHead(!copy.isHealthy ? 503 : isThere ? 200 : 404);
        response.end(url === "/healthz" || !isThere ? "" : readFileSync(file));
      });
      copy.port = await listenOnFreePort(copy.server);
      this.copies.push(copy);
    }
    this.restarter = createServer((request, response) => {
      const n = this.copies.findIndex(({ port }) => request.url === `/${port}`);
      this.restarts.push(n);
      const copy = this.copies[n];
      if (copy) copy.isHealthy = this.state().current !== this.unhealthyRelease;
      response.end();
    });
    this.restarterPort = await listenOnFreePort(this.restarter);
  }

  /** A file or folder below what is /srv/temp-guard elsewhere. */
  file(path: string): string {
    return join(this.root, path);
  }

  /** An npm that notes how it was called, and makes just what is rolled out. */
  npmFailsAt(step: string) {
    const file = join(this.folder, "bin/npm");
    const log = join(this.folder, "npm.log");
    writeFileSync(
      file,
      `#!/bin/sh
{ echo "call $*"; env; } >> ${log}
case "$*" in "${step}"*) exit 1 ;; "run static"*) mkdir .next; cp -r ${this.file("www")} .next/www ;; esac
`,
    );
    chmodSync(file, 0o755);
  }

  npmCalls(): string[] {
    return readFileSync(join(this.folder, "npm.log"), "utf8").split(/^call /m);
  }

  async release(name: string) {
    this.makeRelease(name);
    await this.rollOut(name);
  }

  makeRelease(name: string) {
    writePages(this.file(`releases/${name}/.next/www`));
  }

  /** Sends `signal` to the roll-out and to what it has started, as a terminal does. */
  interrupt(signal: NodeJS.Signals) {
    // Nor does anybody read what it says any more.
    this.rollingOut?.stdout?.destroy();
    this.rollingOut?.stderr?.destroy();
    process.kill(-(this.rollingOut?.pid ?? NaN), signal);
  }

  rollOut(
    release = "",
    settings: Record<string, string> = {},
    [command = "env", ...options]: string[] = [],
  ): Promise<{ code: number | null; output: string }> {
    return new Promise((resolve) => {
      const child = spawn(
        command,
        [...options, join(this.folder, "source/deploy/roll-out.sh"), release],
        {
          detached: true,
          env: {
            ...process.env,
            PATH: `${this.folder}/bin:${process.env.PATH}`,
            ROOT: this.root,
            SETTINGS: join(this.folder, "settings.env"),
            OWNER: userInfo().username,
            COPIES: this.copies.map(({ port }) => port).join(" "),
            RESTART: `curl -fsS http://127.0.0.1:${this.restarterPort}/`,
            RELOAD: "true",
            PATIENCE: "1",
            ...settings,
          },
        },
      );
      let output = "";
      for (const stream of [child.stdout, child.stderr]) {
        stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
      }
      child.once("close", (code) => resolve({ code, output }));
      this.rollingOut = child;
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
}
