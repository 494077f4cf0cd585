import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import nodemailer from "nodemailer";
import { listenOnFreePort } from "../e2e/support/free-port";
import { sampleContext, sampleQuotation } from "../e2e/support/quotation";
import { startSite } from "../e2e/support/site";
import { quotationEmail } from "../lib/quotation/quotation-email";
import { QUOTATION_ENDPOINT } from "../lib/quotation/result";

/*
 * `npm run bench`: requests per second through the endpoint, beside the same e-mails sent by a plain nodemailer loop to
 * the same mail server, with a connection for each message in both. The two take turns, which spreads the machine's other
 * load over both. Then the endpoint with 200 requests in flight, and with 1,000 and a mail server that needs 1.5 s for
 * each reply: most are refused, and memory stays bounded.
 */
const ROUNDS = 10;
const PER_ROUND = 400;
const WARM_UP = 1_000;

if (process.argv[2] === "relay") await runRelay();
else await runBenchmark();

/**
 * A mail server in a process of its own. It accepts every message, and waits before each reply as long as it was told.
 * Not smtp-server, whose greeting takes 100 ms.
 */
async function runRelay() {
  let delay = 0;
  process.on("message", (milliseconds: number) => (delay = milliseconds));
  const server = createServer(async (socket) => {
    socket.on("error", () => {}).write("220 ready\r\n");
    let isMessage = false;
    for await (const line of createInterface({ input: socket })) {
      if (isMessage && line !== ".") continue;
      isMessage = line === "DATA";
      if (delay > 0) await pause(delay);
      socket.write(isMessage ? "354 go on\r\n" : "250 ok\r\n");
    }
  });
  process.send?.(await listenOnFreePort(server));
  process.on("disconnect", () => process.exit());
}

async function runBenchmark() {
  const relay = fork(new URL(import.meta.url), ["relay"], { execArgv: ["--import", "tsx"] });
  const [port] = await once(relay, "message");
  const url = `smtp://127.0.0.1:${port}`;
  const site = await startSite({ SMTP_URL: url });
  const transport = nodemailer.createTransport({ url, ignoreTLS: true });
  const addresses = { from: "website@example.com", to: "sales@example.com" };

  const throughLoop = async () => {
    const email = quotationEmail(sampleQuotation(), sampleContext);
    await transport.sendMail({ ...email, ...addresses });
  };
  const agent = new Agent({ keepAlive: true });
  const throughEndpoint = async () => {
    const status = await post(`${site.url}${QUOTATION_ENDPOINT}`, agent);
    if (status !== 200) throw new Error(`Answered ${status}`);
  };

  await measure(throughLoop, WARM_UP, 20);
  await measure(throughEndpoint, WARM_UP, 20);
  const [loop, endpoint]: [Run[], Run[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    loop.push(await measure(throughLoop, PER_ROUND, 20));
    endpoint.push(await measure(throughEndpoint, PER_ROUND, 20));
  }
  const crowd = await measure(throughEndpoint, 3_000, 200);
  console.table({
    "plain nodemailer loop, 20 in flight": summary(loop),
    "endpoint, 20 in flight": summary(endpoint),
    "endpoint, 200 in flight": summary([crowd]),
  });
  const ratios = endpoint.map(
    ({ perSecond }, round) => perSecond / (loop[round]?.perSecond ?? NaN),
  );
  console.log(`Ratio ${quantile(ratios, 0.5).toFixed(2)}`);
  console.log(`Peak memory ${peakMegabytes(site.process.pid)} MB`);
  await site.stop();

  relay.send(1_500);
  const slow = await startSite({ SMTP_URL: url });
  const statuses = await Promise.all(
    Array.from({ length: 1_000 }, () => post(`${slow.url}${QUOTATION_ENDPOINT}`, agent)),
  );
  const sent = statuses.filter((status) => status === 200).length;
  console.log(`1,000 in flight, 1.5 s for each reply: ${sent} sent, the rest refused with 503`);
  console.log(`Peak memory ${peakMegabytes(slow.process.pid)} MB`);
  agent.destroy();
  relay.kill();
  await slow.stop();
}

/** Resolves to the status. Posts with node:http, because the overhead of fetch would distort the result. */
function post(url: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { "Content-Type": "application/json" };
    const call = request(url, { agent, method: "POST", headers }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode));
    });
    call.on("error", reject).end(JSON.stringify(sampleQuotation()));
  });
}

type Run = { perSecond: number; milliseconds: number[] };

/** Calls `send` `count` times with `inFlight` calls at once. */
async function measure(send: () => Promise<void>, count: number, inFlight: number): Promise<Run> {
  const milliseconds: number[] = [];
  let left = count;
  const worker = async () => {
    while (left-- > 0) {
      const started = performance.now();
      await send();
      milliseconds.push(performance.now() - started);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: inFlight }, worker));
  return { perSecond: (count * 1_000) / (performance.now() - started), milliseconds };
}

function summary(runs: Run[]) {
  const times = runs.flatMap(({ milliseconds }) => milliseconds);
  return {
    "per second": Math.round(
      quantile(
        runs.map(({ perSecond }) => perSecond),
        0.5,
      ),
    ),
    "p95 ms": Math.round(quantile(times, 0.95)),
    "p99 ms": Math.round(quantile(times, 0.99)),
  };
}

/** The quantile of the values at `share`, 0 to 1. */
function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
}

function peakMegabytes(pid: number | undefined): string {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return (Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024).toFixed(0);
}
