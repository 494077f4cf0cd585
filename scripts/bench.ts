import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import nodemailer from "nodemailer";
import { serveSite } from "../e2e/site";
import { quotationEmail } from "../lib/quotation-email";

/*
 * Requests a second through the endpoint, against the same e-mails sent by a plain nodemailer loop to the same mail
 * server, in one run. Both with 20 in flight, then the endpoint with 200.
 */
const MESSAGES = 3_000;
const quotation = {
  your_name: "Aminath Ibrahim",
  company_email: "aminath@example.mv",
  company_contact: "+960 777 1234",
  qty: 7,
  company_name: "Hulhumalé Fish & Ice",
  company_address: "Hulhumalé",
  company_street: "Nirolhu Magu 3",
};

const sink = fork(new URL("bench-sink.ts", import.meta.url), { execArgv: ["--import", "tsx"] });
const smtpUrl = `smtp://127.0.0.1:${await portOf(sink)}`;
const site = await serveSite({ SMTP_URL: smtpUrl, TRUST_PROXY_HOPS: "1" });
const agent = new Agent({ keepAlive: true });
const transporter = nodemailer.createTransport({ pool: true, url: smtpUrl, ignoreTLS: true });

await measure(500, 20, throughEndpoint);
await measure(500, 20, throughPlainLoop);
const plain = [];
const endpoint = [];
for (let round = 0; round < 3; round++) {
  plain.push(await measure(MESSAGES, 20, throughPlainLoop));
  endpoint.push(await measure(MESSAGES, 20, throughEndpoint));
}
const crowd = await measure(MESSAGES, 200, throughEndpoint);

const [loop, handler] = [median(plain), median(endpoint)];
console.table({
  "plain nodemailer loop, 20 in flight": loop,
  "endpoint, 20 in flight": handler,
  "endpoint, 200 in flight": crowd,
});
console.log(`Ratio ${(handler["per second"] / loop["per second"]).toFixed(2)}`);
console.log(`Peak memory of the site ${peakMemory(site.process.pid)} MB`);
agent.destroy();
transporter.close();
sink.kill();
await site.stop();

type Figures = { "per second": number; "p95 ms": number; "p99 ms": number };

async function measure(
  count: number,
  inFlight: number,
  send: () => Promise<void>,
): Promise<Figures> {
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
  const seconds = (performance.now() - started) / 1_000;
  times.sort((a, b) => a - b);
  const percentile = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return {
    "per second": Math.round(count / seconds),
    "p95 ms": percentile(0.95),
    "p99 ms": percentile(0.99),
  };
}

function throughEndpoint(): Promise<void> {
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

async function throughPlainLoop(): Promise<void> {
  const email = quotationEmail(quotation, {
    company: { name: "Raalhu Robotics", siteUrl: "http://localhost:3000" },
    reference: "TG-7F3K-9Q2M",
    isPossibleSpam: false,
  });
  await transporter.sendMail({ ...email, from: "website@example.com", to: "sales@example.com" });
}

function median(figures: Figures[]): Figures {
  const sorted = figures.toSorted((a, b) => a["per second"] - b["per second"]);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error("No figures");
  return middle;
}

/** Of the process that serves, which is the child of the one that was started. */
function peakMemory(parent: number | undefined): string {
  const [pid] = readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8").split(" ");
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return (Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024).toFixed(0);
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => child.once("message", (port) => resolve(Number(port))));
}
