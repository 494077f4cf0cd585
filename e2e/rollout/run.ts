import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { countByCompany, MAIL_FOLDER, newCompany } from "../support/read-mail";
import { type Ask, startNginx } from "../support/nginx";
import { pages } from "../support/pages";
import { someQuotation } from "../support/quotation";
import { startRedis } from "../support/redis";
import { freePort } from "../support/free-port";
import { emptyFolder, startTestSmtpServer } from "../support/test-smtp-server";
import { makeBrokenRelease, makeRelease } from "./releases";
import { Supervisor } from "./supervisor";

export type Report = {
  requests: number;
  posts: number;
  files: number;
  /** Pages, posts and files that were not answered with 200: there must be none. */
  failures: string[];
  /** Told "sent", but in no mailbox: there must be none. */
  lost: number;
  /** In the mailbox twice. */
  doubled: number;
  /** What killed copies may just have delivered without being able to say so: no more can be doubled. */
  mayBeDoubled: number;
  rollOuts: number;
  kills: number;
  seconds: number;
};

const BROKEN = "broken";

type Accident = "roll out" | "kill" | "roll out nothing";

/**
 * Two copies of the site behind the delivered nginx configuration share a Redis. While visitors read and post, at least
 * `requests` times and `inFlight` at a time, one version after the other is rolled out and copies are killed.
 */
export async function runRollOuts(
  requests: number,
  inFlight: number,
  accidents: Accident[],
): Promise<Report> {
  const started = Date.now();
  const root = mkdtempSync(join(tmpdir(), "srv-"));
  const versions = ["one", "two"];
  const relay = await startTestSmtpServer(emptyFolder(`${MAIL_FOLDER}-rollout`));
  const redisPort = await freePort();
  const redis = await startRedis(redisPort);
  const supervisor = await new Supervisor(root, {
    SMTP_URL: `smtp://127.0.0.1:${relay.port}`,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    TRUST_PROXY_HOPS: "1",
  }).listen();
  const ports: [number, number] = [await freePort(), await freePort()];
  let reloadCommand = "true";
  const rollOut = (release = "") => {
    // No earlier: a roll-out removes what has never been in service.
    if (release === BROKEN) makeBrokenRelease(root, release);
    else if (!existsSync(join(root, "releases", release)))
      makeRelease(root, release, release !== versions[0]);
    return promisify(execFile)("deploy/roll-out.sh", [release], {
      env: {
        ...process.env,
        ROOT: root,
        COPIES: ports.join(" "),
        RESTART: supervisor.restartCommand,
        RELOAD: reloadCommand,
      },
    });
  };
  await rollOut(versions[0]);
  // All visitors of this test have one address.
  const nginx = await startNginx(root, ports, (text) => text.replace("rate=5r/s", "rate=9999r/s"));
  reloadCommand = nginx.reloadCommand;

  const visits = new Visits(nginx.ask);
  let isOver = false;
  const visitor = async () => {
    while (!isOver || visits.requests < requests) await visits.next();
  };
  const trouble = async () => {
    for (const [index, accident] of accidents.entries()) {
      await pause(1_000);
      const version = versions[(index + 1) % 2];
      if (accident === "roll out") {
        await rollOut(version);
        const { headers } = await nginx.ask("/pricing");
        if (headers["x-release"] !== version) visits.failures.push(`${version}: old headers`);
      } else if (accident === "roll out nothing") await mustBeTakenBack(rollOut);
      else supervisor.kill(ports[index % 2] ?? 0);
    }
    isOver = true;
  };
  await Promise.all([trouble(), ...Array.from({ length: inFlight }, visitor)]);
  await visits.fetchFiles();

  nginx.stop();
  await supervisor.stop();
  await relay.close();
  redis.kill();
  const copies = await countByCompany([relay.folder]);
  const counts = visits.companies.map((company) => copies.get(company) ?? 0);
  return {
    requests: visits.requests,
    posts: visits.companies.length,
    files: visits.files.size,
    failures: visits.failures,
    lost: counts.filter((count) => count === 0).length,
    doubled: counts.filter((count) => count > 1).length,
    mayBeDoubled: inFlight * accidents.filter((accident) => accident === "kill").length,
    rollOuts: accidents.filter((accident) => accident === "roll out").length,
    kills: accidents.filter((accident) => accident === "kill").length,
    seconds: (Date.now() - started) / 1_000,
  };
}

/** A release that cannot start: the copy that tried it goes back to the version in service. */
async function mustBeTakenBack(rollOut: (release: string) => Promise<unknown>): Promise<void> {
  const reason = await rollOut(BROKEN).then(() => "it was rolled out", String);
  if (!reason.includes("going back to releases/")) throw new Error(`A broken release: ${reason}`);
}

class Visits {
  requests = 0;
  readonly companies: string[] = [];
  readonly files = new Set<string>();
  readonly failures: string[] = [];

  constructor(private readonly ask: Ask) {}

  async next(): Promise<void> {
    this.requests++;
    await (this.requests % 2 === 0 ? this.post() : this.read());
    await pause(randomInt(50));
  }

  /** Whoever has an old page open asks for its files much later. */
  async fetchFiles(): Promise<void> {
    for (const file of this.files) await this.get(file);
  }

  private async read(): Promise<void> {
    const html = await this.get(pages[randomInt(pages.length)] ?? "/");
    for (const [file] of html.matchAll(/\/(islands|_next\/static)\/[\w./-]+\.\w+/g)) {
      this.files.add(file);
    }
  }

  private async get(path: string): Promise<string> {
    const answer = await this.ask(path, { "Accept-Encoding": "identity" }).catch(String);
    if (typeof answer !== "string" && answer.status === 200) return answer.body.toString();
    this.failures.push(`${path}: ${typeof answer === "string" ? answer : answer.status}`);
    return "";
  }

  private async post(): Promise<void> {
    const company = newCompany();
    const answer = await this.ask(
      "/php/emailer.php",
      { "Content-Type": "application/json" },
      JSON.stringify(someQuotation({ company_name: company })),
    ).catch(String);
    this.companies.push(company);
    if (typeof answer !== "string" && answer.status === 200) return;
    const reason = typeof answer === "string" ? answer : `${answer.status} ${answer.body}`;
    this.failures.push(`post: ${reason}`);
  }
}
