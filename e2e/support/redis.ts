import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { freePort } from "../../test-support/free-port";

export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

type TestRedis = { url: string; port: number; process: ChildProcess };

/** Starts a Redis server without persistence. Resolves when it accepts connections. */
export async function startRedis(port?: number): Promise<TestRedis> {
  const itsPort = port ?? (await freePort());
  return new Promise((resolve, reject) => {
    const options = ["--port", String(itsPort), "--bind", "127.0.0.1", "--save", ""];
    const redis = spawn("redis-server", options);
    redis.on("error", reject);
    redis.on("exit", () => reject(new Error(`redis-server did not start on port ${itsPort}`)));
    redis.stdout.on("data", (chunk: Buffer) => {
      if (!chunk.includes("Ready to accept connections")) return;
      resolve({ url: `redis://127.0.0.1:${itsPort}`, port: itsPort, process: redis });
    });
  });
}
