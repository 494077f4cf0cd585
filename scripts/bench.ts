import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import nodemailer from "nodemailer";
import { listenOnFreePort } from "../e2e/support/free-port";
import { sampleContext, sampleQuotation } from "../e2e/support/quotation";
import { startSite } from "../e2e/support/site";
import { quotationEmail } from "../lib/quotation/quotation-email";
import { QUOTATION_ENDPOINT } from "../lib/quotation/result";

/*
 * `npm run bench`: measures requests per second through the endpoint. For comparison, a plain nodemailer loop sends the
 * same e-mails to the same mail server, also with a connection for each message. Endpoint and loop take turns, so that
 * other load on the machine affects them equally. Then the endpoint is measured with 200 requests in flight, and with
 * 1,000 while the mail server takes 1.5 s for each reply. Most of the 1,000 are refused, and memory stays bounded.
 */
const ROUNDS = 10;
const PER_ROUND = 400;
const WARM_UP = 1_000;

if (process.argv[2] === "relay") await runRelay();
else await runBenchmark();

/**
 * Runs a mail server in its own process. It accepts every message and delays each reply by the milliseconds that the
 * parent process sends. smtp-server is not used, because its greeting takes 100 ms.
 */
async function runRelay() {
  let delay = 0;
  process.on("message", (milliseconds: number) => (delay = milliseconds));
  const server = createServer((socket) => {
    socket.write("220 ready\r\n");
    let isMessage = false;
    const answer = (line: string) => {
      if (isMessage && line !== ".") return;
      isMessage = line === "DATA";
      const reply = isMessage ? "354 go on\r\n" : "250 ok\r\n";
      if (delay > 0) setTimeout(() => socket.write(reply), delay);
      else socket.write(reply);
    };
    // The site closes a connection at its deadline.
    const lines = createInterface({ input: socket.on("error", () => {}) });
    lines.on("line", answer).on("error", () => {});
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

  await perSecond(throughLoop, WARM_UP, 20);
  await perSecond(throughEndpoint, WARM_UP, 20);
  const rounds: { loop: number; endpoint: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({
      loop: await perSecond(throughLoop, PER_ROUND, 20),
      endpoint: await perSecond(throughEndpoint, PER_ROUND, 20),
    });
  }
  const crowd = await perSecond(throughEndpoint, 3_000, 200);
  console.table({
    "plain nodemailer loop, 20 in flight, per second": median(rounds.map(({ loop }) => loop)),
    "endpoint, 20 in flight, per second": median(rounds.map(({ endpoint }) => endpoint)),
    "ratio of the two": median(rounds.map(({ loop, endpoint }) => endpoint / loop)),
    "endpoint, 200 in flight, per second": crowd.toPrecision(3),
    "peak memory, MB": peakMegabytes(site.process.pid),
  });
  await site.stop();

  relay.send(1_500);
  const slow = await startSite({ SMTP_URL: url });
  const statuses = await Promise.all(
    Array.from({ length: 1_000 }, () => post(`${slow.url}${QUOTATION_ENDPOINT}`, agent)),
  );
  const count = (status: number) => statuses.filter((each) => each === status).length;
  console.table({
    "1,000 in flight, 1.5 s a reply: sent": count(200),
    "refused with 503": count(503),
    "peak memory, MB": peakMegabytes(slow.process.pid),
  });
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

/** Calls `send` `count` times with `inFlight` calls in parallel. Resolves to the calls per second. */
async function perSecond(send: () => Promise<void>, count: number, inFlight: number) {
  let left = count;
  const worker = async () => {
    while (left-- > 0) await send();
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: inFlight }, worker));
  return (count * 1_000) / (performance.now() - started);
}

function median(values: number[]): string | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]?.toPrecision(3);
}

function peakMegabytes(pid: number | undefined): string {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return (Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024).toFixed(0);
}
