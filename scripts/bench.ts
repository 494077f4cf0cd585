import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import nodemailer from "nodemailer";
import { someQuotation } from "../e2e/support/quotation";
import { serveSite } from "../e2e/support/site";
import { quotationEmail } from "../lib/quotation/email/compose";
import { median, quantile } from "../bench/statistics";

/*
 * Requests a second through the endpoint, against the same e-mails sent by a plain nodemailer loop to the same mail
 * server, in one run. Both with 20 in flight, in short turns, so that whatever else the machine does slows both; then
 * the endpoint with 200.
 */
const ROUNDS = 15;
const MESSAGES_A_ROUND = 400;
const MESSAGES_OF_CROWD = 3_000;
const WARM_UP = 1_500;
const quotation = someQuotation();

const sink = fork(new URL("relay.ts", import.meta.url), { execArgv: ["--import", "tsx"] });
const [port] = await once(sink, "message");
const smtpUrl = `smtp://127.0.0.1:${port}`;
const site = await serveSite({ SMTP_URL: smtpUrl, TRUST_PROXY_HOPS: "1" });
const transporter = nodemailer.createTransport({ pool: true, url: smtpUrl, ignoreTLS: true });

await throughEndpoint(WARM_UP, 20);
await measure(WARM_UP, 20, sendThroughNodemailer);
const loops: Run[] = [];
const endpoints: Run[] = [];
const ratios: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const loop = await measure(MESSAGES_A_ROUND, 20, sendThroughNodemailer);
  const endpoint = await throughEndpoint(MESSAGES_A_ROUND, 20);
  loops.push(loop);
  endpoints.push(endpoint);
  ratios.push(endpoint.perSecond / loop.perSecond);
}
const crowd = await throughEndpoint(MESSAGES_OF_CROWD, 200);

console.table({
  "plain nodemailer loop, 20 in flight": figures(loops),
  "endpoint, 20 in flight": figures(endpoints),
  "endpoint, 200 in flight": figures([crowd]),
});
const [lowest, middle, highest] = [0, 0.5, 1].map((share) => quantile(ratios, share).toFixed(2));
console.log(`Ratio ${middle}, in the rounds ${lowest} to ${highest}`);
console.log(`Peak memory of the site ${peakMemory(site.process.pid)} MB`);
transporter.close();
sink.kill();
await site.stop();

type Run = { perSecond: number; times: number[] };

async function throughEndpoint(count: number, inFlight: number): Promise<Run> {
  const agent = new Agent({ keepAlive: true });
  const run = await measure(count, inFlight, () => sendThroughEndpoint(agent));
  agent.destroy();
  return run;
}

async function measure(count: number, inFlight: number, send: () => Promise<void>): Promise<Run> {
  const times: number[] = [];
  let left = count;
  const worker = async () => {
    while (left-- > 0) {
      const started = performance.now();
      await send();
      times.push(performance.now() - started);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: inFlight }, worker));
  return { perSecond: (count * 1_000) / (performance.now() - started), times };
}

function figures(runs: Run[]) {
  const rates = runs.map(({ perSecond }) => perSecond);
  const times = runs.flatMap((run) => run.times);
  return {
    "per second": Math.round(median(rates)),
    "p95 ms": Math.round(quantile(times, 0.95)),
    "p99 ms": Math.round(quantile(times, 0.99)),
  };
}

function sendThroughEndpoint(agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const body = JSON.stringify(quotation);
    const post = request(`${site.url}/php/emailer.php`, {
      agent,
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Content-Length": Buffer.byteLength(body),
        "Idempotency-Key": randomUUID(),
        "X-Forwarded-For": "192.0.2.1",
      },
    });
    post.on("error", reject);
    post.on("response", (response) => {
      response.resume().on("end", () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`Answered ${response.statusCode}`));
      });
    });
    post.end(body);
  });
}

async function sendThroughNodemailer(): Promise<void> {
  const email = quotationEmail(quotation, {
    company: {
      name: "Raalhu Robotics",
      siteUrl: "http://localhost:3000",
      phone: "+960 300 0000",
      timeZone: "Indian/Maldives",
    },
    reference: "TG-7F3K-9Q2M",
    receivedAt: new Date(),
    isPossibleSpam: false,
  });
  await transporter.sendMail({ ...email, from: "website@example.com", to: "sales@example.com" });
}

function peakMemory(pid: number | undefined): string {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return (Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024).toFixed(0);
}
