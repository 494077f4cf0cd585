import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { companyIn, countByCompany, MAIL_FOLDER, newCompany } from "../support/read-mail";
import { sendQuotation, someQuotation } from "../support/quotation";
import { hasRedis, startRedis } from "../support/redis";
import { freePort } from "../support/free-port";
import { until } from "../support/until";
import { startSite, type Site } from "../support/site";
import {
  emptyFolder,
  type Fault,
  type TestSmtpServer,
  startTestSmtpServer,
} from "../support/test-smtp-server";

export type Report = {
  requests: number;
  successes: number;
  delivered: number;
  /** Copies beyond the first. */
  duplicates: number;
  /** Duplicates of messages that no relay kept secretly: there must be none. */
  needlessDuplicates: number;
  /** Told "sent", but in no mailbox: there must be none. */
  lost: number;
  /** Told "not sent", but in a mailbox, although every relay had made its answer known: there must be none. */
  denied: number;
  restarts: number;
  seconds: number;
};

const RELAYS = 2;
const FAULTS: Fault[] = [
  { at: "connection", action: 421 },
  { at: "connection", action: "drop" },
  { at: "connection", action: "hang" },
  { at: "sender", action: 451 },
  { at: "recipient", action: 550 },
  { at: "recipient", action: "drop" },
  { at: "message", action: 451 },
  { at: "message", action: 554 },
  { at: "message", action: "drop" },
  { at: "message", action: "delay" },
  { at: "message", action: "delay", milliseconds: 6_000 },
  { at: "message", action: "drop", isKept: true },
  { at: "message", action: "hang", isKept: true },
];

/**
 * Sends `requests` quotation requests, `inFlight` at a time, while relays fail in every way, die and return, Redis is
 * killed and the site is restarted `restarts` times. Then compares, message by message, what was promised with what
 * the mailboxes hold.
 */
export async function runFaults(
  requests: number,
  inFlight: number,
  restarts: number,
): Promise<Report> {
  const started = performance.now();
  const relays = await Promise.all(Array.from({ length: RELAYS }, (_, n) => new Relay(n).start()));
  const redisPort = await freePort();
  let redis = await redisIfInstalled(redisPort);
  const port = await freePort();
  const settings = {
    PORT: String(port),
    SMTP_URL: relays.map((relay) => `smtp://127.0.0.1:${relay.port}`).join(),
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
  };
  let site: Site = await startSite(settings);
  const promises = new Map<string, boolean>();
  let isOver = false;

  const trouble = async () => {
    while (!isOver) {
      await pause(randomInt(150, 600));
      await relays[randomInt(RELAYS)]?.getIntoTrouble();
    }
  };
  const accidents = async () => {
    for (let n = 1; n <= restarts; n++) {
      const isTime = async () => isOver || promises.size >= (requests * n) / (restarts + 1);
      await until("the next restart", isTime, Infinity);
      redis?.kill("SIGKILL");
      await site.stop();
      site = await startSite(settings);
      redis = await redisIfInstalled(redisPort);
    }
  };
  const visitor = async () => {
    while (promises.size < requests) {
      const company = newCompany();
      promises.set(company, false);
      promises.set(company, await isPromised(port, company));
    }
  };
  const background = [trouble(), accidents()];
  await Promise.all(Array.from({ length: inFlight }, visitor));
  isOver = true;
  await Promise.all(background);
  await site.stop();
  redis?.kill("SIGKILL");
  await Promise.all(relays.map((relay) => relay.stop()));

  return {
    ...(await compare(promises, relays)),
    restarts,
    seconds: Math.round((performance.now() - started) / 1_000),
  };
}

class Relay {
  readonly folder: string;
  readonly secretlyKept: string[] = [];
  port = 0;
  private peer: TestSmtpServer | undefined;

  constructor(number: number) {
    this.folder = emptyFolder(`${MAIL_FOLDER}-faults-${number}`);
  }

  async start(): Promise<this> {
    this.peer = await startTestSmtpServer(this.folder, this.port);
    this.peer.onSecretlyKept((message) => this.secretlyKept.push(message));
    this.port = this.peer.port;
    return this;
  }

  async stop(): Promise<void> {
    await this.peer?.close();
    this.peer = undefined;
  }

  /** Every third time all is well, now and then the relay dies for a moment, else it misbehaves. */
  async getIntoTrouble(): Promise<void> {
    const dice = randomInt(12);
    if (dice < 4) this.peer?.setFault(undefined);
    else if (dice > 4) this.peer?.setFault(FAULTS[randomInt(FAULTS.length)]);
    else {
      await this.stop();
      await pause(randomInt(100, 800));
      await this.start();
    }
  }
}

async function isPromised(port: number, company: string): Promise<boolean> {
  try {
    const response = await sendQuotation(
      `http://127.0.0.1:${port}`,
      someQuotation({ company_name: company }),
      { "Idempotency-Key": randomUUID() },
    );
    const { success } = await response.json();
    return response.ok && success === true;
  } catch {
    // The site is being restarted. The visitor is told that the request was not sent, and tries again later.
    await pause(100);
    return false;
  }
}

async function compare(promises: Map<string, boolean>, relays: Relay[]) {
  const copies = await countByCompany(relays.map(({ folder }) => folder));
  const secretly = relays.flatMap(({ secretlyKept }) => secretlyKept).map(companyIn);
  const report = { delivered: 0, duplicates: 0, needlessDuplicates: 0, lost: 0, denied: 0 };
  for (const [company, isPromised] of promises) {
    const count = copies.get(company) ?? 0;
    const isSecret = secretly.includes(company);
    if (count > 0) report.delivered++;
    if (count > 1) report.duplicates += count - 1;
    if (count > 1 && !isSecret) report.needlessDuplicates++;
    if (count === 0 && isPromised) report.lost++;
    if (count > 0 && !isPromised && !isSecret) report.denied++;
  }
  const successes = [...promises.values()].filter(Boolean).length;
  return { requests: promises.size, successes, ...report };
}

// Without Redis on the machine the rest can still be tried.
async function redisIfInstalled(port: number) {
  return hasRedis || process.env.CI ? startRedis(port) : undefined;
}
