import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import nodemailer from "nodemailer";
import { sampleContext, sampleQuotation } from "../e2e/support/quotation";
import { startSite } from "../e2e/support/site";
import { quotationEmail } from "../lib/quotation/quotation-email";
import { QUOTATION_ENDPOINT } from "../lib/quotation/result";
import { startMailServer } from "./inbox/mail-server";

/*
 * `npm run bench`: requests per second through the endpoint, beside the same e-mails sent by a plain nodemailer loop to
 * the same mail server. The two take turns, which spreads the machine's other load over both. Then the endpoint with
 * 200 requests in flight, and its peak memory.
 */
const ROUNDS = 10;
const PER_ROUND = 400;
const WARM_UP = 1_000;

if (process.argv[2] === "relay") await runRelay();
else await runBenchmark();

/** Accepts every message and keeps none, in a process of its own. */
async function runRelay() {
  const { port } = await startMailServer(async () => {});
  process.send?.(port);
  process.on("disconnect", () => process.exit());
}

async function runBenchmark() {
  const relay = fork(new URL(import.meta.url), ["relay"], { execArgv: ["--import", "tsx"] });
  const [port] = await once(relay, "message");
  const url = `smtp://127.0.0.1:${port}`;
  const site = await startSite({ SMTP_URL: url });
  const transport = nodemailer.createTransport({ pool: true, url, ignoreTLS: true });
  const addresses = { from: "website@example.com", to: "sales@example.com" };

  const throughLoop = async () => {
    const email = quotationEmail(sampleQuotation(), sampleContext);
    await transport.sendMail({ ...email, ...addresses });
  };
  const agent = new Agent({ keepAlive: true });
  const throughEndpoint = () => post(`${site.url}${QUOTATION_ENDPOINT}`, agent);

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
  console.log(`Peak memory of the site ${peakMegabytes(site.process.pid)} MB`);
  agent.destroy();
  transport.close();
  relay.kill();
  await site.stop();
}

/** Posts with node:http, because the overhead of fetch would distort the result. */
function post(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "Content-Type": "application/json" };
    const call = request(url, { agent, method: "POST", headers }, (response) => {
      response.resume().on("end", resolve);
      if (response.statusCode !== 200) reject(new Error(`Answered ${response.statusCode}`));
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
