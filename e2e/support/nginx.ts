import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { Agent, request as httpsRequest } from "node:https";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { certificateFor } from "./certificate";
import { freePort } from "./free-port";
import { untilItAnswers } from "./until";

export type Answer = { status?: number; headers: Record<string, unknown>; body: Buffer };
export type Ask = (
  path: string,
  headers?: Record<string, string>,
  body?: string,
) => Promise<Answer>;

export const hasNginx = spawnSync("nginx", ["-v"]).status === 0;

const MODULES = "/etc/nginx/modules-enabled";
export const hasBrotli =
  existsSync(MODULES) && readdirSync(MODULES).some((module) => module.includes("brotli-static"));

export const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((own) => own?.address === "::1");

/**
 * Runs the delivered configuration with `root` in the place of /srv/temp-guard and copies of the site on `ports`; only
 * names, ports and folders are changed, and what `adapt` does.
 */
export async function startNginx(
  root: string,
  ports: [number, number],
  adapt = (configuration: string) => configuration,
) {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const [port, plainPort] = [await freePort(), await freePort()];
  const { key, cert } = certificateFor("localhost");
  writeFileSync(join(folder, "privkey.pem"), key);
  writeFileSync(join(folder, "fullchain.pem"), cert);
  const configuration = readFileSync("deploy/nginx.conf", "utf8")
    .replaceAll("/etc/letsencrypt/live/www.example.com", folder)
    .replaceAll("www.example.com", "localhost")
    .replaceAll("/srv/temp-guard", root)
    .replaceAll("/var/log/nginx", folder)
    .replace("127.0.0.1:3001", `127.0.0.1:${ports[0]}`)
    .replace("127.0.0.1:3002", `127.0.0.1:${ports[1]}`)
    .replace("listen 80;", `listen 127.0.0.1:${plainPort};`)
    .replace("listen [::]:80;", hasIpv6 ? `listen [::1]:${plainPort};` : "")
    .replace("listen 443 ssl", `listen 127.0.0.1:${port} ssl`)
    .replace("listen [::]:443 ssl http2;", hasIpv6 ? `listen [::1]:${port} ssl http2;` : "");
  writeFileSync(
    join(folder, "nginx.conf"),
    `${process.getuid?.() === 0 ? "user root;" : ""} daemon off; pid ${folder}/pid; error_log stderr warn;
include ${MODULES}/*.conf;
events {}
http {
  ${hasBrotli ? "brotli_static on;" : ""}
  include /etc/nginx/mime.types; access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  ${adapt(configuration)}
}`,
  );
  const command = ["-c", join(folder, "nginx.conf"), "-e", "stderr"];
  const nginx = spawn("nginx", command);
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  const ask: Ask = (path, headers, body) => askOver(agent, port, path, headers, body);
  await untilItAnswers(nginx, () => ask("/"), 10);
  const log = (name: string) => readFileSync(join(folder, name), "utf8");
  const stop = () => {
    agent.destroy();
    return nginx.kill("SIGTERM");
  };
  const reloadCommand = ["nginx", ...command, "-s", "reload"].join(" ");
  return { port, plainPort, ask, log, reloadCommand, stop };
}

function askOver(
  agent: Agent,
  port: number,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpsRequest(
      `https://localhost:${port}${path}`,
      {
        agent,
        method: body === undefined ? "GET" : "POST",
        headers: { "Accept-Encoding": "gzip, deflate, br", ...headers },
      },
      (response) =>
        buffer(response).then(
          (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
          reject,
        ),
    );
    request.on("error", (error: NodeJS.ErrnoException) => {
      // As browsers do: a server may close a connection that is kept for the next request, as nginx does on a reload.
      const isStale = request.reusedSocket && error.code === "ECONNRESET";
      if (isStale) askOver(agent, port, path, headers, body).then(resolve, reject);
      else reject(error);
    });
    request.end(body);
  });
}
