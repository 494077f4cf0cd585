import { type ChildProcess, spawn, spawnSync } from "node:child_process";

export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;

/** A Redis of our own that keeps nothing on disk. Resolves once it accepts connections. */
export function startRedis(port: number): Promise<ChildProcess> {
  return new Promise((resolve, reject) => {
    const redis = spawn("redis-server", [
      ...["--port", String(port)],
      ...["--bind", "127.0.0.1"],
      ...["--save", ""],
    ]);
    redis.on("error", reject);
    redis.on("exit", () => reject(new Error(`redis-server did not start on port ${port}`)));
    redis.stdout.on("data", (chunk: Buffer) => {
      if (chunk.includes("Ready to accept connections")) resolve(redis);
    });
  });
}
